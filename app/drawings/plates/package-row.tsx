import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { exampleBook } from "#content/example-book.ts";
import { editedPage, sellSheet } from "#content/plates.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { BookBody, CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Picture } from "../picture.tsx";
import { Spine } from "../spine.tsx";
import { breakLines } from "../title-setting.ts";
import { TypeBlock } from "../type-block.tsx";

const book = { title: exampleBook.title, author: exampleBook.author, design: 7 } as const;
const { ground, ink, second, accent } = covers[book.design].palette;
const shade = { fillOpacity: 0.13 };

/** As much as an e-reader shows in large type. */
const page = `${editedPage.clean.split(". ").slice(0, 4).join(". ")}.`;

const ranks = { launch: 1, pro: 2, endorsed: 3 } as const;

/**
 * What one book lies on the table with at each price. Everything has its place in all three rows; where a package leaves
 * something out, its outline stands there, before what is behind it. What it stands on is the lower edge.
 */
export function PackageRow({ size, className }: { size: keyof typeof ranks; className?: string }) {
  const [hasCampaign, hasSubmission] = [ranks[size] >= 2, ranks[size] >= 3];
  return (
    <Picture viewBox="4 24 448 172" className={classNames("block overflow-visible", className)}>
      {/* A drawn book is 206 by 305: at .535 as large as its place, and a spine of 310 by 63.6 as large as that beside it. */}
      <Place at={[6, 30]} box={[34, 166]} isTaken={hasSubmission}>
        <g transform="translate(34)rotate(90)scale(.535)">
          <Spine book={book} length={310} thickness={63.6} upright />
        </g>
      </Place>
      <Place at={[44, 32]} box={[110, 164]} isTaken>
        <g transform="scale(.535)">
          <BookBody {...book} />
        </g>
      </Place>
      <Place at={[160, 92]} box={[76, 104]} isTaken>
        <Reader />
      </Place>
      <Place at={[238, 76]} box={[104, 120]} outline={62} isTaken={hasCampaign}>
        <Site />
      </Place>
      <Place at={[384, 96]} box={[66, 100]} isTaken={hasSubmission}>
        <Folder />
      </Place>
      <Place at={[306, 136]} box={[90, 60]} outline={72} isTaken={hasCampaign}>
        <Frame />
      </Place>
    </Picture>
  );
}

type PlaceProps = {
  at: readonly [number, number];
  box: readonly [number, number];
  /** How much of its breadth nothing stands before. */
  outline?: number;
  isTaken: boolean;
  children: ReactNode;
};

function Place({ at: [x, y], box: [width, height], outline = width, isTaken, children }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isTaken ? (
        <>
          <path d={`M4 ${height}h${width}l10 5H14z`} {...shade} />
          {children}
        </>
      ) : (
        <path
          d={`M.5 ${height}V.5h${outline - 1}V${height}`}
          fill="none"
          stroke="var(--color-ink-soft)"
          strokeDasharray="4 4"
          className="dark:stroke-[1.5]"
        />
      )}
    </g>
  );
}

/** A page on a screen, 76 by 104. */
export function Reader() {
  return (
    <g transform="scale(.9)">
      <rect width="84" height="116" rx="5" fill="#2b2d33" className="dark:stroke-rule-strong" />
      <path d="M6 7h72v96H6z" fill="#f1eee4" />
      <g fontFamily="var(--font-serif)" fontSize="6.600" fill={ink}>
        {breakLines(page, 22).map((line, place) => (
          <text key={line} x="12" y={19 + place * 9.4}>
            {line}
          </text>
        ))}
        <text x="42" y="100" fontSize="5" textAnchor="middle">
          {editedPage.place}
        </text>
      </g>
      <path d="M12 92.500h60" stroke={ink} strokeOpacity=".3" strokeWidth=".6" />
      <path d="M12 92.500h8" stroke={ink} strokeWidth="1.200" />
    </g>
  );
}

/** The first screen of the author's own site. */
function Site() {
  const { author } = authorWebsitePage.demo.sample;
  return (
    <g fontFamily="var(--font-serif)" fill={ink}>
      <rect width="104" height="120" rx="2" fill={second} stroke={ink} strokeOpacity=".5" />
      <path d="M0 9h104M6 4.500h3M12 4.500h3M18 4.500h3" stroke={ink} strokeOpacity=".5" />
      <text x="52" y="25" fontSize="12" textAnchor="middle">
        {author}
      </text>
      <path d="M.5 34h103v85.500H.500z" fill={ground} />
      <g transform="translate(10 42)scale(.23)">
        <CoverBoard {...book} />
      </g>
    </g>
  );
}

/** The trailer, at the line it ends with. */
function Frame() {
  return (
    <>
      <path d="M0 0h90v60H0z" fill={ink} className="dark:stroke-rule-strong" />
      <text x="39" y="29" fontFamily="var(--font-serif)" fontSize="9.2" fill={second} textAnchor="middle">
        {sellSheet.line}
      </text>
      <path d="M8 48v7l6-3.500z" fill={second} />
      <path d="M20 51.500h50" stroke={second} strokeOpacity=".35" strokeWidth="1.500" />
      <path d="M20 51.500h34" stroke={accent} strokeWidth="1.500" />
    </>
  );
}

/** The folder that goes to agents, with its first sheet. */
function Folder() {
  return (
    <>
      <path d="M0 14h66v86H0z" fill="#c9a46a" />
      <path d="M5 0h56v90H5z" fill="#fdfaf2" stroke="#d8cfbd" />
      <TypeBlock text={book.title} x={10} y={8} width={44} height={40} maxSize={11} fill={ink} />
      <path d="M0 46h66v54H0z" fill="#d6b57f" />
    </>
  );
}
