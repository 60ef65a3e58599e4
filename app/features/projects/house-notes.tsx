import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import type { HouseNote } from "./house-note-store.ts";

const words = projectPage.houseNotes;
const shownAtFirst = 2;

/** Letters in the margin: newest first. Where the house has said nothing, nothing stands here. */
export function HouseNotes({ notes }: { notes: readonly HouseNote[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (notes.length === 0) return null;
  const shown = isWhole ? notes : notes.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="house-notes">
      <h2 id="house-notes" className="mb-3 text-title-s">
        {words.title}
      </h2>
      <ol className="flex flex-col gap-5">
        {shown.map((note) => (
          <li key={note.id} className="border-l-2 border-gold pl-4">
            <p className="max-w-measure whitespace-pre-line">{note.text}</p>
            <p className="figures mt-1 text-sm text-ink-soft">
              {fillWords(words.signed, { who: note.who, moment: sayMoment(note.createdAt) })}
            </p>
          </li>
        ))}
      </ol>
      {shown.length < notes.length && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setIsWhole(true)}>
          {fillWords(words.showAll, { count: notes.length })}
        </Button>
      )}
    </section>
  );
}
