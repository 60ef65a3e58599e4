import type { Book } from "#app/drawings/book-cover.tsx";

/** A place on the table, in centimeters: to the right, away from whoever looks, up. */
type Point = readonly [x: number, y: number, z: number];

/** A book, its measures, and how it stands: turned about its foot, leaning back against the wall, lying, or spine out. */
export type Standing = {
  book: Book;
  height: number;
  thick: number;
  at: Point;
  /** In degrees. */
  turn?: number;
  lean?: number;
  pose?: "lying" | "spine";
  /** Cut down its middle: the right half is bound, the left half still loose sheets. */
  half?: true;
};

/** A book of the house's own, opened where it begins: what its first page says, its cloth, and the paper inside its cover. */
type Opened = {
  page: string;
  ground: string;
  lining: string;
  width: number;
  height: number;
  thick: number;
  at: Point;
  turn?: number;
};

/** What is put on the table, and from where it is lit and looked at. */
export type Still = {
  /** The files are called after it. */
  name: string;
  /** The shape of the picture. */
  ratio: number;
  /** How wide its files are, largest first. */
  widths: readonly number[];
  books: readonly Standing[];
  opened?: readonly Opened[];
  pencils?: readonly { at: Point; turn: number; length: number; color: string }[];
  /** How far behind the table's middle the wall stands. */
  wall: number;
  lights: readonly { at: Point; to: Point; size: readonly [number, number]; power: number }[];
  sky: { color: string; strength: number };
  camera: { lens: number; at: Point; to: Point };
};
