import { Sheet } from "./sheet.tsx";

const places = [
  { top: "1.6em", left: "5%", rotate: "-2deg" },
  { top: "8em", right: "3%", rotate: "3deg" },
  { top: "15em", left: "9%", rotate: "1deg" },
  { top: "22em", right: "2%", rotate: "-2deg" },
];

/** Questions on slips of paper, as they arrive. */
export function Slips({ texts }: { texts: readonly string[] }) {
  return texts.slice(0, places.length).map((text, place) => (
    <Sheet
      key={text}
      className="italic"
      style={{ width: "20em", padding: "1.5em 1.8em", fontSize: "1.12em", lineHeight: 1.3, ...places[place] }}
    >
      {text}
    </Sheet>
  ));
}
