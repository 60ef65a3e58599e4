import { exampleBook } from "#content/example-book.ts";
import { editedPage, sellSheet } from "#content/plates.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { BookBody, CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import type { PictureProps } from "../picture.tsx";
import { Picture } from "../picture.tsx";
import { Spine } from "../spine.tsx";
import { TypeBlock } from "../type-block.tsx";

const book = { title: exampleBook.title, author: exampleBook.author, design: 7 } as const;
const { ground, ink, second, accent } = covers[book.design].palette;
/** As much as an e-reader shows in large type. */
const page = `${editedPage.clean.split(". ").slice(0, 2).join(". ")}.`;
const shade = { fillOpacity: 0.13 };

/** How far a smaller pile is moved to stand in the middle, and down where no hardcover lies under it. */
const ranks = {
  launch: { rank: 1, over: 28, down: 34 },
  pro: { rank: 2, over: -32, down: 34 },
  endorsed: { rank: 3, over: 0, down: 0 },
} as const;

/** What one book lies on the table with at each price; each pile holds the one before it. */
export function PackagePile({ size, alt, className }: PictureProps & { size: keyof typeof ranks }) {
  const { rank, over, down } = ranks[size];
  return (
    <Picture viewBox="2 -16 372 222" alt={alt} className={className}>
      <path d="M-900 196h2160" stroke="var(--color-rule-strong)" />
      <g transform={`translate(${over})`}>
        {rank >= 2 && <Site />}
        {rank >= 2 && <Frame />}
        {rank >= 3 && <Folder />}
        {rank >= 3 && (
          <g transform="translate(38 162)">
            <path d="M4 34h214l12 5H12z" {...shade} />
            <Spine book={book} length={216} thickness={34} />
          </g>
        )}
        <g transform={`translate(0 ${down})`}>
          <g transform="translate(62 -3)scale(.54)">
            <path d="M6 304h204l20 8H26z" {...shade} />
            <BookBody {...book} />
          </g>
          <Reader />
        </g>
      </g>
    </Picture>
  );
}

function Reader() {
  return (
    <g transform="translate(170 46)">
      <path d="M3 114h80l12 5H12z" {...shade} />
      <rect width="84" height="116" rx="5" fill="#2b2d33" />
      <path d="M6 7h72v96H6z" fill="#f1eee4" />
      <TypeBlock text={page} x={12} y={17} width={62} height={80} maxSize={8} leading={1.35} fill={ink} />
    </g>
  );
}

/** The first screen of the author's own site, as far as it shows behind the rest. */
function Site() {
  const { author, navigation } = authorWebsitePage.demo.sample;
  return (
    <g transform="translate(236 -10)" fontFamily="var(--font-serif)" fill={ink} textAnchor="middle">
      <rect width="136" height="160" rx="3" fill={second} stroke={ink} strokeOpacity=".5" />
      <path d="M0 10h136M7 5h4M14 5h4M21 5h4" stroke={ink} strokeOpacity=".5" />
      <text x="68" y="28" fontSize="14">
        {author}
      </text>
      <text x="68" y="40" fontSize="7" fontStyle="italic" wordSpacing="1">
        {navigation.slice(0, 3).join(" · ")}
      </text>
      <path d="M.5 48h135v111H.5z" fill={ground} />
      <path d="M18 56h48v72H18z" {...shade} transform="translate(3 2)" />
      <g transform="translate(18 56)scale(.24)" textAnchor="start">
        <CoverBoard {...book} />
      </g>
      <TypeBlock text={book.title} x={74} y={62} width={58} height={50} maxSize={15} fill={ink} />
    </g>
  );
}

/** The trailer, at the line it ends with. */
function Frame() {
  return (
    <g transform="translate(250 116)">
      <path d="M4 80h118l10 4H12z" {...shade} />
      <path d="M0 0h122v80H0z" fill={ink} />
      <text x="61" y="40" fontFamily="var(--font-serif)" fontSize="14" fill={second} textAnchor="middle">
        {sellSheet.line}
      </text>
      <path d="M10 64v9l8-4.500z" fill={second} />
      <path d="M26 68.500h86" stroke={second} strokeOpacity=".35" strokeWidth="1.600" />
      <path d="M26 68.500h58" stroke={accent} strokeWidth="1.600" />
    </g>
  );
}

function Folder() {
  return (
    <g transform="translate(8 92)rotate(-5)">
      <path d="M3 4h78v100H3z" {...shade} />
      <path d="M0 0h78v104H0z" fill="#c9a46a" />
      <path d="M6 -22h66v110H6z" fill="#fdfaf2" stroke="#d8cfbd" />
      <TypeBlock text={book.title} x={12} y={-12} width={44} height={40} maxSize={11} fill={ink} />
      <path d="M0 36h78v68H0z" fill="#d6b57f" />
    </g>
  );
}
