import { type ReactNode, useId } from "react";
import type { CoverShape } from "#domain/cover-shapes.ts";
import type { CoverWrap } from "#domain/cover-wrap.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { CoverWords } from "./cover-wrap.tsx";

/** What a cover may look like under the lines: the colour of the sheet, the picture of its front, the title on its spine, lines on its back. */
export type CoverSample = { ground: string; front: ReactNode; spine: ReactNode; back: ReactNode };

type CoverDrawingProps = { wrap: CoverWrap; shapes: readonly CoverShape[]; sample: CoverSample; words: CoverWords };

/** Room around the sheet for its measures, in inches. */
const room = { left: 0.05, right: 0.75, top: 0.75, bottom: 0.75 };

/** A cover keeps its colors in the dark, and so do the lines on it. */
const strokes = {
  bleed: "on-paper stroke-danger fill-none",
  trim: "on-paper stroke-ink fill-none",
  safe: "on-paper stroke-action fill-none",
  barcode: "on-paper stroke-ink",
} as const;

/** The same shapes as the template's, in the colours of the page. */
export function CoverDrawing({ wrap, shapes, sample, words }: CoverDrawingProps) {
  const { width, height, spineWidth, folds, trim } = wrap;
  const { drawing, result } = words;
  const inches = (measure: number) => fillWords(result.inches, { inches: measure });
  const whole = { width: room.left + width + room.right, height: room.top + height + room.bottom };
  const hatching = useId();
  const percent = (part: number, of: number) => `${(part / of) * 100}%`;
  /** The picture goes on round the fold as far as the cover may shift, where no type of the spine stands. */
  const turnIn = wrap.safe.spine ? wrap.safe.spine.x - folds[0] : spineWidth / 4;
  return (
    <figure className="follows-address relative break-inside-avoid">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 print:hidden"
        style={{ aspectRatio: `${whole.width}/${whole.height}` }}
      >
        <div
          className="absolute"
          style={{
            left: percent(room.left, whole.width),
            top: percent(room.top, whole.height),
            width: percent(width, whole.width),
            height: percent(height, whole.height),
            backgroundColor: sample.ground,
            paddingLeft: percent(folds[1] - turnIn, whole.width),
          }}
        >
          <div className="absolute inset-y-0 left-0" style={{ width: percent(folds[0], width) }}>
            {sample.back}
          </div>
          {wrap.hasSpineText && (
            <div
              className="absolute inset-y-0"
              style={{ left: percent(folds[0], width), width: percent(spineWidth, width) }}
            >
              {sample.spine}
            </div>
          )}
          <div className="relative size-full">{sample.front}</div>
        </div>
      </div>
      <svg
        viewBox={`${-room.left} ${-room.top} ${whole.width} ${whole.height}`}
        role="img"
        aria-label={fillWords(drawing.alt, { width, height, spine: spineWidth })}
        className="figures relative block h-auto w-full font-sans max-sm:**:[rect]:[stroke-width:.035]"
      >
        {/* What the blade takes away is hatched, on paper in any light. */}
        <g className="on-paper">
          <pattern id={hatching} width={0.12} height={0.12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v.12" strokeWidth={0.025} className="stroke-danger" />
          </pattern>
          <path
            d={`M0 0h${width}v${height}H0zM${trim.x} ${trim.y}h${trim.width}v${trim.height}H${trim.x}z`}
            fillRule="evenodd"
            fill={`url(#${hatching})`}
          />
        </g>
        {shapes.map((shape) => (
          <Shape key={JSON.stringify(shape)} shape={shape} />
        ))}
        <Measure from={[folds[0], -0.2]} length={spineWidth} says={inches(spineWidth)} />
        <Measure from={[0, height + 0.2]} length={width} says={inches(width)} isBelow />
        <Measure from={[width + 0.2, 0]} length={height} says={inches(height)} isUpright />
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Key
          swatches={[
            "h-4 border border-danger bg-[repeating-linear-gradient(135deg,var(--color-danger)_0_1px,transparent_1px_4px)]",
          ]}
        >
          {drawing.bleed}
        </Key>
        <Key swatches={["border-t border-ink", "border-t border-dashed border-ink"]}>{drawing.trim}</Key>
        <Key swatches={["border-t border-dashed border-action"]}>{drawing.safe}</Key>
      </figcaption>
    </figure>
  );
}

type MeasureProps = {
  from: readonly [x: number, y: number];
  length: number;
  says: string;
  isBelow?: boolean;
  isUpright?: boolean;
};

/** A length as a draftsman writes it: a line from end to end, and the figure beside it. */
function Measure({ from: [x, y], length, says, isBelow = false, isUpright = false }: MeasureProps) {
  const end = 0.07;
  return (
    <g transform={`translate(${x} ${y})${isUpright ? "rotate(90)" : ""}`} className="fill-ink-soft stroke-ink-soft">
      <path
        d={`M0 ${-end}v${2 * end}M${length} ${-end}v${2 * end}M0 0h${length}`}
        strokeWidth={0.01}
        className="max-sm:[stroke-width:.03]"
      />
      <text
        x={length / 2}
        y={isBelow ? 0.15 : -0.17}
        dy={isBelow ? "0.7em" : undefined}
        textAnchor="middle"
        stroke="none"
        className="text-[0.22px] max-xl:text-[0.3px] max-sm:text-[0.5px]"
      >
        {says}
      </text>
    </g>
  );
}

function Key({ swatches, children }: { swatches: readonly string[]; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="on-paper flex h-4 items-center gap-2 dark:bg-paper dark:px-1">
        {swatches.map((swatch) => (
          <span key={swatch} className={`w-6 ${swatch}`} />
        ))}
      </span>
      {children}
    </span>
  );
}

function Shape({ shape }: { shape: CoverShape }) {
  switch (shape.kind) {
    case "box":
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          strokeWidth={0.015}
          strokeDasharray={shape.role === "safe" ? "0.08 0.05" : undefined}
          fill={shape.role === "barcode" ? "#ffffff" : undefined}
          className={strokes[shape.role]}
        />
      );
    case "fold":
      return (
        <path
          d={`M${shape.x} ${shape.y}v${shape.height}`}
          strokeWidth={0.015}
          strokeDasharray="0.12 0.06"
          className="on-paper stroke-ink"
        />
      );
    case "bar":
      // Black on white in every theme, or no scanner reads it off the screen.
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill="#000000" />;
    case "words": {
      // The spine is named by its measure.
      if (shape.turned) return null;
      const isBarcode = shape.size < 0.15;
      return (
        <text
          x={shape.x}
          // The parts of the sheet are named above it: on it they would be part of the cover.
          y={isBarcode ? shape.y : -0.38}
          fontSize={isBarcode ? shape.size : 0.22}
          textAnchor="middle"
          dy="0.33em"
          fill={isBarcode ? "#000000" : undefined}
          className={isBarcode ? undefined : "fill-ink-soft max-xl:text-[0.3px] max-sm:text-[0.5px]"}
        >
          {shape.text}
        </text>
      );
    }
  }
}
