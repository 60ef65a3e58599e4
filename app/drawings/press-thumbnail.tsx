import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { earnedPerCopy } from "#content/media-coverage.ts";
import { jacket, sellSheet } from "#content/plates.ts";
import { packages } from "#content/prices.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { formatCount } from "#domain/money.ts";
import { gold, hand, Lines, Paper, pencil, rule, soft } from "./articles/scene.tsx";
import { type Book, CoverBoard } from "./book-cover.tsx";
import { type CoverDesign, covers } from "./covers.ts";
import { ourBooks, seriesBooks, typeLedBook } from "./our-books.ts";
import { Picture, type PictureProps } from "./picture.tsx";

const { author, book } = authorWebsitePage.demo.sample;
const red = { ...hand, stroke: "var(--color-danger)" };
const ink = { ...hand, stroke: "currentColor" };

/** A draft as a writing machine breaks it, and without the marks for a typesetter. */
const draft =
  `${jacket.text} ${jacket.spread.flat().join(" ")}`.replaceAll("\u00ad", "").match(/.{1,46}(?: |$)/g) ?? [];

/** Five strokes, the fifth across the others. */
const tally = (x: number, y: number) =>
  `M${x} ${y}v62M${x + 17} ${y - 2}v65M${x + 34} ${y + 3}v60M${x + 50} ${y}v62M${x - 12} ${y + 50}l77-36`;

const shown: readonly Book[] = [
  ...ourBooks,
  { title: book.title, author, design: 7 },
  typeLedBook,
  ...seriesBooks,
  { title: "Odd Numbers", author: "Priya Sandoval", design: 12 },
  { title: "A Map of the Yard", author: "Ruth Castellan", design: 10 },
];
/** Forty covers: ours, and the same in other colors, which is what is tried there. */
const wall = Array.from({ length: 40 }, (_, place): Book => {
  const one = shown[place % shown.length] ?? typeLedBook;
  const round = Math.floor(place / shown.length);
  const other = (((one.design + round * 5) % 14) + 1) as CoverDesign;
  return round === 0 ? one : { ...one, palette: covers[other].palette };
});

/** Covers pinned to a wall, too small to be read; one is looked at. */
const Wall = () => (
  <>
    {wall.map((cover, place) => (
      <g
        key={`${cover.title} ${cover.palette?.ground}`}
        transform={`translate(${30 + (place % 8) * 76} ${14 + Math.floor(place / 8) * 82})`}
      >
        <path d="M2 3h48v72H2z" fillOpacity=".2" />
        <g transform="scale(.24)">
          <CoverBoard {...cover} flat />
        </g>
        <circle cx="24" cy="3" r="2.200" fill={red.stroke} />
      </g>
    ))}
    <path {...red} strokeWidth="4" d="M372 172c-30-8-56 2-58 46s10 54 42 52 44-16 42-54-18-50-52-42" />
  </>
);

