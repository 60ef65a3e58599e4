import { PaperCover } from "./paper-cover.tsx";

const turns = [
  { right: "6%", top: "5em", rotate: "6deg" },
  { left: "6%", top: "4em", rotate: "-6deg" },
  { left: "50%", top: "2em", translate: "-50%" },
];

/** Three of the typeset papers, the one in question on top. */
export function PaperFan({ titles }: { titles: readonly [string, string, string] }) {
  return titles.map((title, place) => (
    <div key={title} className="absolute shadow-book" style={{ width: "17em", ...turns[place] }}>
      <PaperCover title={title} className="block w-full" />
    </div>
  ));
}
