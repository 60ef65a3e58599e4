import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import type { fanned } from "#content/resources.ts";
import { PaperCover } from "./paper-cover.tsx";

const turns = [
  "top-[1.8em] left-[2em] -rotate-3 max-sm:left-[2.4em] max-sm:-rotate-6",
  "top-[2.2em] right-[2em] rotate-3 max-lg:top-[3em] max-sm:right-[2.4em] max-sm:rotate-6",
];

/** Three of the typeset papers: the one in question on top, and behind it two pages that lie open down to where it covers them. */
export function PaperFan({ title, open }: ReturnType<typeof fanned>) {
  return (
    <>
      {open.map((slug, place) => (
        <InsidePage
          key={slug}
          of={slug}
          isHalfHidden
          className={`absolute w-[17.5em] max-sm:w-[14em] ${turns[place]}`}
        />
      ))}
      <PaperCover
        title={title}
        className="absolute top-[16.4em] left-1/2 block w-[17em] -translate-x-1/2 shadow-book max-lg:top-[2em] max-lg:w-[14.4em] max-sm:w-[13.4em]"
      />
    </>
  );
}