/** What each piece is about, as a press camera would take it: one thing, close, cropped by the frame. */
const scenes = {
  // The first page of somebody's draft, and what the editor wrote into its head
  1: (
    <>
      <Paper at="translate(126 40)rotate(1.5)" size={[420, 480]} />
      <Paper at="translate(108 40)rotate(-2)" size={[420, 480]}>
        <text x="376" y="38" fontSize="13" textAnchor="end" fill={soft}>
          {`${jacket.author} / ${jacket.title} / 1`}
        </text>
        <text x="44" y="136" fontSize="26" fontStyle="italic">
          {jacket.opening}
        </text>
        <Lines x={44} y={180} gap={28} lines={draft.slice(0, 8)} fontSize="17" />
        <g transform="rotate(-7 300 110)">
          <text x="238" y="118" fontSize="52" fontStyle="italic" fill={pencil}>
            Not yet.
          </text>
          <path {...hand} d="M240 132c50 5 110 2 164-6" />
        </g>
        <path {...hand} strokeWidth="1.600" d="M30 194c-8 22-8 62 0 84" />
      </Paper>
    </>
  ),
  // One clause out of eleven, and the line somebody has put under it
  2: (
    <Paper at="translate(136 40)scale(.78)rotate(2)" size={[468, 680]}>
      <text x="48" y="74" fontSize="36" fill={soft}>
        6. Statements
      </text>
      <text x="48" y="186" fontSize="58">
        7. Reversion
      </text>
      <path
        stroke={rule}
        strokeWidth="4"
        d="M48 102h390M48 126h350M48 250h372M48 282h366M48 314h376M48 346h370M48 378h376M48 410h352M48 442h376M48 474h210M48 538h376M48 570h360M48 602h376"
      />
      <path {...red} strokeWidth="4" d="M48 208q130 12 306-5" />
      <text x="374" y="192" fontSize="96" fontStyle="italic" fill={red.stroke}>
        ?
      </text>
    </Paper>
  ),
  3: <Wall />,
  // Thirty-one refusals, counted on the back of an envelope
  4: (
    <Paper at="translate(36 62)rotate(-2)" size={[564, 400]}>
      <path d="M0 0l282 74L564 0" fill="none" stroke={rule} strokeWidth="2" />
      <path
        {...ink}
        strokeWidth="3.500"
        d={[112, 232].flatMap((y) => [64, 208, 352].map((x) => tally(x, y))).join("")}
      />
      <path {...red} strokeWidth="3.500" d="M496 231v63" />
    </Paper>
  ),
  // A bookseller's hand would hold it: one sheet, and what it says of returns
  5: (
    <Paper at="translate(126 30)rotate(2)" size={[400, 460]}>
      <g transform="translate(40 44)scale(.7)">
        <CoverBoard title={book.title} author={author} design={7} />
      </g>
      <text x="206" y="66" fontSize="19" fontStyle="italic" fill={soft}>
        {sellSheet.label}
      </text>
      <path d="M206 84h154" stroke={rule} strokeWidth="1.500" />
      <Lines x={206} y={122} gap={36} lines={book.title.split(" ")} fontSize="32" />
      <text x="206" y="232" fontSize="20" fontStyle="italic">
        {author}
      </text>
      <path d="M40 284h320" stroke="currentColor" strokeWidth="1.500" />
      <text x="40" y="338" fontSize="41">
        Returns: accepted
      </text>
      <path {...hand} stroke={gold} strokeWidth="4" d="M40 356q150 8 326-2" />
    </Paper>
  ),
  // The sum of the whole article, in pencil
  6: (
    <Paper at="translate(54 38)rotate(1.500)" size={[540, 460]}>
      <path d={Array.from({ length: 8 }, (_, row) => `M0 ${48 + row * 48}h540`).join("")} stroke={rule} />
      <path d="M52 0v460" stroke={red.stroke} strokeOpacity=".4" />
      <g className="figures">
        <text x="80" y="136" fontSize="74">
          {formatCount(packages.launch.price)} ÷ {earnedPerCopy}
        </text>
        <text x="80" y="278" fontSize="116">
          {formatCount(Math.ceil(packages.launch.price / earnedPerCopy))}
        </text>
      </g>
      <text x="392" y="276" fontSize="54" fontStyle="italic" fill={soft}>
        copies
      </text>
      <path {...ink} d="M80 164h420" />
      <path {...red} strokeWidth="3.500" d="M76 306q120 9 290-5M86 322q110 7 262-5" />
    </Paper>
  ),
} as const satisfies Record<number, ReactNode>;
type PressDesign = keyof typeof scenes;

/** What each lies on. */
const grounds: Record<PressDesign, string> = {
  1: "clay",
  2: "sky",
  3: "sand",
  4: "sage",
  5: "sand",
  6: "clay",
};

type PressThumbnailProps = PictureProps & {
  design: PressDesign;
  /** Beside its words it is as high as they are; on a narrower page it is cut to the shape of the others. */
  isTall?: boolean;
};

/** The picture of a cutting, 3 by 2 or 4 by 5: paper on one of the house's grounds. */
export function PressThumbnail({ design, isTall = false, alt, className }: PressThumbnailProps) {
  // Rows of covers do not bear cutting.
  const isCut = isTall && design !== 3;
  return (
    <Frame
      viewBox={isCut ? "96 0 440 550" : "0 0 640 427"}
      preserveAspectRatio={isCut ? "xMidYMin slice" : "xMidYMid slice"}
      ground={grounds[design]}
      alt={alt}
      className={classNames(isCut && "max-lg:aspect-3/2!", className)}
    >
      {scenes[design]}
    </Frame>
  );
}

function Frame({ ground, className, children, ...picture }: ComponentProps<typeof Picture> & { ground: string }) {
  return (
    <Picture
      {...picture}
      className={classNames("on-paper plate-edge", className)}
      color="var(--color-ink)"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      <path d="M0-60h640v610H0z" fill={`var(--color-${ground})`} />
      {children}
    </Picture>
  );
}
