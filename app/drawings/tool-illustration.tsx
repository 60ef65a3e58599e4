import type { ComponentType, SVGProps } from "react";
import { toolPictures as words } from "#content/author-tools/tool-pictures.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { rates } from "#content/rates.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";
import { gold, rule, Scene, soft, surface, textLines } from "./articles/scene.tsx";
import { CoverBoard } from "./book-cover.tsx";
import { covers } from "./covers.ts";
import type { PictureProps } from "./picture.tsx";
import { Spine } from "./spine.tsx";

const danger = "var(--color-danger)";
const goldInk = "var(--color-gold-ink)";

/** Words in a picture: a scene draws lines, and letters have none around them. */
const Words = (text: SVGProps<SVGTextElement>) => (
  <text stroke="none" fill="currentColor" fontFamily="var(--font-serif)" {...text} />
);

/** What a typesetter would find: two spaces, a word twice, a name spelled two ways. */
function MarkedManuscript(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <path d="M58 26h524v360H58z" fill={surface} />
      <path d={textLines(104, 66, [140], 10)} stroke={rule} strokeWidth="3" />
      {words.manuscript.map((runs, line) => (
        <Words key={JSON.stringify(runs)} x="104" y={134 + line * 58} fontSize="29">
          {runs.map((run) =>
            "cut" in run ? (
              <tspan key={run.cut} fill={danger} textDecoration="line-through">
                {run.cut}
              </tspan>
            ) : "add" in run ? (
              <tspan key={run.add} fill={danger} fontWeight="600">
                {run.add}
              </tspan>
            ) : (
              "keep" in run && run.keep
            ),
          )}
        </Words>
      ))}
      <path d={textLines(104, 300, [420, 396, 432], 26)} stroke={rule} strokeWidth="3" />
      <path d="M84 112v30M84 170v30M84 228v30" stroke={danger} strokeWidth="3" />
    </Scene>
  );
}

/** A letter, and beside it what an agent looks for: ticked, but for one. */
function CountedLetter(props: PictureProps) {
  const { greeting, met, open } = words.query;
  return (
    <Scene {...props} ground="sand">
      <path d="M48 40h276v340H48z" fill={surface} />
      <Words x="76" y="112" fontSize="23">
        {greeting}
      </Words>
      <path
        d={textLines(76, 146, [220, 204, 216, 120], 22) + textLines(76, 250, [216, 198, 220, 180], 22)}
        stroke={soft}
        strokeWidth="2.5"
        strokeOpacity=".5"
      />
      {met.map((title, line) => (
        <g key={title}>
          <path d={`M364 ${112 + line * 52}l9 10 17-22`} stroke={goldInk} strokeWidth="3.5" />
          <Words x="408" y={122 + line * 52} fontSize="21">
            {title}
          </Words>
        </g>
      ))}
      <path d="M366 262h22v22h-22z" stroke={danger} strokeWidth="2.5" />
      <Words x="408" y="280" fontSize="21">
        {open}
      </Words>
    </Scene>
  );
}

/** Each line begins below nothing, at its fee, and climbs by the copy; where it crosses, the fee is paid back. */
function LinesThatCross(props: PictureProps) {
  const zero = 190;
  return (
    <Scene {...props} ground="sky">
      <path d={`M64 ${zero}h576v170H64z`} fill={surface} fillOpacity=".55" stroke="none" />
      <path d={Array.from({ length: 12 }, (_, copy) => `M${112 + copy * 44} ${zero}v8`).join("")} stroke={soft} />
      <path d={`M64 40v320M64 ${zero}h576`} />
      <g strokeWidth="4">
        <path d="M64 280L640 10" stroke={gold} />
        <path d="M64 318L640 62" stroke="currentColor" />
        <path d="M64 346L640 146" stroke={soft} strokeDasharray="2 10" />
      </g>
      <g strokeWidth="3" fill={surface}>
        <circle cx="256" cy={zero} r="9" stroke={goldInk} />
        <circle cx="352" cy={zero} r="9" />
        <circle cx="513" cy={zero} r="9" stroke={soft} />
      </g>
      <Words x="40" y={zero + 8} fontSize="24">
        0
      </Words>
    </Scene>
  );
}

