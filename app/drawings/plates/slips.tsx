import { Sheet } from "./sheet.tsx";

/** Papers of two tints: where one lies over another, both are seen. */
const places = [
  { top: "0", left: "-0.6em", rotate: "-2.5deg" },
  { top: "4.3em", right: "-0.8em", rotate: "2deg", background: "var(--color-paper-deep)" },
  { top: "8.6em", left: "0.7em", rotate: "-1.2deg" },
  { top: "12.9em", right: "0.3em", rotate: "2.4deg", background: "var(--color-paper-deep)" },
  { top: "17.2em", left: "1.2em", rotate: "-1.8deg" },
];

/** Questions on slips of paper, as they arrive: one over the other, and each can be read. */
export function Slips({ texts }: { texts: readonly string[] }) {
  return (
    <div className="absolute inset-x-0 top-[max(0.5em,50%-11.7em)] h-[23.4em] text-[1.2em] leading-tight sm:text-[1.45em]">
      {texts.slice(0, places.length).map((text, place) => (
        <Sheet
          key={text}
          className="w-[19em] px-[1.6em] pt-[1.2em] pb-[1.9em] text-balance italic max-sm:nth-5:hidden"
          style={places[place]}
        >
          {text}
        </Sheet>
      ))}
    </div>
  );
}
