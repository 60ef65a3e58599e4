import { Sheet } from "./sheet.tsx";

/** Papers of two tints, as they come; each lies a little over the one before. */
const places = [
  { top: "0", left: "0.7em", rotate: "-2.5deg" },
  { top: "30%", right: "0.6em", rotate: "1.5deg", background: "var(--color-paper-deep)" },
  { top: "59.5%", left: "1.3em", rotate: "-1.5deg" },
];

/** Questions on slips of paper, as they arrive: the first, one from the middle, and the last; each has its answer in pencil. A low plate has two, on a phone beside a book. */
export function Slips({ texts, answers }: { texts: readonly string[]; answers: readonly string[] }) {
  const shown = [0, 2, texts.length - 1].map((place) => texts[place] ?? "");
  return (
    <div className="absolute inset-x-0 top-[max(0.7em,50%-7.9em)] h-[19em] text-[1.86em] leading-[1.22] max-lg:mx-auto max-lg:max-w-[34em] sm:max-lg:text-[1.45em] max-sm:top-[0.9em] max-sm:text-[1.36em]">
      {shown.map((text, place) => (
        <Sheet
          key={text}
          className="w-fit max-w-[16.6em] px-[1.1em] pt-[0.9em] pb-[1.1em] text-balance italic max-lg:nth-2:top-[34%]! max-lg:nth-3:hidden max-sm:max-w-[15.4em] max-sm:px-[0.9em] max-sm:pt-[0.6em] max-sm:pb-[0.7em] max-sm:nth-2:top-[42%]! max-sm:nth-2:right-auto! max-sm:nth-2:left-[0.5em]!"
          style={places[place]}
        >
          {text}
          <p className="mt-[0.25em] text-action">{answers[place]}</p>
        </Sheet>
      ))}
    </div>
  );
}
