import { site } from "#content/site.ts";

/**
 * The page of the house's papers: US Letter, a margin column for labels and numerals beside a text column of about
 * sixty-five characters, everything on a grid of fifteen points. Measures in points, from the top left corner.
 */
export const grid = 15;

export const page = { width: 612, height: 792 } as const;

export const frame = {
  top: 90,
  bottom: 90 + 42 * grid,
  margin: { x: 66, width: 104 },
  text: { x: 186, width: 360 },
  full: { x: 66, width: 480 },
  headBaseline: 54,
  folioBaseline: 747,
} as const;

export const colors = {
  ink: "#1d1b18",
  quiet: "#5d574c",
  blue: "#14203a",
  gold: "#b8913a",
  /** Gold dark enough to be read at small sizes on white. */
  goldText: "#7d5f1c",
  paper: "#f3ecdc",
  hairline: "#bdb4a0",
  rule: "#a39a86",
  wash: "#f8f4ea",
  action: site.themeColor,
  /** What an editor strikes out. */
  cut: "#9f1d1d",
} as const;

export type FontName = "text" | "italic" | "bold" | "display" | "displayItalic" | "sans" | "sansBold";

export type TypeStyle = {
  size: number;
  leading: number;
  roman: FontName;
  italic: FontName;
  bold: FontName;
  color: string;
  /** Added between letters, for capitals. */
  tracking?: number;
};

const serif = { roman: "text", italic: "italic", bold: "bold" } as const;
const sans = { roman: "sans", italic: "italic", bold: "sansBold" } as const;

export const styles = {
  body: { ...serif, size: 11, leading: grid, color: colors.ink },
  lead: { roman: "italic", italic: "text", bold: "bold", size: 14, leading: 20, color: colors.blue },
  chapter: { roman: "display", italic: "displayItalic", bold: "display", size: 29, leading: 32, color: colors.blue },
  heading: { roman: "bold", italic: "italic", bold: "bold", size: 12.5, leading: grid, color: colors.blue },
  label: { ...sans, roman: "sansBold", size: 7.6, leading: 10, color: colors.goldText, tracking: 0.9 },
  small: { ...sans, size: 9, leading: 12, color: colors.ink },
  smallBold: { ...sans, roman: "sansBold", size: 9, leading: 12, color: colors.ink },
  tableHead: { ...sans, roman: "sansBold", size: 7.6, leading: 10, color: colors.blue, tracking: 0.5 },
  note: { ...serif, size: 10.2, leading: 14, color: colors.ink },
  letter: { ...serif, size: 10.4, leading: 14.4, color: colors.ink },
  head: { ...sans, size: 7.6, leading: 10, color: colors.quiet, tracking: 0.9 },
  headTitle: { ...serif, roman: "italic", size: 9.5, leading: 12, color: colors.quiet },
  folio: { ...serif, size: 10, leading: 12, color: colors.blue },
  numeral: { roman: "display", italic: "displayItalic", bold: "display", size: 44, leading: 44, color: colors.gold },
} as const satisfies Record<string, TypeStyle>;
