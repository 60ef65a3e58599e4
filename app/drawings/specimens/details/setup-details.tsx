import { setupDetails as words } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { BookCover } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";
import { PostSign } from "../../plates/calendar-month.tsx";
import { spokenIn, stringWith } from "../services/post-cards.tsx";
import { DetailTile, small } from "./detail-tile.tsx";

const { ground, ink, second, accent } = covers[7].palette;

/** What is set up for one author: where she is, how she is called there, her templates, one day, a caption, and what is switched off. */
export function setupDetails({ posts }: SampleCalendar, { author, book, tagline, address }: SampleAuthorSite) {
  const [, , , day] = posts;
  return [
    <DetailTile key="places" ground={second}>
      <ul className={`w-full ${small} grid gap-x-4 gap-y-2 sm:grid-cols-2`}>
        {words.places.chosen.map((place) => (
          <li key={place} className="flex items-center gap-2 font-semibold">
            <Tick />
            {place}
          </li>
        ))}
        <li className="flex items-center gap-2 line-through opacity-70">
          <span className="size-4 shrink-0 rounded-sm border border-current" />
          {words.places.declined}
        </li>
      </ul>
    </DetailTile>,
    <DetailTile key="profile" ground={ground}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 max-sm:gap-x-2.5 max-sm:gap-y-2">
        <span
          style={{ background: accent, color: second }}
          className="row-span-3 grid size-16 place-items-center rounded-full text-[1.75rem] leading-none italic max-sm:row-span-1 max-sm:size-9 max-sm:text-[1.125rem]"
        >
          {author.charAt(0)}
        </span>
        <p className="text-[1.25rem] leading-tight max-sm:text-[0.875rem]">{author}</p>
        <p className={`mt-0.5 text-balance max-sm:col-span-2 max-sm:mt-0 ${small}`}>{tagline[0]}</p>
        <p className="mt-1 font-sans text-[0.875rem] font-semibold underline underline-offset-3 max-sm:hidden md:max-lg:hidden">
          {address}
        </p>
      </div>
    </DetailTile>,
    <DetailTile key="look" ground={ink}>
      <div className="mx-auto grid w-full max-w-82 grid-cols-4 gap-3 *:aspect-square max-sm:w-26 max-sm:grid-cols-2 max-sm:gap-2">
        <svg viewBox="0 0 72 72" aria-hidden="true" style={{ background: accent }} fill={second} fontSize="100">
          <text x="36" y="90.700" textAnchor="middle">
            “
          </text>
        </svg>
        <span style={{ background: second }} className="flex items-center justify-center">
          <BookCover design={7} title={book.title} author={author} className="w-[52%]" />
        </span>
        <span
          style={{ background: ground }}
          className="flex items-center justify-center text-[2rem] leading-none lining-nums max-sm:text-[1.5rem]"
        >
          15
        </span>
        <svg
          viewBox="80 0 120 240"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ background: second }}
          fill="none"
          strokeWidth="6"
        >
          <path d={stringWith(0)} stroke={ink} />
          <path d={stringWith(4.4)} stroke={accent} />
        </svg>
      </div>
    </DetailTile>,
    <DetailTile key="day" ground={second}>
      {day && (
        <div className="flex w-full items-start gap-4 max-sm:flex-col max-sm:gap-1.5">
          <p className="flex shrink-0 items-center gap-2.5">
            <span className="text-[2.25rem] leading-none lining-nums max-sm:text-[1.5rem]">{day.day}</span>
            <span className="block size-11 max-sm:size-7">
              <PostSign mark={day.mark} />
            </span>
          </p>
          <p className={small}>
            <span className="block font-semibold">{day.channel}</span>
            <span className="block">{day.kind}</span>
            <span className="mt-1 block max-sm:hidden">{day.text.split(",")[0]}…</span>
          </p>
        </div>
      )}
    </DetailTile>,
    <DetailTile key="captions" ground={accent}>
      <svg
        aria-hidden="true"
        viewBox="0 20 240 200"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <path d={stringWith(0)} stroke={second} strokeOpacity=".35" strokeWidth="2" />
        <path d={stringWith(4.4)} stroke={second} strokeOpacity=".35" strokeWidth="2" />
      </svg>
      <p
        style={{ background: ink, color: second }}
        className={`relative mx-auto mt-auto mb-3 px-2.5 py-1.5 text-center text-balance max-sm:mb-2.5 max-sm:px-2 max-sm:py-1 ${small}`}
      >
        {spokenIn(posts[2]?.text ?? "").split(". ")[0]}.
      </p>
    </DetailTile>,
    <DetailTile key="boundaries" ground={ground}>
      <ul className={`grid w-full gap-2 max-sm:gap-3.5 ${small}`}>
        {words.switches.map(({ label, isOn }) => (
          <li key={label} className="flex items-center justify-between gap-2 max-sm:nth-3:hidden">
            {label}
            <span
              style={{ background: isOn ? ink : "transparent", borderColor: ink }}
              className={`flex h-5 w-9 shrink-0 items-center rounded-full border px-0.75 max-sm:h-6 max-sm:w-10 ${isOn ? "justify-end" : ""}`}
            >
              <i style={{ background: isOn ? second : ink }} className="size-3 shrink-0 rounded-full max-sm:size-4" />
            </span>
          </li>
        ))}
      </ul>
    </DetailTile>,
  ];
}

const Tick = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0" fill="none">
    <path d="M0 0h16v16H0z" fill={accent} />
    <path d="M3.500 8.500l3 3 6-7.500" stroke={second} strokeWidth="2" />
  </svg>
);
