import type { ReactNode } from "react";
import { sellSheet as words } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { binding, covers } from "../covers.ts";
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
      <path d="M112.500 114h32v66h-32z" fill={accent} />
      <path d="M16 114v66M48 114v66M80 114v66M112 114v66M144 114v66M176 114v66M208 114v66" stroke={ink} />
      <path
        d="M6 114h20v40H6zM70 114h20v40H70zM102 114h20v40h-20zM134 114h20v40h-20zM198 114h20v40h-20zM230 114h10v40h-10z"
        fill={ink}
      />
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

/** The author's own site, seen from far enough to know it by; it runs on below the edge. */
function SiteOf({ book, site }: { book: Book; site: SampleAuthorSite }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <div
      style={{ background: second, color: ink, width: "21em", rotate: "2deg" }}
      className="in-lamplight absolute top-[5.6em] right-[4%] font-serif shadow-book max-lg:top-[1.6em] max-lg:text-[0.64em] max-sm:hidden"
    >
      <p
        style={{ background: ground, paddingInline: "1em", paddingBlock: "0.4em", fontSize: "0.66em" }}
        className="font-sans"
      >
        {site.address}
      </p>
      <Keyboard />
      <p className="text-center" style={{ paddingTop: "0.5em", fontSize: "1.45em" }}>
        {book.author}
      </p>
      <p className="flex justify-center italic" style={{ gap: "1.2em", paddingBottom: "1em", fontSize: "0.74em" }}>
        {site.navigation.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div style={{ background: ground, padding: "1.3em 1.5em" }}>
        <p className="leading-tight" style={{ fontSize: "1.45em" }}>
          {book.title}
        </p>
        <p className="mt-[0.2em] italic">{site.book.subtitle}</p>
        <p className="leading-tight italic" style={{ marginTop: "1.6em", marginLeft: "12.2em", fontSize: "0.82em" }}>
          {site.tagline.join(" ")}
        </p>
      </div>
      <div className="ml-auto" style={{ width: "10em", padding: "1.2em 1.5em 16em 0", fontSize: "0.9em" }}>
        <p className="leading-tight italic">{site.newsletter.title}</p>
        <p
          style={{ borderColor: ground, marginTop: "0.6em", padding: "0.3em 0.6em", fontSize: "0.72em" }}
          className="border font-sans"
        >
          {site.newsletter.fieldLabel}
        </p>
        <p
          style={{ background: accent, color: second, marginTop: "0.4em", padding: "0.35em 0.6em", fontSize: "0.72em" }}
          className="text-center font-sans font-semibold"
        >
          {site.newsletter.button}
        </p>
      </div>
    </div>
  );
}
