import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import type { fanned } from "#content/resources.ts";
import { PaperCover } from "./paper-cover.tsx";

const turns = [
  "top-[1.8em] left-[2em] w-[17.5em] -rotate-3 max-lg:top-[1.6em] max-lg:left-[calc(50%-1.8em)] max-lg:w-[15em] max-lg:rotate-2",
  "top-[2.2em] right-[2em] w-[17.5em] rotate-3 max-lg:hidden",
];

/**
 * Three of the typeset papers: the one in question on top, and behind it two pages that lie open.
 * A low plate has its cover and its own page beside each other.
 */
export function PaperFan({ title, open }: ReturnType<typeof fanned>) {
  return (
    <>
      {open.map((slug, place) => (
        <InsidePage key={slug} of={slug} className={`absolute ${turns[place]}`} />
      ))}
      <PaperCover
        title={title}
        className="absolute top-[14.3em] left-1/2 block w-[14em] -translate-x-1/2 shadow-book max-lg:top-[2.4em] max-lg:left-[calc(50%-13em)] max-lg:w-[11em] max-lg:translate-x-0"
      />
    </>
  );
}
