import type { CSSProperties } from "react";
import { Picture, type PictureProps } from "./picture.tsx";
import { widthOf } from "./title-setting.ts";

type Mark = {
  /** Drawn in a square of 40, one ink. */
  device: string;
  size: number;
  weight: number;
  tracking?: number;
  sans?: true;
  italic?: true;
  capitals?: true;
};

const marks = {
  // Two rules and a ragged note beside them: a margin
  1: { device: "M10 4v32M14 4v32M20 10h14M20 17h10M20 24h13M20 31h7", size: 22, weight: 400 },
  // An open book riding a wave
  2: {
    device: "M20 12c-4-4-9-5-14-4v14c5-1 10 0 14 4 4-4 9-5 14-4V8c-5-1-10 0-14 4v14M3 33q4-5 8.5 0t8.5 0 8.5 0 8.5 0",
    size: 21,
    weight: 600,
    sans: true,
  },
  // The word at the foot of the page that leads to the next
  3: {
    device: "M8 4h24v32H8zM13 11h14M13 17h14M13 23h14M20 30h7l-3-3M27 30l-3 3",
    size: 23,
    weight: 400,
    italic: true,
  },
  // A sheet folded twice
  4: {
    device: "M6 12l14-6 14 6v18l-14 6-14-6zM20 6v30M6 12l14 6 14-6M13 9v24M27 9v24",
    size: 16,
    weight: 400,
    sans: true,
    capitals: true,
    tracking: 0.16,
  },
  // A street lantern that sends
  5: {
    device: "M20 36V26M14 36h12M15 26l-2-13h14l-2 13zM12 13l8-6 8 6M20 17v5M6 13q-4 6 0 12M34 13q4 6 0 12",
    size: 20,
    weight: 700,
    sans: true,
  },
  // Type in a galley, tied with string
  6: {
    device: "M5 8h30v26H5M5 8v26M10 13h20M10 18h20M10 23h20M10 28h12M5 4h34v34",
    size: 19,
    weight: 400,
    capitals: true,
    tracking: 0.04,
  },
  // Four sheets, one inside the other
  7: {
    device:
      "M20 34V10M20 34Q14 28 5 29V6q9 0 15 5M20 34q6-6 15-5V6q-9 0-15 5M20 30q-5-4-11-4V10M20 30q5-4 11-4V10M20 26q-3-3-7-3v-9M20 26q3-3 7-3v-9",
    size: 23,
    weight: 400,
  },
} as const satisfies Record<number, Mark>;

export type OutletDesign = keyof typeof marks;

type OutletMarkProps = PictureProps & {
  name: string;
  design: OutletDesign;
  /** The device above the name instead of before it, where many stand in a row. */
  isStacked?: true;
  style?: CSSProperties;
};

/** The wordmark of an outlet in one ink, the colour of the text around it; as wide as its name, 40 high or 72 stacked. */
export function OutletMark({ name, design, isStacked, alt, className, style }: OutletMarkProps) {
  const { device, size, weight, tracking = 0, sans, italic, capitals }: Mark = marks[design];
  const words = capitals ? name.toUpperCase() : name;
  // The advances are Newsreader's; the sans runs narrower unless it is bold, serif capitals wider.
  const fit = sans ? (capitals ? 0.9 : weight > 600 ? 1.03 : 0.95) : capitals ? 1.02 : 0.95;
  const run = widthOf(words, tracking) * size * fit;
  const [width, height] = isStacked ? [Math.ceil(run + 4), 72] : [Math.ceil(54 + run), 40];
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={style}
    >
      <path
        d={device}
        transform={isStacked && `translate(${width / 2 - 20})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text
        x={isStacked ? width / 2 : 50}
        y={isStacked ? 66 : 20 + size * 0.33}
        textAnchor={isStacked && "middle"}
        fill="currentColor"
        fontFamily={sans ? "var(--font-sans)" : "var(--font-serif)"}
        fontSize={size}
        fontStyle={italic && "italic"}
        fontWeight={weight}
        letterSpacing={tracking ? tracking * size : undefined}
      >
        {words}
      </text>
    </Picture>
  );
}
