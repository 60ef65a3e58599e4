import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import type { WordLogChanges } from "./use-word-log.ts";

const words = projectPage.counter;

/** What a file has made of the log, and the way back: it may have been the wrong one. */
export function CountedEntry({ entries: { counted, undoCounted } }: { entries: WordLogChanges }) {
  const [isUndoing, setIsUndoing] = useState(false);
  if (!counted) return null;
  const { draft, before } = counted;
  const undo = async () => {
    setIsUndoing(true);
    await undoCounted();
    setIsUndoing(false);
  };
  return (
    <p className="figures mt-3 flex flex-wrap items-center gap-x-3">
      {fillWords(before ? words.replaced : words.logged, {
        words: formatCount(draft.words),
        before: formatCount(before?.words ?? 0),
      })}
      <Button variant="secondary" size="small" isBusy={isUndoing} onClick={() => void undo()}>
        {words.undo}
      </Button>
    </p>
  );
}
