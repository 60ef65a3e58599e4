import type { ComponentType, CSSProperties } from "react";
import {
  Arches,
  Botanical,
  Contours,
  type CoverArtProps,
  Horizon,
  Keys,
  Moons,
  Planes,
  Thread,
  Tide,
} from "./cover-scenes.tsx";
import { Initial, Letterpress, Marks, Rules, Stacked } from "./cover-type.tsx";
import { binding, type CoverComposition, type CoverDesign, type CoverPalette, covers } from "./covers.ts";
import { Picture, type PictureProps } from "./picture.tsx";

const compositions: Record<CoverComposition, ComponentType<CoverArtProps>> = {
  arches: Arches,
  botanical: Botanical,
  contours: Contours,
  horizon: Horizon,
  initial: Initial,
  keys: Keys,
  letterpress: Letterpress,
  marks: Marks,
  moons: Moons,
  planes: Planes,
  rules: Rules,
  stacked: Stacked,
  thread: Thread,
  tide: Tide,
};

/** `palette` dresses a design in other colours, as the volumes of a series are, each with its number. */
export type Book = { title: string; author: string; design: CoverDesign; palette?: CoverPalette; volume?: number };

/** The front alone, 200 by 300, for a drawing that sets books into a scene: a board with its hinge, or `flat` as printed. */
export function CoverBoard({ design, palette = covers[design].palette, flat, ...words }: Book & { flat?: true }) {
  const { composition } = covers[design];
  const Art = compositions[composition];
  return (
    // A nested svg clips what runs over the board's edge, without a clip path and its id.
    <svg width="200" height="300" aria-hidden="true">
      <path d="M0 0h200v300H0z" fill={palette.ground} />
      <Art {...words} palette={palette} />
      {!flat && (
        <>
          <path d="M0 0h8v300H0z" fill={binding.shade} fillOpacity=".14" />
          <path d="M8 0h3v300H8z" fill={binding.light} fillOpacity=".16" />
          <path d="M11 0h3v300h-3z" fill={binding.shade} fillOpacity=".08" />
          <path d="M0 .5h199.500V300" fill="none" stroke={binding.light} strokeOpacity=".34" />
        </>
      )}
    </svg>
  );
}

/** The front with the keys, 200 by 300, as it is printed: where a board has its hinge they run on to the fold. */
export function FlatFront(book: Book) {
  const { second, ink } = covers[book.design].palette;
  return (
    <>
      <CoverBoard {...book} flat />
      <path d="M0 158h16v142H0z" fill={second} />
      <path d="M0 158h16" stroke={ink} />
    </>
  );
}

/** Board, hinge and the edge of the pages, 206 by 305 without a frame of its own: it lies, seen a little from the right and below. */
export function BookBody(book: Book) {
  const { ground } = book.palette ?? covers[book.design].palette;
  return (
    <>
      <path d={board} fill={ground} />
      <path d={board} fillOpacity=".18" />
      <path d="M200 0l3 2.500v300H3L0 300h200z" fill={binding.page} />
      <path d="M201.5 1.300v300M1.500 301.300h200" fill="none" stroke={binding.pageEdge} strokeWidth=".6" />
      <CoverBoard {...book} />
    </>
  );
}
const board = "M203 2.500l3 2.500v300H6l-3-2.500h200z";

/** From the shelf of one page to its story on another the same book moves: by this name the browser knows it. */
export const sharedCover = (design: CoverDesign) => `cover-${design}`;

type BookCoverProps = Book & PictureProps & { style?: CSSProperties };

/** A closed book seen from the front; it lies on the page and throws a shadow to its lower right. */
export function BookCover({ alt, className, style, ...book }: BookCoverProps) {
  return (
    <Picture viewBox="0 0 206 305" alt={alt} className={className} style={{ filter: shadow, ...style }}>
      <BookBody {...book} />
    </Picture>
  );
}
const shadow = "drop-shadow(5px 8px 7px color-mix(in srgb, var(--color-night) 30%, transparent))";
