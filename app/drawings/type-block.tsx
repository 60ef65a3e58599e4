import { coverFaces } from "#app/fonts/cover-faces.ts";
import { type Measure, setTitle } from "./title-setting.ts";

type TypeBlockProps = Measure & {
  text: string;
  x: number;
  /** The edge that `hang` names: type hangs from it, is centred on it or stands on it. */
  y: number;
  hang?: "top" | "middle" | "bottom";
  anchor?: "start" | "middle" | "end";
  fill: string;
  face?: FaceName;
  italic?: boolean;
  weight?: number;
};

/** What a cover may be set in, and how wide it runs beside Newsreader, whose widths the compositor knows. */
export const faces = {
  serif: { family: "var(--font-serif)", width: 1 },
  sans: { family: "var(--font-sans)", width: 1 },
  gothic: { family: `'${coverFaces.gothic}', 'Arial Narrow', sans-serif`, width: 0.62 },
  roman: { family: `${coverFaces.roman}, var(--font-serif)`, width: 1.22 },
  geometric: { family: `${coverFaces.geometric}, var(--font-sans)`, width: 1.02 },
} as const;
export type FaceName = keyof typeof faces;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A block of type fitted to a box: the compositor's work, done once for every cover. */
export function TypeBlock({
  text,
  x,
  y,
  hang = "top",
  anchor = "start",
  fill,
  face = "serif",
  ...rest
}: TypeBlockProps) {
  const { italic, weight = 400, leading = 1.04, tracking = 0 } = rest;
  const { lines, size } = setTitle(text, { ...rest, width: rest.width / faces[face].width });
  const step = size * leading;
  // Capitals stand about 0.68 em high; the block is aligned by them, as the eye does.
  const height = (lines.length - 1) * step + size * 0.68;
  const first = { top: y, middle: y - height / 2, bottom: y - height }[hang] + size * 0.68;
  return (
    <text
      fill={fill}
      fontFamily={faces[face].family}
      fontSize={size}
      fontStyle={italic ? "italic" : undefined}
      fontWeight={weight}
      letterSpacing={tracking ? rounded(tracking * size) : undefined}
      textAnchor={anchor}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={rounded(first + index * step)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type BylineProps = Pick<TypeBlockProps, "x" | "y" | "anchor" | "fill"> & { author: string; width?: number };

/** An author's name in spaced sans capitals, on one line. */
export function Byline({ author, width = 156, ...rest }: BylineProps) {
  return (
    <TypeBlock
      {...rest}
      text={author.toUpperCase().replaceAll(" ", "\u00a0")}
      width={width}
      height={20}
      maxSize={10.5}
      tracking={0.14}
      weight={600}
      hang="bottom"
      face="sans"
    />
  );
}
