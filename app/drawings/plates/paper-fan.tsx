import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import type { fanned } from "#content/resources.ts";
import { PaperCover } from "./paper-cover.tsx";

/** One of the typeset papers, and a page of it that lies open beside its cover. */
export function PaperFan({ title, open }: ReturnType<typeof fanned>) {
  return (
    <>
      <InsidePage
        of={open}
        className="absolute top-[4em] left-[calc(50%-2.3em)] w-[20em] rotate-2 max-lg:top-[1.6em] max-lg:left-[calc(50%-1.2em)] max-lg:w-[15em] max-lg:aspect-auto max-lg:-bottom-[0.6em]"
      />
      <PaperCover
        title={title}
        className="absolute top-[9.8em] left-[calc(50%-18.2em)] block w-[15em] shadow-book max-lg:top-[2.4em] max-lg:left-[calc(50%-13em)] max-lg:w-[11em]"
      />
    </>
  );
}
