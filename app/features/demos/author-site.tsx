import { type MouseEvent, type ReactNode, useState } from "react";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { Keyboard } from "#app/drawings/plates/author-site-top.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { sampleViewing } from "#content/sample-viewing.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { authorSitePalette } from "./sample-palettes.ts";

const words = sampleViewing.site;
const parts = ["book", "events", "about", "newsletter", "contact"] as const;
const idOf = (part: (typeof parts)[number]) => `sample-${part}`;

/** A one-page author site in the look of its book: what a reader would find, in a frame that says where they are. */
export function AuthorSite({ sample }: { sample: SampleAuthorSite }) {
  return (
    <article
      aria-label={words.frameLabel}
      style={authorSitePalette}
      className="in-lamplight @container overflow-hidden rounded-md border border-rule-strong bg-paper text-ink shadow-page"
    >
      <div aria-hidden="true" className="flex items-center gap-3 bg-ink px-4 py-2.5 text-paper">
        <span className="flex gap-1.5 *:size-2.5 *:rounded-full *:border *:border-current">
          <i />
          <i />
          <i />
        </span>
        <span className="truncate rounded-full bg-paper px-4 py-0.5 text-label text-ink">{sample.address}</span>
      </div>
      <Keyboard />
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-gold px-6 pt-5 pb-4 @min-[42rem]:px-12">
        <p className="font-serif text-title-m tracking-title">{sample.author}</p>
        <nav aria-label={words.navigation}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 font-serif italic">
            {sample.navigation.map((label, index) => (
              <li key={label}>
                <a
                  href={`#${idOf(parts[index] ?? "contact")}`}
                  onClick={scrollInside}
                  className="inline-block py-1 underline-offset-4 hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Introduction sample={sample} />
      <Praise sample={sample} />
      <div className="grid @min-[42rem]:grid-cols-2">
        <Part part="events" title={words.events} className="bg-paper">
          <ul>
            {sample.events.map((event) => (
              <li key={event.title} className="border-t border-rule py-4">
                <p className="figures text-sm font-semibold text-gold-ink">{event.date}</p>
                <p className="mt-1 font-serif text-title-s">{event.title}</p>
                <p className="text-sm text-ink-soft">{event.place}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          part="about"
          title={words.about.replace("{author}", sample.author)}
          className="border-rule @max-[42rem]:border-t @min-[42rem]:border-l"
        >
          {sample.about.map((paragraph) => (
            <p key={paragraph} className="mb-4 font-serif text-[1.1875rem] leading-relaxed">
              {paragraph}
            </p>
          ))}
        </Part>
      </div>
      <Newsletter newsletter={sample.newsletter} />
      <footer id={idOf("contact")} className="scroll-mt-6 px-6 py-8 text-center text-sm text-ink-soft">
        <p className="font-serif text-title-s text-ink italic">{sample.contact}</p>
        <p className="mt-4">{sample.footer}</p>
      </footer>
    </article>
  );
}

/** Inside a dialog the page's address must not change, so the part is only brought into view. */
function scrollInside(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.scrollIntoView({ block: "start" });
}

function Introduction({ sample }: { sample: SampleAuthorSite }) {
  const { book, author, address, tagline } = sample;
  return (
    <section id={idOf("book")} className="scroll-mt-6 px-6 py-10 @min-[42rem]:px-12 @min-[42rem]:py-14">
      <div className="grid items-center gap-10 @min-[36rem]:grid-cols-[13rem_minmax(0,1fr)] @min-[42rem]:gap-14">
        <BookCover
          design={7}
          title={book.title}
          author={author}
          alt={words.coverAlt.replace("{title}", book.title).replace("{author}", author)}
          className="mx-auto w-44 @min-[36rem]:w-full"
        />
        <div>
          <p className="font-serif text-lead italic">{tagline.join(" ")}</p>
          <p className="label mt-6">{book.label}</p>
          <h3 className="mt-2 text-title-l">{book.title}</h3>
          <p className="font-serif text-title-s italic">{book.subtitle}</p>
        </div>
      </div>
      <div className="mt-10 gap-x-10 @min-[42rem]:columns-2">
        {book.blurb.map((paragraph) => (
          <p key={paragraph} className="mb-4 break-inside-avoid">
            {paragraph}
          </p>
        ))}
      </div>
      <p className="figures mt-2 text-sm">{book.details}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {book.buttons.map((label, index) => (
          <a
            key={label}
            href={`https://${address}`}
            className={buttonClasses(index === 0 ? "primary" : "secondary", "small")}
          >
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}

function Praise({ sample }: { sample: SampleAuthorSite }) {
  return (
    <ul className="grid gap-8 border-b border-rule px-6 py-10 @min-[42rem]:grid-cols-3 @min-[42rem]:px-12">
      {sample.praise.map((quote) => (
        <li key={quote.author}>
          <blockquote className="text-title-s">“{quote.quote}”</blockquote>
          <p className="mt-3 text-sm text-ink-soft">{quote.author}</p>
        </li>
      ))}
    </ul>
  );
}

type PartProps = { part: (typeof parts)[number]; title: string; className?: string; children: ReactNode };

function Part({ part, title, className, children }: PartProps) {
  return (
    <section id={idOf(part)} className={`scroll-mt-6 px-6 py-10 @min-[42rem]:px-12 ${className ?? ""}`}>
      <h3 className="mb-5 text-title-m">{title}</h3>
      {children}
    </section>
  );
}

/** The field carries no name: even without scripts the sample form cannot send anything anywhere. */
function Newsletter({ newsletter }: { newsletter: SampleAuthorSite["newsletter"] }) {
  const [note, setNote] = useState("");
  return (
    <section
      id={idOf("newsletter")}
      className="scroll-mt-6 border-y border-rule bg-paper-deep px-6 py-10 text-center @min-[42rem]:px-12"
    >
      <h3 className="text-title-m">{newsletter.title}</h3>
      <p className="mx-auto mt-2 max-w-short">{newsletter.text}</p>
      <form
        action="#sample"
        onSubmit={(event) => {
          event.preventDefault();
          setNote(words.nothingSent);
        }}
        className="mx-auto mt-6 flex max-w-measure flex-wrap items-end justify-center gap-3 text-left"
      >
        <label className="min-w-48 grow text-sm font-semibold">
          {newsletter.fieldLabel}
          <input
            type="email"
            autoComplete="off"
            className="mt-1 block min-h-10 w-full rounded-sm border border-rule-strong bg-surface px-3 font-normal"
          />
        </label>
        <button type="submit" className={buttonClasses("primary", "small")}>
          {newsletter.button}
        </button>
      </form>
      <p aria-live="polite" className="mt-3 min-h-6 text-sm font-semibold">
        {note}
      </p>
    </section>
  );
}
