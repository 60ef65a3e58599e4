import type { ComponentType, CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { SampleTrailer, TrailerFrame } from "#content/services/book-trailer-video.ts";
import { lineTimes } from "#domain/trailer.ts";
import { BellScenery } from "./bell-scenery.tsx";
import { FoundryScenery } from "./foundry-scenery.tsx";
import { PianosScenery } from "./pianos-scenery.tsx";
import { at, SceneryFrame, type SceneryProps } from "./scenery-frame.tsx";
import { stagePalette } from "./stage-palettes.ts";
import "./trailer-stage.css";

/** How a trailer sets its words, and the picture behind them; chosen by the cover, as the palette is. */
const productions: Record<
  SampleTrailer["coverId"],
  {
    Scenery: ComponentType<SceneryProps>;
    setting: "centred" | "letter";
    underlined?: number;
    shrinks?: number;
    small?: number;
  }
> = {
  7: { Scenery: PianosScenery, setting: "centred" },
  8: { Scenery: BellScenery, setting: "centred" },
  9: { Scenery: FoundryScenery, setting: "letter", underlined: 1, shrinks: 4, small: 5 },
};

type TrailerStageProps = {
  trailer: SampleTrailer;
  frame: number;
  /** Seconds into the frame at which the picture is set; from there it moves by itself. */
  since?: number;
  /** `still` shows the frame as it looks once everything has happened. */
  motion: "playing" | "paused" | "still";
  className?: string;
};

export function TrailerStage({ trailer, frame, since = 0, motion, className }: TrailerStageProps) {
  const picture = trailer.frames[frame];
  if (!picture) return null;
  const { Scenery, setting, underlined, shrinks, small } = productions[trailer.coverId];
  const times = lineTimes(picture);
  const isLast = frame === trailer.frames.length - 1;
  const style = { ...stagePalette(trailer.coverId), "--since": since, "--seconds": picture.seconds } as CSSProperties;
  return (
    <div
      style={style}
      data-motion={motion}
      data-kind={picture.kind}
      data-setting={setting}
      className={classNames("trailer-stage", className)}
    >
      {picture.kind !== "words" && <div className={picture.kind === "title" ? "leaf" : "leaf turned"} />}
      <div className={classNames("absolute inset-0", !isLast && "fades-out")}>
        <SceneryFrame>
          <Scenery frame={frame} times={times} />
        </SceneryFrame>
        <div
          style={at((times.at(-1) ?? 0) + 1)}
          className={classNames("trailer-words", frame === shrinks && "shrinks", frame === small && "small")}
        >
          <Words picture={picture} times={times} underlined={frame === underlined} />
        </div>
      </div>
    </div>
  );
}

type WordsProps = { picture: TrailerFrame; times: readonly number[]; underlined: boolean };

function Words({ picture, times, underlined }: WordsProps) {
  // The title waits until its page has turned.
  const wait = picture.kind === "title" ? 0.8 : 0;
  return picture.lines.map((line, index) => (
    <p key={line} className="appears" style={at((times[index] ?? 0) + wait)}>
      {underlined ? <LastWordUnderlined line={line} from={(times[index] ?? 0) + 1.6} /> : line}
    </p>
  ));
}

function LastWordUnderlined({ line, from }: { line: string; from: number }) {
  const cut = line.lastIndexOf(" ") + 1;
  return (
    <>
      {line.slice(0, cut)}
      <span className="relative inline-block">
        {line.slice(cut)}
        <svg
          aria-hidden="true"
          viewBox="0 0 200 20"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-x-[-4%] -bottom-[0.12em] h-[0.28em] w-[108%]"
        >
          <path
            d="M4 13c40-8 90-11 192-6"
            pathLength="1"
            stroke="var(--stage-accent)"
            strokeWidth="5"
            strokeLinecap="round"
            className="draws"
            style={at(from)}
          />
        </svg>
      </span>
    </>
  );
}
