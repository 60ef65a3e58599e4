import { Sheet } from "./sheet.tsx";

/** Papers of two tints and several sizes, as they come. */
const places = [
  { top: "0", left: "-0.4em", rotate: "-2.5deg", fontSize: "1.15em" },
  { top: "21%", right: "-0.8em", rotate: "2deg", fontSize: "0.92em", background: "var(--color-paper-deep)" },
  { top: "37%", left: "1.6em", rotate: "-1.2deg" },
  { top: "57%", right: "0.8em", rotate: "2.4deg", fontSize: "0.92em", background: "var(--color-paper-deep)" },
  { top: "74%", left: "0.8em", rotate: "-1.8deg", fontSize: "1.1em" },
];

/** Questions on slips of paper, as they arrive: one over the other, and each can be read. The last has its answer, in pencil. */
export function Slips({ texts, answer }: { texts: readonly string[]; answer: string }) {
  return (
    <div className="absolute inset-x-0 top-[max(0.5em,50%-11.7em)] h-[23.4em] text-[1.2em] leading-tight sm:text-[1.4em]">
      {texts.slice(0, places.length).map((text, place) => (
        <Sheet
          key={text}
          className="w-[19em] px-[1.6em] pt-[1.2em] pb-[1.7em] text-balance italic max-lg:nth-4:hidden max-lg:nth-5:hidden"
          style={places[place]}
        >
          {text}
          {place === places.length - 1 && <p className="text-action">{answer}</p>}
        </Sheet>
      ))}
    </div>
  );
}
