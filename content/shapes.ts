import type { SiteLink } from "./links.ts";

/** The shapes that content files fill and sections draw. A section knows its shape, never what the words are about. */

export type Metadata = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Decides which keyword set the page carries; the default is medium. */
  priority?: "high" | "medium" | "low";
  /** A social image of 1200x630 under the site's root. */
  image?: string;
  type?: "website" | "article";
};

/** What a button does: goes to a page of ours, opens another address (tel:, mailto:, https:), or downloads a file. */
export type Action =
  | { label: string; to: SiteLink; newTab?: boolean }
  | { label: string; href: string }
  | { label: string; download: `/resources/${string}` };

export type Hero = { label?: string; title: string; lead: string; actions?: readonly Action[] };

export type Stat = { figure: string; label: string };

export type Step = { title: string; text: string; duration?: string };

export type Card = { title: string; text: string; features?: readonly string[]; action?: Action };

export type PricedCard = Card & { price: string; timeline?: string };

export type Question = { question: string; answer: string };

/** A titled part of running text; each string is one paragraph. */
export type Passage = {
  title?: string;
  paragraphs: readonly string[];
  /** On a phone the paragraphs from this one on unfold, under a name that is seen nowhere else. */
  further?: { title: string; from: number };
};

/** Figures in rows and columns. The first cell of a row names it; the others are figures, set flush right. */
export type FigureTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export type CallToAction = { title: string; text: string; actions: readonly Action[] };

export type Person = { name: string; role: string; background: string };

export type Quote = { quote: string; author: string; book?: string; achievement?: string; rating?: 1 | 2 | 3 | 4 | 5 };

/** Drawings in app/ui/icon.tsx. */
export type IconName = "bookOpen" | "layers" | "compass" | "award" | "chat";
