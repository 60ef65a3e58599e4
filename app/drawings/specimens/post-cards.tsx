import type { ReactNode } from "react";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** A string out of tune, then in: the first part of the line swells and fades, the rest holds, and it ends at rest. */
const swings = Array.from({ length: 28 }, (_, swing) => {
  const swell = swing < 16 ? 0.12 + 0.88 * Math.abs(Math.sin(((swing + 0.5) / 16) * Math.PI * 2.5)) : 0.55;
  return `q3.400 ${((swing % 2 ? 104 : -104) * swell).toFixed()} 6.800 0`;
});
const string = `M25 120${swings.join("")}`;

const pictures: Record<number, ReactNode> = {
  3: (
    <>
      <path d="M0 0h240v240H0z" fill={second} />
      <path d={string} fill="none" stroke={ink} strokeWidth="1.6" />
    </>
  ),
  // What was found inside pianos, each flat and filled, on one line.
  8: (
    <>
      <path d="M0 0h240v240H0z" fill={ground} />
      <path d="M16 176h208v10H16z" fill={ink} fillOpacity=".16" />
      <g transform="translate(-9)">
        <path
          d="M40 178V88q0-16 15-16t15 16v32c0 8-8 8-8 16s8 8 8 16v26"
          fill="none"
          stroke={ink}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M94 74h58v106H94z" fill={accent} />
        <path d="M102 84h42v14h-42z" fill={second} />
        <path
          d="M102 108h18v14h-18zM126 108h18v14h-18zM102 130h18v14h-18zM126 130h18v14h-18zM102 152h18v14h-18z"
          fill={second}
          fillOpacity=".85"
        />
        <path
          d="M172 106c0-22 16-28 25-20 9-8 25-2 25 20 0 18-5 24-7 42-1 14-3 32-9 32-7 0-4-30-9-30s-2 30-9 30c-6 0-8-18-9-32-2-18-7-24-7-42z"
          fill={second}
        />
        <path d="M182 100q4-8 10-6" fill="none" stroke={ground} strokeWidth="3" strokeLinecap="round" />
      </g>
    </>
  ),
  15: (
    <>
      <path d="M0 0h240v240H0z" fill={ink} />
      <g transform="translate(58 27)scale(.62)">
        <CoverBoard title="Other People’s Pianos" author="Delia Fenwright" design={7} />
      </g>
    </>
  ),
};

/** Three of the thirty posts as a reader meets them: a picture, and the words that the calendar puts under it. */
export function PostCards({ sample }: { sample: SampleCalendar }) {
  const posts = sample.posts.filter(({ day }) => day in pictures);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section aria-label={sample.book} tabIndex={0} className="-mx-gutter overflow-x-auto px-gutter pb-10">
      <ul className="on-paper mx-auto flex w-fit gap-5 lg:gap-10">
        {posts.map((post) => (
          <li key={post.day} className="w-72 shrink-0 bg-paper text-ink shadow-book sm:w-80">
            <p className="flex items-baseline justify-between gap-4 px-4 py-3 text-sm">
              <strong>{sample.author}</strong>
              <span className="text-ink-soft">{post.channel}</span>
            </p>
            <svg viewBox="0 0 240 240" aria-hidden="true" className="block w-full">
              {pictures[post.day]}
            </svg>
            <p className="px-4 pt-3.5 pb-5 font-serif leading-snug">
              <span className="figures mr-2 text-gold-ink">{post.day}</span>
              {spokenIn(post.text)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands under the picture: the calendar has it in quotation marks, after what the picture shows. */
const spokenIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? text;
