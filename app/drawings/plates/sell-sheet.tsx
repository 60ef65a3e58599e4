import { sellSheet as words } from "#content/plates.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { binding, covers } from "../covers.ts";
import { Sheet } from "./sheet.tsx";

/** One book on three things made for it: the still of its film, its author's site, the sheet for booksellers. */
export function SellSheet({ book, line, site }: { book: Book; line: string; site: string }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        aria-hidden="true"
        className="absolute top-[2.4em] left-[4%] w-[25em] -rotate-2 shadow-book"
      >
        <path d="M0 0h320v180H0z" fill={ink} />
        <path d="M0 128h320M0 136h320M0 145h320M0 155h320M0 166h320" stroke={ground} strokeWidth=".7" opacity=".6" />
        <path d="M0 145h320" stroke={accent} strokeWidth="2.4" />
        <text x="160" y="78" textAnchor="middle" fontFamily="var(--font-serif)" fontSize="21" fill={second}>
          {line}
        </text>
      </svg>
      <div
        style={{ background: second, color: ink }}
        className="absolute top-[9em] right-[-3em] w-[23em] rotate-2 pb-[12em] text-center font-serif shadow-book sm:right-[4%]"
      >
        <p style={{ background: ground }} className="px-[1em] py-[0.4em] text-left font-sans text-[0.66em]">
          {site}
        </p>
        <p className="pt-[1.4em] text-[1.5em]">{book.author}</p>
        <p style={{ background: ground }} className="mt-[0.9em] px-[1em] py-[1.6em] text-[1.7em] leading-tight">
          {book.title}
        </p>
      </div>
      <Sheet className="bottom-[-2em] left-[12%] grid w-[26em] grid-cols-[8.5em_minmax(0,1fr)] gap-[1.8em] p-[2em] sm:left-[16%]">
        <BookCover {...book} className="w-full" />
        <div>
          <p className="font-sans text-[0.72em] font-semibold tracking-label text-ink-soft uppercase">{words.label}</p>
          <p className="mt-[0.5em] text-[1.45em] leading-tight">{book.title}</p>
          <p className="mt-[0.3em] italic">{book.author}</p>
          <div style={{ borderColor: binding.pageEdge }} className="mt-[1em] border-t pt-[0.8em] text-[0.86em]">
            {words.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        </div>
      </Sheet>
    </>
  );
}
