import { Sheet } from "./sheet.tsx";

/** Papers of two tints and several sizes, as they come. */
const places = [
  { top: "0", left: "-1.2em", rotate: "-2.5deg", paddingLeft: "2.4em", fontSize: "1.15em" },
  { top: "19.5%", right: "-1.6em", rotate: "2deg", fontSize: "0.92em", background: "var(--color-paper-deep)" },
  { top: "37.5%", left: "1.6em", rotate: "-1.2deg" },
  { top: "55%", right: "1.4em", rotate: "2.4deg", fontSize: "0.92em", background: "var(--color-paper-deep)" },
  { top: "73%", left: "1.1em", rotate: "-1.8deg", fontSize: "1.1em" },
];

/** Questions on slips of paper, as they arrive: one over the other, and each can be read. The last has its answer, in pencil; a phone has the first two. */
export function Slips({ texts, answer }: { texts: readonly string[]; answer: string }) {
  return (
    <div className="absolute inset-x-0 top-[max(0.5em,50%-10.6em)] h-[21.2em] text-[1.4em] leading-tight max-sm:top-[1.3em] max-sm:text-[1.25em]">
      {texts.slice(0, places.length).map((text, place) => (
        <Sheet
          key={text}
          className="w-[19em] px-[1.6em] pt-[1em] pb-[1.4em] text-balance italic max-lg:nth-4:hidden max-lg:nth-5:hidden max-sm:nth-2:top-[29%]! max-sm:nth-2:text-[1.08em]! max-sm:nth-3:hidden"
          style={places[place]}
        >
          {text}
          {place === places.length - 1 && <p className="text-action">{answer}</p>}
        </Sheet>
      ))}
    </div>
  );
}
