import { classNames } from "#app/ui/class-names.ts";
import { copyrightPage, jacket as words } from "#content/plates.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Spine } from "../spine.tsx";
import { BarCode } from "./bar-code.tsx";

const design = 6;
const { ground, ink, second, accent } = covers[design].palette;
/** Breaks a text into lines of about so many letters. */
function lines(text: string, length: number): string[] {
  const done: string[] = [];
  for (const word of text.split(" ")) {
    const last = done.at(-1);
    if (last && last.length + word.length < length) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  return done;
}

/**
 * A hardcover's jacket as the printer gets it: flap, back, spine, front, flap, with its trim and fold marks. A phone has no room
 * for the flaps.
 */
export function FlatJacket({ className }: { className?: string }) {
  return (
    <div className={classNames("relative", className)}>
      <div className="absolute inset-x-[3.07%] inset-y-[6.4%] shadow-book max-sm:inset-x-[17.18%]" />
      <svg viewBox="-20 -22 652 344" aria-hidden="true" className="relative block w-full">
        <path d="M92 0h428v300H92z" fill={ground} />
        <g className="max-sm:hidden" fontFamily="var(--font-serif)" fontSize="8.6" fill={ink}>
          <path d="M0 0h92v300H0zM520 0h92v300h-92z" fill={ground} />
          <path d="M0 0h92v300H0zM520 0h92v300h-92z" fill={second} fillOpacity=".5" />
          {lines(words.flap, 18).map((line, place) => (
            <text key={line} x="12" y={40 + place * 13}>
              {line}
            </text>
          ))}
          <text x="534" y="40" fontStyle="italic" fontSize="10">
            {words.kind}
          </text>
          <circle cx="566" cy="150" r="17" fill={accent} />
          <circle cx="560" cy="146" r="3" fill={ink} fillOpacity=".45" />
        </g>
        <g fontFamily="var(--font-serif)" fontSize="11.5" fill={ink} className="max-sm:text-[12.8px]">
          {lines(words.blurb, 30).map((line, place) => (
            <text key={line} x="112" y={70 + place * 17}>
              {line}
            </text>
          ))}
        </g>
        <svg x="206" y="222" width="72" height="52" aria-hidden="true" className="on-paper text-ink">
          <BarCode digits={copyrightPage.isbn} />
        </svg>
        {/* A bound front is set off its hinge; flat, it has none. The spine lies over the rest. */}
        <g transform="translate(313 0)">
          <CoverBoard title={words.title} author={words.author} design={design} flat />
        </g>
        <g transform="translate(320 0)rotate(90)">
          <Spine book={{ title: words.title, author: words.author, design }} length={300} thickness={28} upright />
        </g>
        {/* Trim at the corners, folds where the sheet turns. */}
        <path
          className="max-sm:hidden"
          d="M0 -18v12M612 -18v12M0 306v12M612 306v12M-18 0h12M-18 300h12M618 0h12M618 300h12"
          stroke="var(--color-ink)"
          strokeWidth=".8"
        />
        <path
          d="M92 -18v14M292 -18v14M320 -18v14M520 -18v14M92 304v14M292 304v14M320 304v14M520 304v14"
          stroke="var(--color-gold)"
          strokeDasharray="2 2"
        />
      </svg>
    </div>
  );
}
