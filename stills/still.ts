import type { ReactNode } from "react";
import type { Book } from "#app/drawings/book-cover.tsx";

/** A place on the table, in centimeters: to the right, away from whoever looks, up. */
type Point = readonly [x: number, y: number, z: number];

/** How a thing lies there: turned about its foot, in degrees. */
type Place = { at: Point; turn?: number };

/** What is printed on a sheet: a drawing, and how wide and high it was drawn. */
export type Print = { width: number; height: number; drawing: ReactNode };

/** A book, its measures, and how it stands: leaning back against the wall, lying with its spine or its foot to us, its spine out or up. */
export type Standing = Place & {
  book: Book;
  height: number;
  thick: number;
  /** In degrees. */
  lean?: number;
  pose?: "lying" | "flat" | "spine" | "spine up";
  /** Its back is too far turned away to be read. */
  isBareBacked?: true;
  /** Cut down its middle: the right half is bound, the left half still loose sheets. */
  half?: true;
};

/** A book of the house's own, opened where it begins: its cloth, and the paper inside its cover. */
type Opened = Place & {
  page: Print;
  ground: string;
  lining: string;
  width: number;
  height: number;
  thick: number;
  /** Its front board is held up, by how many degrees; else it lies on the table. */
  opens?: number;
};

/** A book opened in its middle: two pages, and how thick what lies under each is. */
type Spread = Place & {
  left: Print;
  right: Print;
  ground: string;
  width: number;
  height: number;
  thick: readonly [left: number, right: number];
};

/** A sheet of paper, or a pile of them, so many centimeters high; with a `color`, one stiff thing that has it at its sides. */
type Sheets = Place & { print: Print; width: number; height: number; thick?: number; color?: string };

type Carton = Place & {
  print: Print;
  /** How wide and high the label is. */
  label: readonly [number, number];
  width: number;
  depth: number;
  high: number;
  color: string;
};

/** What is put on the table, and from where it is lit and looked at. */
export type Still = {
  /** The files are called after it. */
  name: string;
  /** The shape of the picture. */
  ratio: number;
  /** How wide its files are, largest first. */
  widths: readonly number[];
  books?: readonly Standing[];
  opened?: readonly Opened[];
  spreads?: readonly Spread[];
  sheets?: readonly Sheets[];
  cartons?: readonly Carton[];
  pencils?: readonly (Place & { length: number; color: string })[];
  /** A board that everything stands on, from where to where; without one there is the page itself. */
  shelf?: { from: number; to: number; front: number; thick: number; color: string };
  /** How far behind the table's middle the wall stands. */
  wall: number;
  lights: readonly { at: Point; to: Point; size: readonly [number, number]; power: number; color?: string }[];
  sky: { color: string; strength: number };
  /** What shadows are made of, where warm ones would show on the ground; or none, where the page throws them. */
  shade?: string | "none";
  camera: { lens: number; at: Point; to: Point };
};
