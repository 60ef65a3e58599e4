import { PaperCover } from "./paper-cover.tsx";

const turns = [
  "right-[2%] top-[5em] rotate-6 sm:right-[12%]",
  "left-[4%] top-[4em] -rotate-6 sm:left-[12%]",
  "left-1/2 top-[2em] -translate-x-1/2 rotate-0",
];

/** Three of the typeset papers, the one in question on top. */
export function PaperFan({ titles }: { titles: readonly [string, string, string] }) {
  return titles.map((title, place) => (
    <div key={title} className={`absolute w-[17em] shadow-book ${turns[place] ?? ""}`}>
      <PaperCover title={title} className="block w-full" />
    </div>
  ));
}
