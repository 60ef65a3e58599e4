import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bookQuery } from "#app/features/projects/project-queries.ts";
import { CountedEntry } from "#app/features/projects/word-log/counted-entry.tsx";
import { useWordLog } from "#app/features/projects/word-log/use-word-log.ts";
import { Button } from "#app/ui/button.tsx";
import { bookPage } from "#content/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";

const words = bookPage.upload.log;

/** How many words a manuscript has, counted in the browser while it is sent; nothing where it cannot be read as one. */
export async function countForLog(file: File): Promise<number | undefined> {
  const { countManuscript } = await import("#app/features/projects/word-log/count-manuscript.ts");
  const count = await countManuscript(file);
  return "words" in count ? count.words : undefined;
}

/** Offers the count for the author's own word log. A project that the author has deleted since has none. */
export function LogWords({ project, words: total }: { project: number; words: number }) {
  const { data } = useQuery(bookQuery(project));
  const entries = useWordLog(project, data?.log ?? []);
  const [isStoring, setIsStoring] = useState(false);
  if (!data) return null;
  const store = async () => {
    setIsStoring(true);
    await entries.addCounted(total);
    setIsStoring(false);
  };
  if (entries.counted) return <CountedEntry entries={entries} />;
  return (
    <div className="flex flex-wrap items-center gap-3 border-l-2 border-gold pl-3">
      <p className="figures">{fillWords(words.counted, { words: formatCount(total) })}</p>
      <Button variant="secondary" size="small" isBusy={isStoring} onClick={() => void store()}>
        {words.use}
      </Button>
    </div>
  );
}
