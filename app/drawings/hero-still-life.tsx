import { classNames } from "#app/ui/class-names.ts";
import { type Book, BookBody } from "./book-cover.tsx";
import { binding } from "./covers.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { ManuscriptHalf } from "./specimens/manuscript-half.tsx";
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
      <path d={`M70 ${shelf}V330a340 290 0 0 1 680 0v${shelf - 330}z`} fill="var(--color-sand)" />
      <g className="window-light">
        <path
          d={`M90 ${shelf}V330a320 270 0 0 1 640 0v${shelf - 330}z`}
          fill="var(--color-surface)"
          fillOpacity=".55"
        />
        <path d={`M303 50V${shelf}M517 50V${shelf}M80 330h660`} stroke="var(--color-sand)" strokeWidth="12" />
      </g>
      <path d={`M-20 ${shelf}h1320v44H-20z`} fill="url(#shelf-end)" />
      <path d={`M-20 ${shelf}h1320v4H-20zM-20 ${shelf + 43}h1320v1H-20z`} fill="url(#shelf-edge)" />
      <g fill={binding.shade}>
        <path
          d={`${cast(339, 126)}${cast(404, 138)}${cast(450, 178)}${cast(700, 470)}${cast(669, 171)}`}
          fillOpacity=".08"
        />
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
      <g transform={`translate(472 ${shelf - 98 - 288})scale(.96)`}>
        <BookBody {...raised} stands />
      </g>
      <g transform={`translate(712 ${shelf - 345})scale(1.15)`}>
        <BookBody {...cut} stands />
      </g>
      <g transform={`translate(40 ${shelf - 441})scale(1.47)`}>
        <BookBody {...large} stands />
        <ManuscriptHalf book={large} />
      </g>
    </Picture>
  );
}
