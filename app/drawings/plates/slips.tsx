import { Sheet } from "./sheet.tsx";

const places = [
  { top: "0", left: "-0.6em", rotate: "-2.5deg" },
  { top: "4.4em", right: "-0.8em", rotate: "2deg" },
  { top: "8.8em", left: "0.7em", rotate: "-1.2deg" },
  { top: "13.2em", right: "0.3em", rotate: "2.4deg" },
  { top: "17.6em", left: "1.2em", rotate: "-1.8deg" },
];

/** Questions on slips of paper, as they arrive: one over the other, and each can be read. */
export function Slips({ texts }: { texts: readonly string[] }) {
  return (
    <div className="absolute inset-x-0 top-[max(0.5em,50%-11.7em)] h-[23.4em] text-[1.2em] leading-tight sm:text-[1.45em]">
      {texts.slice(0, places.length).map((text, place) => (
        <Sheet
          key={text}
          className="w-[19em] px-[1.6em] pt-[1.2em] pb-[1.9em] text-balance italic"
          style={places[place]}
        >
          {text}
        </Sheet>
      ))}
    </div>
  );
}
