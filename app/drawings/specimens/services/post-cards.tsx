import type { ReactNode } from "react";
import { postFrames as words } from "#content/plates.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { fillWords } from "#domain/fill-words.ts";
import { CoverBoard } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";
import { PostSign, redLetterDays } from "../../plates/calendar-month.tsx";

const { ground, ink, second, accent } = covers[7].palette;

/** Two strings of one note: apart on the left, where they beat, and one on the right. */
const stringWith = (lag: number) =>
  `M${Array.from({ length: 241 }, (_, x) => {
    const apart = lag * Math.max(0, 1 - x / 168) ** 1.4;
    return `${x} ${(120 + 46 * Math.sin((x / 34) * Math.PI * 2 - apart)).toFixed(1)}`;
  }).join("L")}`;

const whiteKeys = Array.from({ length: 7 }, (_, key) => key * 40 - 20);
const blackKeys = [0, 1, 3, 4, 5].map((key) => key * 40 + 6);

const pictures: Record<number, ReactNode> = {
  3: (
    <>
      <path d="M0 0h240v240H0z" fill={second} />
      <path d={stringWith(0)} fill="none" stroke={ink} strokeWidth="2" />
      <path d={stringWith(4.4)} fill="none" stroke={accent} strokeWidth="2" />
    </>
  ),
  // Under the keys, where the judge had put them.
  8: (
    <>
      <path d="M0 0h240v240H0z" fill={ink} />
      <path d="M0 96h240v16H0z" fill={ground} fillOpacity=".3" />
      <path d={whiteKeys.map((x) => `M${x + 1} 0h38v92q0 4-4 4H${x + 5}q-4 0-4-4z`).join("")} fill={second} />
      <path d={blackKeys.map((x) => `M${x} 0h28v56q0 3-3 3h-22q-3 0-3-3z`).join("")} fill={ink} />
      <g transform="translate(46 128)">
        {[7, -5, 1].map((turn, place) => (
          <g key={turn} transform={`translate(${place * 3 - 4} ${10 - place * 7})rotate(${turn} 76 46)`}>
            <path d="M0 0h152v92H0z" fill={["#cdb78f", "#dcc9a3", "#efe2c6"][place]} />
            {place === 2 && <path d="M0 0l76 54L152 0" fill="none" stroke="#b59d70" strokeWidth="2" />}
          </g>
        ))}
        <g fill="none" stroke={accent} strokeWidth="4" strokeLinecap="round">
          <path d="M-4 44q78 10 160 1M74-6q4 50-1 94" />
          <path d="M75 48c-30-26-40 8-4 2 36-6 34-30 6-4M72 50l-20 26M78 50l24 22" />
        </g>
      </g>
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

/** Three of the thirty posts as a reader meets them: whose they are, the picture, the words under it, and those for whoever cannot see it. */
export function PostCards({ sample }: { sample: SampleCalendar }) {
  const posts = sample.posts.filter(({ day }) => day in pictures);
  return (
    <>
      <MonthAtAGlance posts={sample.posts} />
      <section
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="-mx-gutter -mt-4 -mb-8 overflow-x-auto px-gutter pt-4 pb-14 print:hidden lg:m-0 lg:overflow-visible lg:p-0"
      >
        <ul className="grid grid-cols-[repeat(3,17rem)] gap-5 *:snap-center max-lg:w-max max-lg:snap-x sm:grid-cols-[repeat(3,20rem)] lg:grid-cols-3 lg:gap-10">
          {posts.map((post) => (
            <li
              key={post.day}
              className="on-paper row-span-4 grid grid-rows-subgrid gap-y-0 bg-surface text-ink shadow-book"
            >
              <p className="flex items-center gap-3 px-4 py-3 text-sm">
                <span
                  aria-hidden="true"
                  style={{ background: accent, color: second }}
                  className="grid size-9 place-items-center rounded-full font-serif text-base leading-none italic"
                >
                  {sample.author.charAt(0)}
                </span>
                <span className="leading-tight">
                  <span className="block font-semibold">{sample.author}</span>
                  <span className="figures text-ink-soft">
                    {fillWords(words.day, { day: post.day })} · {post.channel}
                  </span>
                </span>
              </p>
              <svg viewBox="0 0 240 240" aria-hidden="true" className="in-lamplight block w-full">
                {pictures[post.day]}
              </svg>
              <p className="px-4 pt-4 font-serif text-[1.1875rem] leading-snug text-pretty">{spokenIn(post.text)}</p>
              <p className="m-4 mt-4 border-t border-rule pt-3 text-sm leading-snug text-ink-soft">
                <span className="label mr-2 text-ink-soft">{words.alt}</span>
                {words.alts[post.day as keyof typeof words.alts]}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The thirty of them, small. */
const MonthAtAGlance = ({ posts }: Pick<SampleCalendar, "posts">) => (
  <div
    aria-hidden="true"
    className="on-paper grid grid-cols-10 border-t border-l border-rule bg-paper text-ink shadow-page lg:grid-cols-15 print:hidden"
  >
    {posts.map(({ day, mark }) => (
      <p
        key={day}
        style={redLetterDays.includes(day) ? { color: accent } : undefined}
        className="border-r border-b border-rule py-1.5 text-center font-serif leading-tight lining-nums text-gold-ink sm:px-2 lg:flex lg:items-center lg:justify-between lg:py-2.5"
      >
        {day}
        <span className="mx-auto block size-5 sm:size-7 lg:mx-0">
          <PostSign mark={mark} />
        </span>
      </p>
    ))}
  </div>
);

/** What stands under the picture: the calendar has it in quotation marks, after what the picture shows. */
const spokenIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? text;
