import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { postFrames as words } from "#content/plates.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { fillWords } from "#domain/fill-words.ts";
import { BookBody } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";
import { setKeys } from "../../keyboard.ts";
import { redLetterDays } from "../../plates/calendar-month.tsx";

const { ground, ink, second, accent } = covers[7].palette;

/** Two strings of one note: apart on the left, where they beat, and one on the right. */
export const stringWith = (lag: number) =>
  `M${Array.from({ length: 249 }, (_, step) => {
    const x = step - 4;
    const apart = lag * Math.min(1, Math.max(0, 1 - x / 168)) ** 1.4;
    return `${x} ${(120 + 88 * Math.sin((x / 40) * Math.PI * 2 - apart)).toFixed(1)}`;
  }).join("L")}`;

const keys = setKeys(7, 40);

const pictures: Record<number, ReactNode> = {
  3: (
    <>
      <path d="M0 0h240v240H0z" fill={second} />
      <path d={stringWith(0)} fill="none" stroke={ink} strokeWidth="2.600" />
      <path d={stringWith(4.4)} fill="none" stroke={accent} strokeWidth="2.600" />
    </>
  ),
  // Under the keys, where the judge had put them.
  8: (
    <>
      <path d="M0 0h240v240H0z" fill={ink} />
      <path d="M0 96h240v16H0z" fill={ground} fillOpacity=".3" />
      <g transform="translate(-20)">
        <path d={keys.whites.map((x) => `M${x + 1} 0h38v92q0 4-4 4H${x + 5}q-4 0-4-4z`).join("")} fill={second} />
        <path d={keys.blacks.map((x) => `M${x - 14} 0h28v56q0 3-3 3h-22q-3 0-3-3z`).join("")} fill={ink} />
      </g>
      <g transform="translate(42 126)rotate(-2 78 50)">
        {["#bfa878", "#d3bf96", "#efe2c6"].map((paper, place) => (
          <g key={paper} transform={`translate(${8 - place * 4} ${10 - place * 5})`}>
            <path d="M0 2h152v92H0z" transform="translate(1.500 2.500)" fillOpacity=".35" />
            <path d="M0 0h152v92H0z" fill={paper} />
          </g>
        ))}
        <path d="M0 0l76 54L152 0" fill="none" stroke="#b59d70" strokeWidth="1.600" />
        <g transform="translate(1.200 2.400)" opacity=".3">
          <Knot stroke={ink} />
        </g>
        <Knot stroke={accent} />
      </g>
    </>
  ),
  15: (
    <>
      <path d="M0 0h240v240H0z" fill={accent} />
      <path d="M60 30h140l8 196H68z" fillOpacity=".4" filter="blur(7px)" />
      <g transform="translate(51 17)scale(.67)">
        <BookBody title="Other People’s Pianos" author="Delia Fenwright" design={7} />
      </g>
    </>
  ),
};

/** Round the bundle, over its edges and out of sight, and tied on top of it. */
function Knot({ stroke }: { stroke: string }) {
  return (
    <g fill="none" stroke={stroke} strokeWidth="3.600">
      <path d="M0 46h152l8 10M76 0v92l8 10" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M76 46c-8-16-32-26-40-16s14 18 40 16c8-16 32-26 40-16s-14 18-40 16" />
        <path d="M76 46c-8 8-10 18-24 24M76 46c8 8 14 14 26 22" />
        <path d="M74 44l4 4" strokeWidth="8" />
      </g>
    </g>
  );
}

/** Three of the thirty posts as a reader meets them: whose they are, the picture, the words under it, and those for whoever cannot see it. */
export function PostCards({ sample }: { sample: SampleCalendar }) {
  const posts = sample.posts.filter(({ day }) => day in pictures);
  return (
    <>
      <MonthRoll posts={sample.posts} />
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

/** Where a phone has no room for all of them. */
const isNamed = (day: number) => [1, 22, 30].includes(day);

/** The thirty of them as a roll for a player piano: a row for each channel, a mark where it sounds; red are the days of the book, hollow is the rest, and in a ring is what stands below. */
function MonthRoll({ posts }: Pick<SampleCalendar, "posts">) {
  const everywhere = posts.filter(({ channel }) => channel === words.everywhere);
  const channels = [...new Set(posts.map(({ channel }) => channel))].filter((channel) => channel !== words.everywhere);
  const days = "grid grid-cols-[repeat(30,minmax(0,1fr))]";
  return (
    <div
      aria-hidden="true"
      className="on-paper grid gap-y-3 bg-paper px-4 pt-3 pb-4 text-ink shadow-page sm:px-6 lg:grid-cols-[8rem_minmax(0,1fr)] lg:gap-y-0 lg:py-4 print:hidden"
    >
      <p className={`${days} font-serif text-[0.8125rem] leading-6 lining-nums lg:col-start-2`}>
        {posts.map(({ day }) => (
          <span key={day} className="flex justify-center">
            <span
              style={redLetterDays.includes(day) ? { color: accent } : undefined}
              className={classNames(
                "text-center",
                day in pictures &&
                  "-mx-3 size-6 rounded-full border leading-[1.375rem] max-lg:size-5 max-lg:my-0.5 max-lg:leading-[1.125rem]",
                !redLetterDays.includes(day) && "text-ink-soft",
                !(isNamed(day) || day in pictures || redLetterDays.includes(day)) && "max-lg:hidden",
              )}
            >
              {day}
            </span>
          </span>
        ))}
      </p>
      {channels.map((channel) => (
        <div key={channel} className="lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-center">
          <p className="text-[0.875rem] leading-5 text-ink-soft">{channel}</p>
          <p className={`${days} border-b border-rule py-1 lg:py-2`}>
            {posts
              .filter((post) => post.channel === channel || everywhere.includes(post))
              .map(({ day, mark }) => (
                <span
                  key={day}
                  style={{ gridColumn: day, gridRow: 1, color: redLetterDays.includes(day) ? accent : ink }}
                  className={classNames(
                    "mx-px h-2.5 rounded-full border border-current lg:mx-1 lg:h-3",
                    mark !== "rest" && "bg-current",
                  )}
                />
              ))}
          </p>
        </div>
      ))}
    </div>
  );
}

/** What stands under the picture: the calendar has it in quotation marks, after what the picture shows. */
export const spokenIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? text;
