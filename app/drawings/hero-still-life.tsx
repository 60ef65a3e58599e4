import { type Book, BookBody } from "./book-cover.tsx";
import { binding } from "./covers.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { Spine } from "./spine.tsx";

type HeroStillLifeProps = PictureProps & {
  /** Two shown from the front (large, then on the pile), two standing spine out, two lying in the pile, top one first. */
  books: readonly [Book, Book, Book, Book, Book, Book];
};

/** The first picture a visitor sees: books on a table by a window, light from the upper left. */
export function HeroStillLife({ books, alt, className }: HeroStillLifeProps) {
  const [large, raised, upright, slim, upper, lower] = books;
  return (
    <Picture viewBox="0 0 760 640" alt={alt} className={className}>
      <filter id="still-life-shade" x="-20%" y="-20%" width="150%" height="150%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
      <path d="M40 548V300a340 284 0 0 1 680 0v248z" fill="var(--color-paper-deep)" />
      <path d="M300 58h96l150 490H450zM416 58l78 14 148 476h-76z" fill="var(--color-surface)" fillOpacity=".7" />
      <path d="M0 548h760v56H0z" fill="var(--color-surface)" />
      <path d="M0 548h760M0 604h760" stroke="var(--color-rule)" />
      <g filter="url(#still-life-shade)" fill={binding.shade} fillOpacity=".34">
        <path d="M96 180h290v372H96zM350 216h118v336H350zM470 456h272v96H470zM526 196h196v262H526z" />
        <path d="M70 548h676v14H70z" fillOpacity=".8" />
      </g>
      <g transform="translate(402 196)rotate(90)">
        <Spine book={upright} length={352} thickness={54} upright />
      </g>
      <g transform="translate(440 230)rotate(90)">
        <Spine book={slim} length={318} thickness={38} upright />
      </g>
      <g transform="translate(452 506)">
        <Spine book={lower} length={280} thickness={42} />
      </g>
      <g transform="translate(464 470)">
        <Spine book={upper} length={254} thickness={36} />
      </g>
      <g transform="translate(498 197)scale(.895)">
        <BookBody {...raised} />
      </g>
      <g transform="translate(62 143)scale(1.328)">
        <BookBody {...large} />
      </g>
    </Picture>
  );
}