/** From the book at the right back to the first day of work, each stage on the shoulders of the next. */
function CountedBack(props: PictureProps) {
  const bars = [
    [72, 216],
    [288, 104],
    [352, 118],
    [446, 74],
  ] as const;
  return (
    <Scene {...props} ground="clay">
      <path d={Array.from({ length: 12 }, (_, month) => `M${72 + month * 40} 64v236`).join("")} stroke={rule} />
      {bars.map(([x, width], line) => (
        <g key={x}>
          <path
            d={`M${x} ${86 + line * 54}h${width}v18H${x}z`}
            fill={line === 0 ? gold : surface}
            strokeWidth={line === 0 ? 2.5 : 2}
          />
          <Words
            x={line === 0 ? x + width + 14 : x - 14}
            y={102 + line * 54}
            textAnchor={line === 0 ? "start" : "end"}
            fontSize="21"
          >
            {words.calendar[line]}
          </Words>
        </g>
      ))}
      <path d="M536 52v262" stroke={goldInk} strokeWidth="3" />
      <path d="M520 316H84M98 306l-14 10 14 10" />
      <g transform="translate(552 84)scale(.66)" stroke="none" fill="#000">
        <CoverBoard title={theBook.title} author={theBook.author} design={theBook.cover} />
      </g>
    </Scene>
  );
}

/** The cover laid flat, and the one measure that nobody knows by heart. */
function MeasuredSpine(props: PictureProps) {
  const book = { title: theBook.title, author: theBook.author, design: theBook.cover } as const;
  const { ground } = covers[book.design].palette;
  return (
    <Scene {...props} ground="sand">
      <path d="M62 152h482v330H62z" stroke={danger} strokeDasharray="6 6" />
      <g transform="translate(74 164)" stroke="none" fill="#000">
        <path d="M0 0h212v318H0z" fill={ground} />
        <path d="M120 196h72v56h-72z" fill="#fff" />
        <path
          d="M130 206v36M136 206v36M143 206v36M147 206v36M155 206v36M163 206v36M168 206v36M176 206v36M182 206v36"
          stroke="#000"
          strokeWidth="3"
        />
        <g transform="translate(246 0)rotate(90)">
          <Spine book={book} length={318} thickness={34} upright />
        </g>
        <g transform="translate(246 0)scale(1.06)">
          <CoverBoard {...book} />
        </g>
      </g>
      <path d="M286 92v60M320 92v60" strokeDasharray="3 5" />
      <path d="M232 112h48M270 105l11 7-11 7M374 112h-48M336 105l-11 7 11 7" />
      <Words x="388" y="123" fontSize="34">
        {words.spine}
      </Words>
    </Scene>
  );
}

/** A page of the register: what, how much, and a tick for having been looked at. */
function Register(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <path d="M52 34h536v350H52z" fill={surface} />
      {words.rates.map((id, line) => (
        <g key={id}>
          <path
            d={textLines(88, 98 + line * 58, line % 2 ? [176, 92] : [150, 128], 14)}
            stroke={soft}
            strokeOpacity=".5"
            strokeWidth="2.5"
          />
          <Words x="312" y={116 + line * 58} fontSize="30">
            {rates[id].figure}
          </Words>
          <path d={`M528 ${102 + line * 58}l8 9 15-20`} stroke={goldInk} strokeWidth="3" />
          <path d={`M88 ${136 + line * 58}h464`} stroke={rule} />
        </g>
      ))}
      <path d="M88 70h464" />
    </Scene>
  );
}

const illustrations: Record<AuthorToolPath, ComponentType<PictureProps>> = {
  "/tools/manuscript": MarkedManuscript,
  "/tools/query": CountedLetter,
  "/tools/compare": LinesThatCross,
  "/tools/calendar": CountedBack,
  "/tools/cover": MeasuredSpine,
  "/tools/rates": Register,
};

/** What each tool answers, drawn from its own example. */
export function ToolIllustration({ path, ...picture }: PictureProps & { path: AuthorToolPath }) {
  const Illustration = illustrations[path];
  return <Illustration {...picture} />;
}
