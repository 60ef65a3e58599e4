import type { CoverShape } from "#domain/cover-shapes.ts";
import type { CoverWrap } from "#domain/cover-wrap.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { CoverWords } from "./cover-wrap.tsx";

type CoverDrawingProps = { wrap: CoverWrap; shapes: readonly CoverShape[]; words: CoverWords["drawing"] };

const strokes = {
  bleed: "stroke-danger fill-danger/10",
  trim: "stroke-ink fill-surface",
  safe: "stroke-action fill-none",
  barcode: "stroke-ink",
} as const;

/** The same shapes as the template's, in the colours of the page. */
export function CoverDrawing({ wrap, shapes, words }: CoverDrawingProps) {
  const alt = fillWords(words.alt, { width: wrap.width, height: wrap.height, spine: wrap.spineWidth });
  return (
    <figure className="follows-address mt-8 break-inside-avoid">
      <svg
        viewBox={`-0.05 -0.05 ${wrap.width + 0.1} ${wrap.height + 0.1}`}
        role="img"
        aria-label={alt}
        className="h-auto w-full max-w-narrow font-sans"
      >
        {shapes.map((shape) => (
          <Shape key={JSON.stringify(shape)} shape={shape} />
        ))}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Key className="border-danger">{words.bleed}</Key>
        <Key className="border-ink">{words.trim}</Key>
        <Key className="border-dashed border-action">{words.safe}</Key>
      </figcaption>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`w-6 border-t-2 ${className}`} />
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
          className="stroke-ink"
        />
      );
    case "bar":
      // Black on white in every theme, or no scanner reads it off the screen.
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill="#000000" />;
    case "words":
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor="middle"
          dominantBaseline="central"
          transform={shape.turned ? `rotate(90 ${shape.x} ${shape.y})` : undefined}
          fill={shape.size < 0.15 ? "#000000" : undefined}
          className={shape.size < 0.15 ? undefined : "fill-ink-soft"}
        >
          {shape.text}
        </text>
      );
  }
}
