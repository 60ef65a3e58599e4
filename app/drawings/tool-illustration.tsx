import type { ComponentType } from "react";
import { toolPictures as words } from "#content/author-tools/tool-pictures.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { rates } from "#content/rates.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";
import { gold, goldInk, hand, Lines, Paper, rule, Scene, Shadow, soft } from "./articles/scene.tsx";
import { CoverBoard } from "./book-cover.tsx";
import { covers } from "./covers.ts";
import type { PictureProps } from "./picture.tsx";
import { Spine } from "./spine.tsx";

const danger = "var(--color-danger)";
const book = { title: theBook.title, author: theBook.author, design: theBook.cover } as const;

/** What a typesetter would find: two spaces, a word twice, a name spelled two ways. */
function MarkedManuscript(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(52 -34)rotate(1.500)" size={[540, 460]} />
      <Paper at="translate(44 -46)rotate(-1)" size={[540, 460]}>
        <text x="496" y="92" fontSize="18" fontStyle="italic" fill={soft} textAnchor="end">
          {theBook.title}
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
        <path d="M27 208h20v20H27z" fill="none" stroke={danger} strokeWidth="1.500" />
        <text x="64" y="226" fontSize="23" fill={danger}>
          {open}
        </text>
      </Paper>
    </Scene>
  );
}

/** A shelf board: each offer as the pile of books that earns it back, one for every hundred copies; the highest leaves the picture. */
function PiledCopies(props: PictureProps) {
  const colors = ([4, 2, 3, 6, 1] as const).map((design) => covers[design].palette.ground);
  const thick = 19;
  const fits = 16;
  const foot = 304;
  const piles = words.offers.rows.map(({ copies }, pile) =>
    Array.from({ length: Math.min(fits, Math.round(copies / words.offers.each)) }, (_, book) => ({
      x: 44 + pile * 196 + ((book * 7 + pile * 5) % 11),
      y: foot - (book + 1) * thick,
      color: colors[(book * 2 + pile * 3 + (book % 3)) % colors.length],
    })),
  );
  return (
    <Scene {...props} ground="sky">
      <path d={`M0 ${foot}h640v60H0z`} fill="var(--color-paper-deep)" />
      {piles.map((books, pile) => {
        const { name } = words.offers.rows[pile] ?? { name: "" };
        return (
          <g key={name}>
            <Shadow d={`M${44 + pile * 196} ${foot - books.length * thick}h160v${books.length * thick}h-160z`} />
            {books.map(({ x, y, color }) => (
              <path key={y} d={`M${x} ${y}h150v${thick - 1}H${x}z`} fill={color} />
            ))}
            <path
              d={books
                .map(({ x, y }) => `M${x + 12} ${y}v18M${x + 18} ${y}v18M${x + 132} ${y}v18M${x + 138} ${y}v18`)
                .join("")}
              stroke={gold}
              strokeOpacity=".7"
            />
            <text x={124 + pile * 196} y="340" fontSize="21" textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <Lines x={44} y={40} gap={26} lines={words.offers.key} fontSize="21" fontStyle="italic" fill={soft} />
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
    <Scene {...props} ground="clay">
      <Paper at="translate(24 -30)" size={[504, 430]}>
        <path d={Array.from({ length: 12 }, (_, month) => `M${40 + month * 38} 0v430`).join("")} stroke={rule} />
        {bars.map(([x, width], line) => (
          <g key={x}>
            <path d={`M${x} ${84 + line * 70}h${width}v26H${x}z`} fill={gold} fillOpacity={line === 0 ? 1 : 0.4} />
            <text
              x={line === 0 ? x + width + 14 : x - 14}
              y={105 + line * 70}
              textAnchor={line === 0 ? "start" : "end"}
              fontSize="22"
            >
              {words.calendar[line]}
            </text>
          </g>
        ))}
        <path {...hand} d="M464 44c2 110-2 220 0 316M450 356c-120 8-260-4-392 2M72 346l-15 12 16 11" />
      </Paper>
      <g transform="translate(476 70)rotate(3)scale(.8)">
        <Shadow d="M0 0h200v300H0z" />
        <CoverBoard {...book} />
      </g>
    </Scene>
  );
}

/** The cover laid flat, and the one measure that nobody knows by heart. */
function MeasuredSpine(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <g transform="translate(74 132)" fill="#000">
        <Shadow d="M0 0h458v318H0z" />
        <path d="M0 0h212v318H0z" fill={covers[book.design].palette.ground} />
        <path d="M120 156h72v56h-72z" fill="#fff" />
        <path
          d="M130 166v36M136 166v36M143 166v36M147 166v36M155 166v36M163 166v36M168 166v36M176 166v36M182 166v36"
          stroke="#000"
          strokeWidth="3"
        />
        <g transform="translate(246 0)rotate(90)">
          {/* The sheet ends where the name would stand. */}
          <Spine book={{ ...book, author: "" }} length={318} thickness={34} upright />
        </g>
        <g transform="translate(246 0)scale(1.06)">
          <CoverBoard {...book} flat />
        </g>
        <path d="M-12-12h482v342H-12z" fill="none" stroke={danger} strokeDasharray="5 5" />
      </g>
      <Paper at="translate(206 20)" size={[330, 84]}>
        <text x="182" y="58" fontSize="44">
          {words.spine}
        </text>
        <path {...hand} d="M80 16v94M114 16v94M26 46h46M64 38l9 8-9 8M168 46h-46M130 38l-9 8 9 8" />
      </Paper>
    </Scene>
  );
}

/** A page of the register: what, how much, and a tick for having been looked at. */
function Register(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(40 -40)rotate(-1)" size={[560, 450]}>
        {words.rates.map(({ id, name }, line) => (
          <g key={id} className="figures">
            <text x="40" y={122 + line * 66} fontSize="22">
              {name}
            </text>
            <text x="470" y={122 + line * 66} fontSize="26" textAnchor="end">
              {rates[id].figure}
            </text>
            <path {...hand} d={`M492 ${110 + line * 66}l8 10 16-22`} />
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
