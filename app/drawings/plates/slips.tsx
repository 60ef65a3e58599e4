import { Sheet } from "./sheet.tsx";

/** Papers of two tints, as they come. */
const places = [
  { top: "0", left: "1em", rotate: "-2.5deg" },
  { top: "33.5%", right: "1em", rotate: "2deg", background: "var(--color-paper-deep)" },
  { top: "66.5%", left: "1.4em", rotate: "-1.5deg" },
];

/** Questions on slips of paper, as they arrive: the first, one from the middle, and the last, which has its answer in pencil. A low plate has two. */
export function Slips({ texts, answer }: { texts: readonly string[]; answer: string }) {
  const shown = [0, 2, texts.length - 1].map((place) => texts[place] ?? "");
  return (
    <div className="absolute inset-x-0 top-[max(0.5em,50%-9.4em)] h-[18.8em] text-[1.6em] leading-tight max-lg:mx-auto max-lg:max-w-[36em] max-sm:top-[0.7em] max-sm:text-[1.25em]">
      {shown.map((text, place) => (
        <Sheet
          key={text}
          className="w-[18em] px-[1.4em] pt-[1em] pb-[1.3em] text-balance italic max-lg:nth-2:top-[33%]! max-lg:nth-3:hidden max-sm:nth-2:top-[37%]!"
          style={places[place]}
        >
          {text}
          {place === shown.length - 1 && <p className="text-action">{answer}</p>}
        </Sheet>
      ))}
    </div>
  );
}
