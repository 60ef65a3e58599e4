import { Sheet } from "./sheet.tsx";

const places = [
  "top-[1.6em] left-[5%] -rotate-2",
  "top-[8em] right-[-1em] rotate-3 sm:right-[5%]",
  "top-[15em] left-[9%] rotate-1",
  "top-[22em] right-[2%] -rotate-2",
];

/** Questions on slips of paper, as they arrive. */
export function Slips({ texts }: { texts: readonly string[] }) {
  return texts.slice(0, places.length).map((text, place) => (
    <Sheet key={text} className={`w-[21em] px-[1.8em] py-[1.5em] text-[1.12em] leading-[1.3] italic ${places[place]}`}>
      {text}
    </Sheet>
  ));
}
