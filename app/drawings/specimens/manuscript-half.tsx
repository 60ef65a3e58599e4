import { type Book, CoverBoard } from "../book-cover.tsx";
import { binding, type CoverPalette } from "../covers.ts";

/** What the cover looks like while it is a drawing: on paper, so what holds it says `on-paper`. */
export const pencil: CoverPalette = { ground: "var(--color-paper)", ink: "#5c6168", second: "none", accent: "none" };

/** A colleague's marks. */
export const bluePencil = "#2b5dc4";

/** "A manuscript is half a book": loose sheets to the middle, with the title as it was typed and a colleague's blue marks. */
export function ManuscriptHalf({ book }: { book: Book }) {
  return (
    <g className="on-paper" stroke={binding.shade} strokeOpacity=".24" strokeWidth=".7">
      {/* They stand where the book does. */}
      <path d="M-11 10L102-4v304H-5z" fill="var(--color-paper-deep)" />
      <path d="M-6 2l108-2v300H-8z" fill="var(--color-paper-deep)" />
      {/* A nested svg cuts it in the middle. */}
      <svg width="103" height="300" stroke="none" strokeOpacity="1" aria-hidden="true">
        <path d="M0 0h103v300H0z" fill={pencil.ground} />
        <CoverBoard {...book} palette={pencil} flat />
      </svg>
      <path d="M103 0v300" strokeOpacity=".3" strokeWidth="2" />
      <g stroke={bluePencil} strokeOpacity="1" strokeWidth="1.300" fill="none" strokeLinecap="round">
        <path d="M14 190v44M30 262c16-4 40-4 66-2M70 92c-9-5-22-2-21 8s20 11 25 3" />
      </g>
    </g>
  );
}
