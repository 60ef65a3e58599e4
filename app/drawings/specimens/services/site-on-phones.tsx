import type { ReactNode } from "react";
import { siteOnPhones } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** Four screens of an author's site in the hand: the book, where she reads, what the press says, and the way to hear from her. */
export function SiteOnPhones({ sample }: { sample: SampleAuthorSite }) {
  const { book, newsletter } = sample;
  const [, events, , letter, press] = sample.navigation.map((label) => `${sample.address}/${label.toLowerCase()}`);
  const papers = [sample.praise[0], sample.praise[2]].filter((quote) => !!quote);
  return (
    <div
      role="img"
      aria-label={siteOnPhones.alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="in-lamplight -mx-gutter -mt-4 -mb-8 flex print:hidden snap-x gap-5 overflow-x-auto px-gutter pt-4 pb-14 font-serif leading-snug lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-x-10 lg:my-0 lg:overflow-visible lg:p-0"
    >
      <Phone address={sample.address} background={second}>
        <BookCover design={7} title={book.title} author={sample.author} className="block w-36" />
        <p className="mt-7 text-title-s leading-tight">{book.title}</p>
        <p className="mt-1 italic">{book.subtitle}</p>
        <p className="mt-5 text-[1.0625rem] text-pretty">{book.blurb[0]?.split(/(?<=\.) /)[0]}</p>
      </Phone>
      <Phone address={events} background={ground}>
        <p className="mb-4 text-title-m leading-tight">{sample.navigation[1]}</p>
        {sample.events.slice(0, 2).map((event) => (
          <div key={event.title} className="border-t border-current/25 py-4">
            <p className="font-sans text-sm font-semibold">{event.date}</p>
            <p className="mt-1 text-title-s leading-tight">{event.title}</p>
            <p className="mt-1">{event.place}</p>
          </div>
        ))}
      </Phone>
      <Phone address={press} background={accent}>
        <div style={{ color: second }} className="flex grow flex-col">
          <p className="mb-4 text-title-m leading-tight">{sample.navigation[4]}</p>
          {papers.map(({ quote, author }) => (
            <div key={author} className="border-t border-current/35 py-4">
              <p className="text-title-s leading-snug text-balance italic">“{quote}”</p>
              <p className="mt-1.5 font-sans text-sm font-semibold">{author}</p>
            </div>
          ))}
        </div>
      </Phone>
      <Phone address={letter} background={second}>
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

type PhoneProps = { address: string | undefined; background: string; children: ReactNode };

/** As high as the one that has most to show: none ends within a line. The address at its head says that it is a screen. */
function Phone({ address, background, children }: PhoneProps) {
  return (
    <div
      style={{ background, color: ink, borderColor: ink }}
      className="flex min-h-[31rem] flex-col rounded-[1.75rem] border px-6 pt-4 pb-8 shadow-book max-lg:w-68 max-lg:shrink-0 max-lg:snap-center"
    >
      <p
        style={{ background: background === second ? ground : second }}
        className="-mx-3 mb-7 rounded-full py-1 text-center font-sans text-[0.8125rem] whitespace-nowrap"
      >
        <span className="lg:max-xl:hidden">{address?.split("/")[0]}/</span>
        {address?.split("/").slice(1).join("/")}
      </p>
      {children}
    </div>
  );
}
