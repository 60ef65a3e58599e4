import type { Book } from "./book-cover.tsx";
import { binding, covers, titleFaces } from "./covers.ts";
import { widthOf } from "./title-setting.ts";
import { TypeBlock } from "./type-block.tsx";

type SpineProps = {
  book: Book;
  length: number;
  thickness: number;
  /** Set upright by a quarter turn to the right, the back takes the light on its other edge. */
  upright?: boolean;
  /** As printed: neither light nor bands. */
  flat?: boolean;
};

/** A book seen from its back, lying: `length` is the height of the book, `thickness` that of its block. */
export function Spine({ book, length, thickness, upright, flat }: SpineProps) {
  const { ground, ink, accent } = covers[book.design].palette;
  const center = thickness / 2;
  const high = `M0 0h${length}v${thickness * 0.13}H0z`;
  const low = `M0 ${thickness * 0.87}h${length}v${thickness * 0.13}H0z`;
  const size = Math.round(thickness * 0.46);
  const surname = (book.author.split(" ").at(-1) ?? "").toUpperCase();
  // What a short name leaves is the title's.
  const name = Math.min(Math.max(74, length / 4), (surname.length + 1) * size * 0.56);
  const room = length - 58 - name;
  // A short title has one line, with air on both sides; a longer one that would be small on it has two.
  const isLong = book.title.length > 24 && room / widthOf(book.title) < thickness * 0.31;
  return (
    <>
      <path d={`M0 0h${length}v${thickness}H0z`} fill={ground} />
      {!flat && (
        <path
          d={`M14 0v${thickness}M18 0v${thickness}M${length - 14} 0v${thickness}M${length - 18} 0v${thickness}`}
          stroke={accent}
        />
      )}
      <TypeBlock
        text={isLong ? book.title : book.title.replaceAll(" ", "\u00a0")}
        x={30}
        y={center}
        hang="middle"
        width={room}
        height={isLong ? thickness * 0.72 : 60}
        maxSize={size}
        fill={ink}
        face={titleFaces[book.design]}
      />
      <TypeBlock
        text={surname}
        x={length - 30}
        y={center}
        hang="middle"
        anchor="end"
        width={name}
        height={40}
        maxSize={Math.round(size * 0.6)}
        tracking={0.14}
        weight={600}
        fill={ink}
        face="sans"
      />
      {/* The back is round: light along one edge, shade along the other. */}
      {!flat && (
        <>
          <path d={upright ? low : high} fill={binding.light} fillOpacity=".14" />
          <path d={upright ? high : low} fillOpacity=".16" />
        </>
      )}
    </>
  );
}
