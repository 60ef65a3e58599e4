import type { ReactNode } from "react";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** Four screens of an author's site in the hand: the book, where she reads, what is said of it, and the way to hear from her. */
export function SiteOnPhones({ sample }: { sample: SampleAuthorSite }) {
  const { book, newsletter } = sample;
  const praise = sample.praise[2];
  return (
    <div aria-hidden="true" className="grid gap-x-8 font-serif leading-snug sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
      <Phone background={ground}>
        <BookCover design={7} title={book.title} author={sample.author} className="mx-auto block w-36 max-sm:w-40" />
        <p className="mt-7 text-center text-title-s leading-tight">{book.title}</p>
        <p className="mt-1 text-center italic">{book.subtitle}</p>
        <p className="mt-5 text-center text-[1.0625rem] text-balance">{book.blurb[0]?.split(/(?<=\.) /)[0]}</p>
      </Phone>
      <Phone background={second} className="max-sm:hidden">
        <p className="mb-4 text-title-m leading-tight">{sample.navigation[1]}</p>
        {sample.events.slice(0, 2).map((event) => (
          <div key={event.title} className="border-t border-current/25 py-4">
            <p className="font-sans text-sm font-semibold" style={{ color: accent }}>
              {event.date}
            </p>
            <p className="mt-1 text-title-s leading-tight">{event.title}</p>
            <p className="mt-1">{event.place}</p>
          </div>
        ))}
      </Phone>
      <Phone background={accent} className="max-lg:hidden">
        {praise && (
          <div style={{ color: second }} className="flex h-full flex-col justify-center pb-9 text-center">
            <p className="text-title-m leading-snug text-balance italic">“{praise.quote}”</p>
            <p className="mt-6 font-sans text-sm font-semibold">{praise.author}</p>
          </div>
        )}
      </Phone>
      <Phone background={second} className="max-lg:hidden">
        <p className="text-title-m leading-tight">{newsletter.title}</p>
        <p className="mt-3">{newsletter.text}</p>
        <p className="mt-6 font-sans text-sm font-semibold">{newsletter.fieldLabel}</p>
        <p className="mt-1 h-11 rounded-sm border border-current" />
        <p
          style={{ background: accent, color: second }}
          className="mt-3 rounded-sm py-2.5 text-center font-sans font-semibold"
        >
          {newsletter.button}
        </p>
        <p className="mt-6 leading-snug italic">{sample.contact}</p>
      </Phone>
    </div>
  );
}

type PhoneProps = { background: string; className?: string; children: ReactNode };

function Phone({ background, className = "", children }: PhoneProps) {
  return (
    <div
      style={{ background, color: ink, borderColor: ink }}
      className={`h-[31rem] overflow-hidden rounded-[2rem] border-[0.5rem] px-6 pt-9 shadow-book ${className}`}
    >
      {children}
    </div>
  );
}
