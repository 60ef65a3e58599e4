import type { ComponentType } from "react";
import { toolPictures as words } from "#content/author-tools/tool-pictures.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { rates } from "#content/rates.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";
import { gold, goldInk, hand, Lines, Paper, rule, Scene, Shadow, soft } from "./articles/scene.tsx";
import { CoverBoard, FlatFront } from "./book-cover.tsx";
import { covers } from "./covers.ts";
import type { PictureProps } from "./picture.tsx";
import { Spine } from "./spine.tsx";

const book = { title: theBook.title, author: theBook.author, design: theBook.cover } as const;

/** What a typesetter would find: two spaces, a word twice, a name spelled two ways. */
function MarkedManuscript(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(52 -34)rotate(1.500)" size={[540, 460]} />
      <Paper at="translate(44 -46)rotate(-1)" size={[540, 460]}>
        <text x="496" y="92" fontSize="22" fontStyle="italic" fill={soft} textAnchor="end">
          {words.manuscriptTitle}
        </text>
        <Lines x={60} y={176} gap={80} lines={words.manuscript} fontSize="30" />
        <path {...hand} d="M38 150v34M38 230v34M38 310v34" />
      </Paper>
    </Scene>
  );
}

/** A letter, and beside it what an agent looks for: ticked, but for one. */
function CountedLetter(props: PictureProps) {
  const { greeting, hook, met, open } = words.query;
  return (
    <Scene {...props} ground="sand">
      <Paper at="translate(28 -44)rotate(-1)" size={[350, 460]}>
        <text x="34" y="100" fontSize="26">
          {greeting}
        </text>
        <Lines x={34} y={150} gap={34} lines={hook} fontSize="22" />
      </Paper>
      <Paper at="translate(334 52)rotate(2)" size={[290, 268]}>
        <path {...hand} d="M26 46l8 10 15-21M26 102l8 10 15-21M26 158l8 10 15-21" />
        <Lines x={64} y={56} gap={56} lines={met} fontSize="22" />
        <path d="M27 208h20v20H27z" fill="none" stroke={goldInk} strokeWidth="1.500" />
        <text x="64" y="226" fontSize="23" fill={goldInk}>
          {open}
        </text>
      </Paper>
    </Scene>
  );
}

const pileColors = ([4, 2, 3, 6, 9] as const).map((design) => covers[design].palette.ground);
const foot = 314;
/** How thick a book is, by its place in the pile. */
const thicknesses = [6.2, 7.6, 5.8, 7.2, 6.6, 7.4, 6] as const;
const thickOf = (book: number, pile: number) => thicknesses[(book * 3 + pile) % thicknesses.length] ?? 6;
const leftOf = (pile: number) => 52 + pile * 196;

/** Books lying on the table, most with their backs to the reader, a few with the edge of their pages; in the dark with a lit edge, and all with one shadow. */
export function Pile({ pile, copies }: { pile: number; copies: number }) {
  let top = foot;
  const books = Array.from({ length: Math.round(copies / words.offers.each) }, (_, book) => {
    const thick = thickOf(book, pile);
    top -= thick;
    return {
      x: leftOf(pile) + ((book * 7 + pile * 5) % 11),
      y: Number(top.toFixed(1)),
      width: 132 + ((book * 5 + pile) % 9),
      height: Number((thick - 0.5).toFixed(1)),
      color: (book * 2 + pile * 3 + (book % 3)) % pileColors.length,
      isTurned: book % 6 === 4,
    };
  });
  return (
    <>
      <Shadow d={`M${leftOf(pile) + 6} ${top + 6}h142V${foot - 3}H${leftOf(pile) + 6}z`} />
      {pileColors.map((color, place) => (
        <path
          key={color}
          d={books
            .map(({ x, y, width, height, color: own }) =>
              own === place
                ? `M${x + 1} ${y}h${width - 2}q1 0 1 1v${(height - 2).toFixed(1)}q0 1-1 1h${2 - width}q-1 0-1-1v${(2 - height).toFixed(1)}q0-1 1-1z`
                : "",
            )
            .join("")}
          fill={color}
          strokeWidth=".8"
          className="dark:stroke-rule-strong"
        />
      ))}
      <path
        d={books
          .filter(({ isTurned }) => !isTurned)
          .map(
            ({ x, y, height }) => `M${x + 12} ${y}v${height}M${x + 122} ${y}v${height}M${x + 42} ${y + height / 2}h46`,
          )
          .join("")}
        stroke="#fff"
        strokeOpacity=".5"
      />
      <path
        d={books
          .filter(({ isTurned }) => isTurned)
          .map(({ x, y, width, height }) => `M${x + 2} ${y + 1}h${width - 4}v${(height - 2).toFixed(1)}h${4 - width}z`)
          .join("")}
        fill="#f4ecdc"
      />
    </>
  );
}

