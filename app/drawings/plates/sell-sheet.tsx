import { sellSheet as words } from "#content/plates.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { binding, covers } from "../covers.ts";
import { Sheet } from "./sheet.tsx";

/** One book on three things made for it: the still of its film, its author's site where there is room, the sheet for booksellers. */
export function SellSheet({ book, line, site }: { book: Book; line: string; site?: string }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        aria-hidden="true"
        className="absolute shadow-book"
        style={{ top: "2.4em", left: "4%", width: "25em", rotate: "-2deg" }}
      >
        <path d="M0 0h320v180H0z" fill={ink} />
        <path d="M0 128h320M0 136h320M0 145h320M0 155h320M0 166h320" stroke={ground} strokeWidth=".7" opacity=".6" />
        <path d="M0 145h320" stroke={accent} strokeWidth="2.4" />
        <text x="160" y="78" textAnchor="middle" fontFamily="var(--font-serif)" fontSize="21" fill={second}>
          {line}
        </text>
      </svg>
      {site && (
        <div
          style={{
            background: second,
            color: ink,
            top: "11.4em",
            right: "-2.4em",
            width: "23em",
            rotate: "2deg",
            paddingBottom: "12em",
          }}
          className="absolute text-center font-serif shadow-book max-sm:hidden"
        >
          <p
            style={{ background: ground, paddingInline: "1em", paddingBlock: "0.4em", fontSize: "0.66em" }}
            className="text-left font-sans"
          >
            {site}
          </p>
          <p style={{ paddingTop: "1.4em", fontSize: "1.5em" }}>{book.author}</p>
          <p
            style={{
              background: ground,
              marginTop: "0.9em",
              paddingInline: "1em",
              paddingBlock: "1.6em",
              fontSize: "1.7em",
            }}
            className="leading-tight"
          >
            {book.title}
          </p>
        </div>
      )}
      <Sheet
        className="grid"
        style={{
          bottom: "-0.4em",
          left: "10%",
          width: "26em",
          gridTemplateColumns: "8.5em minmax(0,1fr)",
          gap: "1.8em",
          padding: "2em",
        }}
      >
        <BookCover {...book} className="w-full" />
        <div>
          <p className="font-sans font-semibold tracking-label text-ink-soft uppercase" style={{ fontSize: "0.72em" }}>
            {words.label}
          </p>
          <p className="leading-tight" style={{ marginTop: "0.5em", fontSize: "1.45em" }}>
            {book.title}
          </p>
          <p className="italic" style={{ marginTop: "0.3em" }}>
            {book.author}
          </p>
          <div
            style={{ borderColor: binding.pageEdge, marginTop: "1em", paddingTop: "0.8em", fontSize: "0.86em" }}
            className="border-t"
          >
            {words.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        </div>
      </Sheet>
    </>
  );
}
