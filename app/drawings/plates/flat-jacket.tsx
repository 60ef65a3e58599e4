import { classNames } from "#app/ui/class-names.ts";
import { jacket as words } from "#content/plates.ts";
import { site } from "#content/site.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Portrait } from "../portrait.tsx";
import { Spine } from "../spine.tsx";
import { breakLines } from "../title-setting.ts";
import { BarCode } from "./bar-code.tsx";

const design = 6;
const { ground, ink, second, accent } = covers[design].palette;

/**
 * A hardcover's jacket as the printer gets it: flap, back, spine, front, flap, its color running beyond the trim, and outside of
 * that the marks for trim and folds. A phone has no room for the flaps.
 */
export function FlatJacket({ className }: { className?: string }) {
  return (
    <div className={classNames("relative", className)}>
      <div className="absolute inset-x-[2.3%] inset-y-[4.9%] shadow-book max-sm:inset-x-[16.4%]" />
      <svg viewBox="-20 -22 652 344" aria-hidden="true" className="relative block w-full">
        <path d="M86-6h440v312H86z" fill={ground} />
        <g className="max-sm:hidden" fontFamily="var(--font-serif)" fontSize="8.6" fill={ink}>
          <path d="M-6-6h98v312H-6zM520-6h98v312h-98z" fill={ground} />
          <path d="M-6-6h98v312H-6zM520-6h98v312h-98z" fill={second} fillOpacity=".5" />
          <text x="532" y="40" fontStyle="italic" fontSize="10">
            {words.kind}
          </text>
          <svg x="12" y="26" width="40" height="50" aria-hidden="true">
            <Portrait id={2} />
          </svg>
          <Lines text={words.flap} length={18} x={12} y={96} leading={13} />
          <Lines text={words.teaser} length={18} x={532} y={66} leading={13} />
          <circle cx="566" cy="232" r="13" fill={accent} />
          <circle cx="561" cy="229" r="2.300" fill={ink} fillOpacity=".45" />
          <text x="566" y="278" fontSize="10" textAnchor="middle">
            {site.name}
          </text>
        </g>
        <g fontFamily="var(--font-serif)" fontSize="11.5" fill={ink} className="max-sm:text-[12.8px]">
          <Lines text={words.blurb} length={30} x={112} y={70} leading={17} />
        </g>
        <svg x="206" y="222" width="72" height="52" aria-hidden="true" className="on-paper text-ink">
          <BarCode digits={words.isbn} />
        </svg>
        {/* A bound front is set off its hinge; flat, it has none. The spine lies over the rest. */}
        <g transform="translate(313 0)">
          <CoverBoard title={words.title} author={words.author} design={design} flat />
        </g>
        <g transform="translate(320 0)rotate(90)">
          <Spine book={{ title: words.title, author: words.author, design }} length={300} thickness={28} flat />
        </g>
        <path d="M292 14h28M292 18h28M292 282h28M292 286h28" stroke={accent} />
        {/* Trim at the corners, folds where the sheet turns. */}
        <g stroke="var(--color-ink)" strokeWidth=".8">
          <path
            className="max-sm:hidden"
            d="M0-9v-12M612-9v-12M0 309v12M612 309v12M-9 0h-10M-9 300h-10M621 0h10M621 300h10"
          />
          <path
            className="sm:hidden"
            d="M92-9v-12M520-9v-12M92 309v12M520 309v12M83 0h-10M83 300h-10M529 0h10M529 300h10"
          />
        </g>
        <g stroke="var(--color-gold)" strokeDasharray="2 2">
          <path d="M292-9v-12M320-9v-12M292 309v12M320 309v12" />
          <path className="max-sm:hidden" d="M92-9v-12M520-9v-12M92 309v12M520 309v12" />
        </g>
      </svg>
    </div>
  );
}

type LinesProps = { text: string; length: number; x: number; y: number; leading: number };

function Lines({ text, length, x, y, leading }: LinesProps) {
  return breakLines(text, length).map((line, place) => (
    <text key={line} x={x} y={y + place * leading}>
      {line}
    </text>
  ));
}
