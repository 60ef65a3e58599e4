import type { ReactNode } from "react";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** What each quality of a site looks like on the sample: its colors, the book, the form, an event, a review, its address, the keyboard's ring, a search. */
export function siteDetails({
  author,
  address,
  navigation,
  book,
  praise,
  events,
  newsletter,
  tagline,
}: SampleAuthorSite) {
  const host = address.replace(/^https:../, "");
  return [
    <Detail key="face" ground={ground}>
      <div className="-mx-5 grid grow self-stretch grid-cols-[repeat(4,minmax(0,1fr))_7rem]">
        {[ground, second, accent, ink].map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
        <span style={{ background: second }} className="relative overflow-hidden">
          <BookCover design={7} title={book.title} author={author} className="absolute top-4 left-3 w-22" />
        </span>
      </div>
    </Detail>,
    <Detail key="book" ground={second}>
      <div>
        <p className="text-title-s leading-tight">{book.title}</p>
        <p className="text-sm italic">{book.subtitle}</p>
        <p style={{ color: accent }} className="mt-2 font-sans text-sm font-semibold underline underline-offset-4">
          {book.buttons[1]}
        </p>
      </div>
    </Detail>,
    <Detail key="letter" ground={second}>
      <div className="w-full font-sans text-sm font-semibold">
        <p>{newsletter.fieldLabel}</p>
        <p className="mt-2 flex">
          <span className="grow rounded-l-sm border border-r-0 border-current" />
          <span style={{ background: accent, color: second }} className="rounded-r-sm px-3 py-2 whitespace-nowrap">
            {newsletter.button}
          </span>
        </p>
      </div>
    </Detail>,
    <Detail key="events" ground={ground}>
      <div>
        <p className="font-sans text-sm font-semibold">{events[0]?.date}</p>
        <p className="mt-1 text-[1.1875rem] leading-tight text-balance">{events[0]?.title}</p>
      </div>
    </Detail>,
    <Detail key="press" ground={accent}>
      <div style={{ color: second }}>
        <p className="text-[1.0625rem] leading-tight text-balance italic">“{praise[2]?.quote}”</p>
        <p className="mt-1.5 font-sans text-sm font-semibold">{praise[2]?.author}</p>
      </div>
    </Detail>,
    <Detail key="fast" ground={ground}>
      <p
        style={{ background: second, boxShadow: `inset 0 -3px ${accent}` }}
        className="w-full rounded-sm px-3 py-2 font-sans text-sm whitespace-nowrap"
      >
        {host}
      </p>
    </Detail>,
    <Detail key="readable" ground={second}>
      <p className="flex w-full justify-between text-[1.0625rem] italic">
        {navigation.slice(0, 3).map((label, place) => (
          <span
            key={label}
            style={place === 1 ? { outline: `3px solid ${accent}`, outlineOffset: "5px" } : undefined}
            className="rounded-sm whitespace-nowrap"
          >
            {label}
          </span>
        ))}
      </p>
    </Detail>,
    <Detail key="found" ground={second}>
      <div className="font-sans text-sm leading-snug">
        <p>{host}</p>
        <p
          style={{ color: accent }}
          className="mt-1 font-serif text-title-s leading-tight underline decoration-1 underline-offset-4"
        >
          {author}
        </p>
        <p className="mt-1.5">{tagline.replace(/ Author.*/, "")}</p>
      </div>
    </Detail>,
  ];
}

function Detail({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      style={{ background: ground, color: ink }}
      className="in-lamplight flex h-30 items-center overflow-hidden px-5 font-serif lg:max-xl:[zoom:0.75] print:hidden"
    >
      {children}
    </div>
  );
}
