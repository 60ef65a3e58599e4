import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import type { fanned } from "#content/resources.ts";
import { PaperCover } from "./paper-cover.tsx";

const turns = ["top-[4em] left-[4%] -rotate-6", "top-[5em] right-[4%] rotate-6"];

/** Three of the typeset papers: the one in question on top, and behind it two that lie open. */
export function PaperFan({ title, open }: ReturnType<typeof fanned>) {
  return (
    <>
      {open.map((slug, place) => (
        <InsidePage key={slug} of={slug} className={`absolute w-[18em] ${turns[place]}`} />
      ))}
      <PaperCover title={title} className="absolute top-[2em] left-1/2 block w-[17em] -translate-x-1/2 shadow-book" />
    </>
  );
}
