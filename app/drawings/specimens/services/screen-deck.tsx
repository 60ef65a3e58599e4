import { screenDeck } from "#content/plates.ts";
import { StringsStill } from "../../plates/film-still.tsx";
import { Sheet } from "../../plates/sheet.tsx";

/** The first page of a deck on those after it: what would be seen, and below it what it is. */
export const ScreenDeck = () => (
  <>
    <Sheet className="inset-x-[13cqi] top-[7cqi] h-[50cqi] rotate-3" />
    <Sheet className="inset-x-[13cqi] top-[6cqi] flex h-[50cqi] -rotate-1 flex-col p-[3cqi]">
      <StringsStill lines={[]} className="min-h-0 w-full grow" />
      <p className="mt-[2.5cqi] text-[6.5cqi] leading-tight">{screenDeck.title}</p>
      <p className="text-[5cqi] leading-snug text-ink-soft italic">{screenDeck.kind}</p>
    </Sheet>
  </>
);
