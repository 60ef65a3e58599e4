import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import type { fanned } from "#content/resources.ts";
import { PaperCover } from "./paper-cover.tsx";

const turns = ["top-[1.6em] left-[3%] -rotate-4", "top-[2.2em] right-[3%] rotate-4"];

/** Three of the typeset papers: the one in question on top, and behind it two pages that lie open. */
export function PaperFan({ title, open }: ReturnType<typeof fanned>) {
  return (
    <>
      {open.map((slug, place) => (
        <InsidePage key={slug} of={slug} className={`absolute w-[18em] ${turns[place]}`} />
      ))}
      <PaperCover
        title={title}
        className="absolute top-[7.4em] left-1/2 lg:top-[11em] block w-[17em] -translate-x-1/2 shadow-book"
      />
    </>
  );
}
