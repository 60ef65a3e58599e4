import { articlePictures } from "#content/article-pictures.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { bookOf } from "../our-books.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, Paper, rule, Scene, Shadow } from "./scene.tsx";

/** Audiobooks have square covers: picture and title of the printed one, on a square of its ground. A name would be too small. */
const heard = [bookOf(2), bookOf(5), bookOf(6)];

const { books, total } = articlePictures.audio;
/** The side of the largest; what lies on a cover is as much of the month as the cover is of the three. */
const largest = 222;
const floor = 254;

/** One member's month: three audiobooks, each as large as its part. */
export default function MembersMonth(props: PictureProps) {
  let right = 32;
  const whole = books[0]?.part ?? 1;
  const begin = right;
  return (
    <Scene {...props} ground="sky">
      <Paper at={`translate(-640 ${floor})`} size={[1920, 110]} fill={rule} />
      {heard.map((book, place) => {
        const { part = whole, label = "" } = books[place] ?? {};
        const side = Math.round(largest * Math.sqrt(part / whole));
        const left = right;
        right = left + side + 20;
        return (
          <g key={book.title} transform={`translate(${left})`} className={place > 0 ? "beyond-detail" : undefined}>
            <Shadow d={`M0 ${floor - side}h${side}v${side}H0z`} />
            <svg x="0" y={floor - side} width={side} height={side} viewBox="-34 0 280 280" aria-hidden="true">
              <path d="M-34 0h280v280H-34z" fill={covers[book.design].palette.ground} />
              <svg y="14" width="200" height="252" viewBox="0 14 200 252" aria-hidden="true">
                <CoverBoard {...book} flat />
              </svg>
              <circle cx="216" cy="250" r="20" fill="var(--color-paper)" />
              <path d="M210 240l17 10-17 10z" />
            </svg>
            <path d={`M.5 ${floor + 9}v8m0-4h${side - 1}m0-4v8`} fill="none" stroke={goldInk} />
            <text x={side / 2} y={floor + 42} fontSize="24" textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      <g className="beyond-card">
        <path d={`M${begin} ${floor + 54}v8m0-4H${right - 20}m0-4v8`} fill="none" stroke={goldInk} />
        <text x={(begin + right - 20) / 2} y={floor + 86} fontSize="21" fontStyle="italic" textAnchor="middle">
          {total}
        </text>
      </g>
    </Scene>
  );
}
