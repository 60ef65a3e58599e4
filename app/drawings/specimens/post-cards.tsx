import type { ReactNode } from "react";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** Two strings of one note: apart on the left, where they beat, and one on the right. */
const stringWith = (lag: number) =>
  `M${Array.from({ length: 121 }, (_, step) => {
    const x = step * 2;
    const apart = lag * Math.max(0, 1 - x / 168) ** 1.4;
    return `${x} ${(120 + 46 * Math.sin((x / 34) * Math.PI * 2 - apart)).toFixed(1)}`;
  }).join("L")}`;

/** Three in a row, without those that were spent. */
const coupons = Array.from({ length: 15 }, (_, place) => [place % 3, Math.floor(place / 3)] as const).filter(
  ([x, y]) => y < 4 || x < 2,
);

const found: readonly (readonly [string, ReactNode])[] = [
  [
    "28 32)rotate(-14",
    <path
      key="hairpin"
      d="M2 132V22Q2 2 19 2t17 20v38c0 10-9 10-9 20s9 10 9 20v32"
      fill="none"
      stroke={ink}
      strokeWidth="8"
      strokeLinecap="round"
    />,
  ],
  [
    "82 94)rotate(6",
    <g key="ration-book">
      <path d="M0 0h80v106H56v22H0z" fill={second} />
      <path d={coupons.map(([x, y]) => `M${x * 24 + 7} ${y * 24 + 7}h18v18h-18z`).join("")} fill={accent} />
    </g>,
  ],
  [
    "168 44)rotate(-10",
    <path
      key="tooth"
      d="M0 22C0-3 18-9 28 0c10-9 28-3 28 22 0 20-6 27-8 47-1 16-3 36-10 36-8 0-4-34-10-34s-2 34-10 34c-7 0-9-20-10-36C6 49 0 42 0 22z"
      fill={second}
    />,
  ],
];

const pictures: Record<number, ReactNode> = {
  3: (
    <>
      <path d="M0 0h240v240H0z" fill={second} />
      <path d={stringWith(0)} fill="none" stroke={ink} strokeWidth="2" />
      <path d={stringWith(4.4)} fill="none" stroke={accent} strokeWidth="2" />
    </>
  ),
  // What was found inside pianos, lying on the strings, of which every note has three.
  8: (
    <>
      <path d="M0 0h240v240H0z" fill={ground} />
      <path
        d={Array.from({ length: 11 }, (_, note) => `M${note * 23 - 1} 0v240m5 0V0m5 0v240`).join("")}
        stroke={ink}
        strokeOpacity=".3"
      />
      {found.map(([at, thing]) => (
        <g key={at} transform={`translate(${at})`}>
          <g transform="translate(5 6)" opacity=".2" style={{ filter: "brightness(0)" }}>
            {thing}
          </g>
          {thing}
        </g>
      ))}
    </>
  ),
  15: (
    <>
      <path d="M0 0h240v240H0z" fill={ink} />
      <g transform="translate(52 18)scale(.68)">
        <CoverBoard title="Other People’s Pianos" author="Delia Fenwright" design={7} />
      </g>
    </>
  ),
};

/** Three of the thirty posts as a reader meets them: a picture, and the words that the calendar puts under it. */
export function PostCards({ sample }: { sample: SampleCalendar }) {
  const posts = sample.posts.filter(({ day }) => day in pictures);
  return (
    <ul className="grid gap-6 sm:grid-cols-3 lg:gap-10">
      {posts.map((post) => (
        <li key={post.day} className="max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-5">
          <svg viewBox="0 0 240 240" aria-hidden="true" className="block w-full shadow-book">
            {pictures[post.day]}
          </svg>
          <div>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft sm:mt-5">
              <span className="figures font-serif text-title-s leading-none text-gold-ink">{post.day}</span>
              <span>{post.channel}</span>
            </p>
            <p className="mt-2 font-serif text-[1.1875rem] leading-snug text-pretty lg:text-title-s">
              {spokenIn(post.text)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What stands under the picture: the calendar has it in quotation marks, after what the picture shows. */
const spokenIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? text;
