import { faces } from "./type-block.tsx";

type Mark = {
  family: string;
  size: number;
  weight?: number;
  tracking?: number;
  stroke?: string;
  italic?: true;
  capitals?: true;
};

/** Each name in a face of its own; the sizes bring their lower case, or their capitals, to one height. */
const marks = {
  1: { family: faces.serif.family, size: 1.2 },
  2: { family: faces.geometric.family, size: 1.06 },
  3: { family: faces.serif.family, size: 1.24, italic: true },
  4: { family: faces.sans.family, size: 0.86, weight: 600, tracking: 0.13, capitals: true },
  5: { family: faces.gothic.family, size: 1.32, tracking: 0.02 },
  // Its one weight is thinner than the others.
  6: { family: faces.roman.family, size: 0.96, stroke: "0.025em", capitals: true },
  7: { family: faces.sans.family, size: 1.08, weight: 700, tracking: -0.01 },
} as const satisfies Record<number, Mark>;

export type OutletDesign = keyof typeof marks;

/** The wordmark of an outlet: its name set in type, in the ink and at the size of the text around it. */
export function OutletMark({ name, design }: { name: string; design: OutletDesign }) {
  const { family, size, weight = 400, tracking = 0, stroke, italic, capitals }: Mark = marks[design];
  return (
    // A line height of nothing: whatever the face, the line around it keeps its height and its baseline.
    <span
      className="leading-[0] whitespace-nowrap"
      style={{
        fontFamily: family,
        fontSize: `${size}em`,
        fontWeight: weight,
        letterSpacing: `${tracking}em`,
        fontStyle: italic && "italic",
        WebkitTextStrokeWidth: stroke,
        textTransform: capitals && "uppercase",
      }}
    >
      {name}
    </span>
  );
}
