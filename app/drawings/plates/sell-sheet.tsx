import type { ReactNode } from "react";
import { sellSheet as words } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { binding, covers } from "../covers.ts";
import { setKeys } from "../keyboard.ts";
import { breakLines } from "../title-setting.ts";
import { Keyboard } from "./author-site-top.tsx";
import { Sheet } from "./sheet.tsx";

/** One book on three things made for it: the still of its film, its author's site, the sheet for booksellers. */
export function SellSheet({ book, line, site }: { book: Book; line: string; site: SampleAuthorSite }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        aria-hidden="true"
        className="absolute top-[1.8em] left-[4%] w-[23.5em] shadow-book max-lg:top-[1.2em] max-sm:top-[0.8em] max-lg:w-[17em] max-sm:left-[2.9em]"
        style={{ rotate: "-2deg" }}
      >
        {/* An edge for the dark alone: turned, and cut at its own middle, it would leave specks on a light ground. */}
        <path d="M0 0h320v180H0z" fill={ink} stroke={second} strokeOpacity=".3" className="not-dark:stroke-none" />
        <path d="M0 128h320M0 136h320M0 145h320M0 155h320M0 166h320" stroke={ground} strokeWidth=".7" opacity=".6" />
        <path d="M0 145h320" stroke={accent} strokeWidth="2.4" />
        {/* Clear of what lies over its end. */}
        <text x="24" y="78" fontFamily="var(--font-serif)" fontSize="26" fill={second}>
          {line}
        </text>
      </svg>
      <SiteOf book={book} site={site} />
      <Sheet
        className="left-[5%] grid sm:max-lg:left-[14%] sm:max-lg:w-[19em]! sm:max-lg:grid-cols-1! max-sm:left-[1.5em] max-sm:bottom-[1em]! max-sm:w-[27em]! max-sm:py-[1.1em]!"
        style={{
          bottom: "-1.3em",
          width: "26em",
          gridTemplateColumns: "7.5em minmax(0,1fr)",
          gap: "1.8em",
          padding: "1.6em 2em 2em",
        }}
      >
        <SheetWords book={book}>
          <BookCover {...book} className="w-full sm:max-lg:hidden" />
        </SheetWords>
      </Sheet>
    </>
  );
}

const keys = setKeys(9, 32, 6);

/** Another still of the film, for a thumbnail: the keys, of which one was touched. */
export function StillDetail({ book, line }: { book: Book; line: string }) {
  const { ink, second, accent } = covers[book.design].palette;
  return (
    <svg
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      style={{ background: ink }}
    >
      <path d="M0 114h240v66H0z" fill={second} />
      <g transform="translate(-16 114)">
        <path d={`M${keys.reds[0]} 0h32v66h-32z`} fill={accent} />
        <path d={keys.whites.map((x) => `M${x} 0v66`).join("")} stroke={ink} />
        <path d={keys.blacks.map((x) => `M${x - 10} 0h20v40h-20z`).join("")} fill={ink} />
      </g>
      <text textAnchor="middle" fontFamily="var(--font-serif)" fontSize="32" fill={second}>
        {breakLines(line, 10).map((part, place) => (
          <tspan key={part} x="120" y={50 + place * 36}>
            {part}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** What a buyer asks of that sheet first, for a thumbnail. */
export const SellSheetDetail = () => (
  <Sheet className="inset-x-[9cqi] top-1/2 -translate-y-1/2 px-[8cqi] pt-[3cqi] pb-[4cqi] @max-[8rem]:pt-[5cqi] @max-[8rem]:pb-[6cqi]">
    {words.facts
      .flatMap((line) => line.split(" · "))
      .slice(1, 5)
      .map((fact) => (
        <p
          key={fact}
          className="border-b border-rule py-[2.200cqi] text-[8cqi] leading-tight first-letter:uppercase last:border-b-0 @max-[8rem]:py-[2.500cqi] @max-[8rem]:text-[11.500cqi]"
        >
          {fact}
        </p>
      ))}
  </Sheet>
);

/** What a bookseller asks first. */
function SheetWords({ book, children }: { book: Book; children: ReactNode }) {
  return (
    <>
      {children}
      <div>
        <p
          className="font-sans font-semibold tracking-label text-ink-soft uppercase max-sm:text-[0.93em]!"
          style={{ fontSize: "0.72em" }}
        >
          {words.label}
        </p>
        <p className="mt-[0.4em] text-[1.6em] leading-tight max-sm:text-[1.4em]">{book.title}</p>
        <p className="italic" style={{ marginTop: "0.3em" }}>
          {book.author}
        </p>
        <div
          style={{ borderColor: binding.pageEdge, marginTop: "1em", paddingTop: "0.8em", fontSize: "0.86em" }}
          className="border-t max-sm:text-[0.93em]!"
        >
          {words.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      </div>
    </>
  );
}

/** The author's own site (`AuthorSiteTop`), seen from far enough to know it by; it runs on below the edge. */
function SiteOf({ book, site }: { book: Book; site: SampleAuthorSite }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <div
      style={{ background: ground, color: ink, width: "21em", rotate: "2deg" }}
      className="in-lamplight absolute top-[5.6em] right-[4%] font-serif shadow-book max-lg:top-[1.6em] max-lg:text-[0.64em] max-sm:hidden"
    >
      <p
        style={{ background: ink, color: ink, paddingInline: "0.8em", paddingBlock: "0.5em", fontSize: "0.66em" }}
        className="font-sans"
      >
        <span style={{ background: second }} className="rounded-full px-[1.2em] py-[0.15em]">
          {site.address}
        </span>
      </p>
      <Keyboard />
      <p className="px-[0.95em] pt-[0.3em] text-[1.45em] leading-tight">{book.author}</p>
      <p className="flex px-[1.85em] italic" style={{ gap: "1.4em", paddingBottom: "0.9em", fontSize: "0.74em" }}>
        {site.navigation.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div style={{ background: second }} className="px-[1.4em] pt-[1.3em] pb-[16em]">
        <div className="flex gap-[1.4em]">
          <BookCover {...book} className="w-[4.6em] shrink-0" />
          <div>
            <p className="font-sans text-[0.5em] font-semibold tracking-label uppercase">{site.book.label}</p>
            <p className="mt-[0.2em] text-[1.45em] leading-tight">{book.title}</p>
            <p className="italic">{site.book.subtitle}</p>
          </div>
        </div>
        <div className="ml-auto w-[8em] pt-[2em] text-[0.9em]">
          <p className="leading-tight italic">{site.newsletter.title}</p>
          <p
            style={{ borderColor: ground, marginTop: "0.6em", padding: "0.3em 0.6em", fontSize: "0.72em" }}
            className="border font-sans"
          >
            {site.newsletter.fieldLabel}
          </p>
          <p
            style={{
              background: accent,
              color: second,
              marginTop: "0.4em",
              padding: "0.35em 0.6em",
              fontSize: "0.72em",
            }}
            className="text-center font-sans font-semibold"
          >
            {site.newsletter.button}
          </p>
        </div>
      </div>
    </div>
  );
}
