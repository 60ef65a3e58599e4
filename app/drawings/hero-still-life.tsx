import { classNames } from "#app/ui/class-names.ts";
import { type Book, BookBody, CoverBoard } from "./book-cover.tsx";
import { binding, type CoverPalette } from "./covers.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { Spine } from "./spine.tsx";

type HeroStillLifeProps = PictureProps & {
  /**
   * Three shown from the front (large, on the pile, and cut by the page's edge), two standing spine out, two lying in the
   * pile, top one first.
   */
  books: readonly [Book, Book, Book, Book, Book, Book, Book];
};

/** Where the books stand. */
const shelf = 568;

/** The shade a book throws on the wall to its right, as high as it is itself less the slant of the light. */
const cast = (right: number, top: number) => `M${right} ${top + 22}l30 26V${shelf}H${right}z`;

/**
 * The first picture a visitor sees: books on a shelf by a window, light from the upper left. The drawing ends at its
 * right edge, which is the page's; to the left the shelf runs out behind the words.
 */
export function HeroStillLife({ books, alt, className }: HeroStillLifeProps) {
  const [large, raised, cut, upright, slim, upper, lower] = books;
  return (
    <Picture
      viewBox="0 0 900 612"
      preserveAspectRatio="xMidYMax slice"
      alt={alt}
      className={classNames("overflow-visible", className)}
    >
      <linearGradient id="shelf-end" x1="0" x2="1">
        <stop offset="0" stopColor="var(--color-paper-deep)" stopOpacity="0" />
        <stop offset=".07" stopColor="var(--color-paper-deep)" />
      </linearGradient>
      <linearGradient id="shelf-edge" x1="0" x2="1">
        <stop offset="0" stopColor="var(--color-rule)" stopOpacity="0" />
        <stop offset=".07" stopColor="var(--color-rule)" />
      </linearGradient>
      <path d={`M70 ${shelf}V330a340 316 0 0 1 680 0v${shelf - 330}z`} fill="var(--color-sand)" />
      <g className="window-light">
        <path d="M330 30h104l166 538H494zM456 40l84 26 158 502h-84z" fill="var(--color-surface)" fillOpacity=".6" />
      </g>
      <path d={`M-20 ${shelf}h1320v44H-20z`} fill="url(#shelf-end)" />
      <path d={`M-20 ${shelf}h1320v1H-20zM-20 ${shelf + 43}h1320v1H-20z`} fill="url(#shelf-edge)" />
      <g fill={binding.shade}>
        <path
          d={`${cast(339, 126)}${cast(404, 138)}${cast(450, 178)}${cast(700, 470)}${cast(669, 171)}`}
          fillOpacity=".08"
        />
        <path d={`M38 ${shelf}h916l10 9H48z`} fillOpacity=".3" />
      </g>
      <g transform={`translate(404 ${shelf - 430})rotate(90)`}>
        <Spine book={upright} length={430} thickness={60} upright />
      </g>
      <g transform={`translate(450 ${shelf - 390})rotate(90)`}>
        <Spine book={slim} length={390} thickness={44} upright />
      </g>
      <g transform={`translate(460 ${shelf - 52})`}>
        <Spine book={{ ...lower, author: "" }} length={240} thickness={52} />
      </g>
      <g transform={`translate(466 ${shelf - 98})`}>
        <Spine book={{ ...upper, author: "" }} length={222} thickness={46} />
      </g>
      <g transform={`translate(472 ${shelf - 98 - 293})scale(.96)`}>
        <BookBody {...raised} />
      </g>
      <g transform={`translate(712 ${shelf - 351})scale(1.15)`}>
        <BookBody {...cut} />
      </g>
      <g transform={`translate(40 ${shelf - 448})scale(1.47)`}>
        <BookBody {...large} />
        <ManuscriptHalf book={large} />
      </g>
    </Picture>
  );
}

/** What the cover looks like while it is a drawing on paper. */
const pencil: CoverPalette = { ground: "#fdfaf2", ink: "#5c6168", second: "none", accent: "none" };

/** "A manuscript is half a book": loose sheets to the middle, with the title as it was typed and a colleague's blue marks. */
export function ManuscriptHalf({ book }: { book: Book }) {
  return (
    <g stroke={binding.shade} strokeOpacity=".24" strokeWidth=".7">
      <path d="M-11 10L102-4v309l-106 2z" fill="#ece2cd" />
      <path d="M-6 2l108-2v306l-110 1z" fill="#f5eddc" />
      {/* A nested svg cuts it in the middle. */}
      <svg width="103" height="306" stroke="none" strokeOpacity="1" aria-hidden="true">
        <path d="M0 0h103v306H0z" fill={pencil.ground} />
        <CoverBoard {...book} palette={pencil} flat />
      </svg>
      <path d="M103 0v304" strokeOpacity=".3" strokeWidth="2" />
      <g stroke="#2b5dc4" strokeOpacity="1" strokeWidth="1.300" fill="none" strokeLinecap="round">
        <path d="M14 190v44M30 262c16-4 40-4 66-2M70 92c-9-5-22-2-21 8s20 11 25 3" />
      </g>
    </g>
  );
}
