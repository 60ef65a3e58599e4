import type { ReactNode } from "react";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** A string out of tune, then in: the first half of the line swells and fades, the second holds. */
const string = Array.from({ length: 241 }, (_, x) => {
  const swell = x < 140 ? Math.abs(Math.sin((x / 140) * Math.PI * 2.5)) : 0.55;
  return `${x === 0 ? "M" : "L"}${x} ${(120 + Math.sin(x / 2.2) * 52 * swell).toFixed(1)}`;
}).join("");

const pictures: Record<number, ReactNode> = {
  3: (
    <>
      <path d="M0 0h240v240H0z" fill={second} />
      <path d={string} fill="none" stroke={ink} strokeWidth="1.6" />
    </>
  ),
  8: (
    <>
      <path d="M0 0h240v240H0z" fill={ground} />
      <g fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round">
        <path d="M46 196V70q0-16 14-16t14 16v58l-7 10 7 10v48" />
        <path d="M104 96h64v96h-64z" fill={second} strokeLinejoin="round" />
        <path d="M118 120h36M118 136h36M118 152h22" strokeWidth="3" />
        <path
          d="M186 136q0-20 15-14 15-6 15 14 0 16-7 34-4 12-7-6-1-8-4 0-3 18-6 6-6-18-6-34z"
          fill={second}
          strokeWidth="3"
        />
      </g>
    </>
  ),
  15: (
    <>
      <path d="M0 0h240v240H0z" fill={accent} />
      <g transform="translate(50 24)scale(.7)">
        <CoverBoard title="Other People’s Pianos" author="Delia Fenwright" design={7} />
      </g>
    </>
  ),
};

/** Three of the thirty posts as a reader meets them: a picture, and the words that the calendar puts under it. */
export function PostCards({ sample }: { sample: SampleCalendar }) {
  const posts = sample.posts.filter(({ day }) => day in pictures);
  return (
    <ul className="on-paper mx-auto flex w-full max-w-page justify-center gap-5 max-lg:flex-wrap lg:gap-10">
      {posts.map((post, place) => (
        <li
          key={post.day}
          className={`w-full max-w-80 bg-paper text-ink shadow-book ${place === 1 ? "lg:translate-y-6" : "max-sm:hidden"}`}
        >
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
  );
}

/** What stands under the picture: the calendar has it in quotation marks, after what the picture shows. */
const spokenIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? text;
