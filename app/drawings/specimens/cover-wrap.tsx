import { coverRates } from "#content/author-tools/cover.ts";
import { exampleBook } from "#content/example-book.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { coverWrap as words } from "#content/plates.ts";
import { rates } from "#content/rates.ts";
import { layOutCover } from "#domain/cover-wrap.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Picture, type PictureProps } from "../picture.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { Spine } from "../spine.tsx";
import { breakLines } from "../title-setting.ts";

const text = {
  fontFamily: "var(--font-sans)",
  fontSize: 21,
  textAnchor: "middle",
  fill: "var(--color-ink)",
  stroke: "none",
} as const;

const { title, author, pages } = exampleBook;
const book = { title, author, design: 7 } as const;
const { ground, ink } = covers[book.design].palette;
const thickness = coverRates.thickness.cream;
const bleed = rates["kdp-cover-bleed"].value;
/** The sheet as the tool for covers works it out. */
const wrap = layOutCover({
  ...coverRates,
  trimWidth: 5.5,
  trimHeight: 8.5,
  pages,
  pageThickness: thickness,
  bleed,
});
/** From the trim, an inch being 40 units. */
const [back, front] = wrap.folds.map((fold) => (fold - bleed) * 40) as [number, number];
const code = wrap.barcode && { x: (wrap.barcode.x - bleed) * 40, y: (wrap.barcode.y - bleed) * 40 };
const spine = wrap.spineWidth.toFixed(2);

/**
 * The whole cover of a paperback laid flat, its color running beyond the dashed trim, with the measures that the page count decides;
 * `isSmall` with two of them and without its table. A phone has no words but the measures: others would be specks. The bleed is drawn twice as wide as it is, to be seen.
 */
export function CoverWrap({ isSmall, ...picture }: PictureProps & { isSmall?: true }) {
  const drawing = (
    <Picture
      viewBox={isSmall ? "-89 -73 648 486" : "-125 -62 720 460"}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="1.5"
      className="block h-auto w-full"
      {...picture}
    >
      <g stroke="none">
        <path d="M-12-12h494v364H-12z" fill={ground} />
        <g fontFamily="var(--font-serif)" fontSize="16" fill={ink} className="max-sm:hidden">
          {breakLines(words.blurb, 24).map((line, place) => (
            <text key={line} x="24" y={52 + place * 22}>
              {line}
            </text>
          ))}
        </g>
        <svg {...code} width="80" height="48" aria-hidden="true" color={ink}>
          <BarCode digits={theBook.isbn.paperback.replaceAll("-", "")} />
        </svg>
        {/* A nested svg cuts what runs over the bleed; flat, a front has no hinge, and its picture begins at the fold. */}
        <svg x={front} y="-12" width="232" height="364" aria-hidden="true">
          <g transform="translate(-17.500 0)scale(1.250)">
            <CoverBoard {...book} flat />
          </g>
        </svg>
        <g transform={`translate(${front})rotate(90)`} className="max-sm:hidden">
          <Spine book={book} length={340} thickness={front - back} flat />
        </g>
        <path d={`M${back}-12H${front}V352H${back}z`} fill={ink} fillOpacity=".1" />
      </g>
      <path d="M0 0h470v340H0z" stroke={ink} strokeWidth="1" strokeDasharray="5 4" strokeOpacity=".7" />
      <path d="M0-17v-14M470-17v-14M0 357v14M470 357v14M-17 0h-14M-17 340h-14M487 0h14M487 340h14" />
      <path d="M220-17v-14M250-17v-14M220 357v14M250 357v14" strokeDasharray="3 3" />
      {isSmall ? (
        <g {...text}>
          <text x="235" y="-38">
            {`spine ${spine} in`}
          </text>
          <path d="M360 346v22" stroke="var(--color-ink)" />
          <text x="360" y="387">
            {`bleed ${bleed} in`}
          </text>
        </g>
      ) : (
        <Measures />
      )}
    </Picture>
  );
  if (isSmall) return drawing;
  return <div className="bg-sky py-5 max-lg:-mx-gutter max-lg:px-2 sm:py-10">{drawing}</div>;
}

function Measures() {
  return (
    <>
      <path d="M-52-12h12M-52 352h12M-46-12v364" />
      <path d="M476 170h34" />
      <g {...text} className="max-sm:text-[28px]">
        <text x="110" y="-38">
          5.5 in
        </text>
        <text x="235" y="-38">
          {`${spine} in`}
        </text>
        <text x="360" y="-38">
          5.5 in
        </text>
        <text x="235" y="392">
          {`spine: ${pages} pages × ${thickness}`}
        </text>
        <text x="-60" y="170" transform="rotate(-90 -60 170)">
          {`${wrap.height} in`}
        </text>
        <text x="516" y="165" textAnchor="start">
          bleed
        </text>
        <text x="516" y="193" textAnchor="start">
          {`${bleed} in`}
        </text>
      </g>
    </>
  );
}