/** Each offer as the pile of books that earns it back, one for every hundred copies. */
function PiledCopies(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <path d={`M-640 ${foot}h1920v60H-640z`} fill="var(--color-paper-deep)" />
      {words.offers.rows.map(({ name, copies }, pile) => (
        <g key={name}>
          <Pile pile={pile} copies={copies} />
          <text x={leftOf(pile) + 74} y="344" fontSize="21" textAnchor="middle" className="max-sm:text-[24px]">
            {name}
          </text>
        </g>
      ))}
      <Paper at="translate(40 30)rotate(-2)" size={[170, 78]}>
        <Lines x={20} y={34} gap={26} lines={words.offers.key} fontSize="22" fontStyle="italic" fill={soft} />
      </Paper>
    </Scene>
  );
}

/** From the book at the right back to the first day of work, each stage on the shoulders of the next. */
function CountedBack(props: PictureProps) {
  const bars = [
    [40, 206],
    [246, 104],
    [304, 118],
    [390, 74],
  ] as const;
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(24 -30)" size={[504, 430]}>
        <path d={Array.from({ length: 12 }, (_, month) => `M${40 + month * 38} 0v430`).join("")} stroke={rule} />
        {bars.map(([x, width], line) => (
          <g key={x}>
            <path d={`M${x} ${84 + line * 70}h${width}v26H${x}z`} fill={gold} fillOpacity={line === 0 ? 1 : 0.4} />
            <text
              x={line === 0 ? x : x - 14}
              y={line === 0 ? 74 : 105 + line * 70}
              textAnchor={line === 0 ? "start" : "end"}
              fontSize="22"
            >
              {words.calendar[line]}
            </text>
          </g>
        ))}
        <path {...hand} d="M464 44c2 110-2 220 0 316M450 356c-120 8-260-4-392 2M72 346l-15 12 16 11" />
      </Paper>
      <g transform="translate(474 88)rotate(3)scale(.7)">
        <Shadow d="M0 0h200v300H0z" />
        <CoverBoard {...book} />
      </g>
    </Scene>
  );
}

/** The book with its spine to whoever asks, and its shadow: 540 by 350, the spine 176 from the left, 66 wide and 62 from above. */
export function SpineOut() {
  const { ground, second } = covers[book.design].palette;
  return (
    <>
      <path d="M206 336l214-78 120 40-150 46z" fillOpacity=".12" />
      {/* Above, the edge of the pages between the two boards. */}
      <path d="M176 62l158-46 60 12-152 46z" fill={ground} />
      <path d="M182 62l152-43 54 11-146 42z" fill="#f4ecdc" />
      <path d="M194 64l150-43M206 66l150-42M218 68l150-41M230 70l150-41" stroke="#c9bda4" strokeWidth=".8" />
      <g transform="matrix(.98 .180 0 1 176 62)">
        <g transform="translate(67 0)rotate(90)">
          <Spine book={book} length={262} thickness={67} upright flat />
        </g>
        {/* The picture of the front goes on round the fold by a little. */}
        <path d="M60 138h7v124h-7z" fill={second} />
      </g>
      <g transform="matrix(.760 -.230 0 .873 242 74)">
        <FlatFront {...book} />
      </g>
      <path d="M176 62l66 12v262l-66-12z" fillOpacity=".12" />
    </>
  );
}

/** The one measure of a book that nobody knows by heart. */
function MeasuredSpine(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path d="M0 300h640v60H0z" fill="#000" fillOpacity=".07" />
      <g transform="translate(58 40)scale(1.4)">
        <SpineOut />
        <path {...hand} d="M176 54V2M242 66V2M108 14h60M161 7l8 7-8 7M302 14h-52M257 7l-8 7 8 7" />
      </g>
      <Paper at="translate(20 26)rotate(-1)" size={[176, 66]}>
        <text x="88" y="47" fontSize="44" textAnchor="middle">
          {words.spine}
        </text>
      </Paper>
    </Scene>
  );
}

/** A page of the register: what, how much, and a tick where it was read again. */
function Register(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(40 -40)rotate(-1)" size={[560, 450]}>
        {words.rates.map(({ id, name, isReread }, line) => (
          <g key={id} className="figures">
            <text x="40" y={122 + line * 66} fontSize="22">
              {name}
            </text>
            <text x="470" y={122 + line * 66} fontSize="26" textAnchor="end">
              {rates[id].figure}
            </text>
            {isReread && <path {...hand} d={`M492 ${110 + line * 66}l8 10 16-22`} />}
          </g>
        ))}
        <path d="M40 144h480M40 210h480M40 276h480M40 342h480" stroke={rule} />
        <path d="M40 78h480" stroke={goldInk} />
      </Paper>
    </Scene>
  );
}

const illustrations: Record<AuthorToolPath, ComponentType<PictureProps>> = {
  "/tools/manuscript": MarkedManuscript,
  "/tools/query": CountedLetter,
  "/tools/compare": PiledCopies,
  "/tools/calendar": CountedBack,
  "/tools/cover": MeasuredSpine,
  "/tools/rates": Register,
};

/** What each tool answers, drawn from its own example. */
export function ToolIllustration({ path, ...picture }: PictureProps & { path: AuthorToolPath }) {
  const Illustration = illustrations[path];
  return <Illustration {...picture} />;
}
