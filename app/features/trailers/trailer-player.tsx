import { Captions, Pause, Play, RotateCcw } from "lucide-react";
import { type CSSProperties, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { sampleViewing } from "#content/sample-viewing.ts";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";
import {
  formatClock,
  momentAt,
  nextPlayback,
  opening,
  type Playback,
  type PlaybackEvent,
  runningTime,
} from "#domain/trailer.ts";
import { TrailerStage } from "./trailer-stage.tsx";
import { useFilmClock } from "./use-film-clock.ts";

const words = sampleViewing.trailer;

export function TrailerPlayer({ trailer }: { trailer: SampleTrailer }) {
  const total = runningTime(trailer.frames);
  const [playback, send] = useReducer(
    (current: Playback, event: PlaybackEvent) => nextPlayback(current, event, total),
    opening,
  );
  const [hasCaptions, setHasCaptions] = useState(true);
  const isPlaying = playback.status === "playing";
  useFilmClock(
    isPlaying,
    (seconds) => send({ type: "tick", seconds }),
    () => send({ type: "pause" }),
  );
  useSpaceKey(() => send({ type: "toggle" }));

  const { frame, since } = momentAt(trailer.frames, playback.elapsed);
  const picture = trailer.frames[frame];
  return (
    <div className="mx-auto max-w-[calc(47dvh*4/5)] min-w-[min(100%,15rem)] sm:max-w-[calc(62dvh*16/9)]">
      <div className="relative">
        <SetStage
          key={`${frame}/${playback.jumps}`}
          trailer={trailer}
          frame={frame}
          since={since}
          isPlaying={isPlaying || playback.status === "ended"}
        />
        {/* A click on the picture does what the button does; the button is the one for keyboards and screen readers. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 size-full"
          onClick={() => send({ type: "toggle" })}
        />
      </div>
      {hasCaptions && picture && (
        <p aria-live="off" className="mt-3 min-h-22 text-sm sm:min-h-13">
          <em className="text-ink-soft">{picture.scene}</em> {picture.lines.join(" ")}
        </p>
      )}
      <Controls
        playback={playback}
        total={total}
        send={send}
        hasCaptions={hasCaptions}
        onCaptions={() => setHasCaptions(!hasCaptions)}
      />
    </div>
  );
}

type SetStageProps = { trailer: SampleTrailer; frame: number; since: number; isPlaying: boolean };

/** The picture is set once per frame or jump and then moves by itself; a later `since` must not set it again. */
function SetStage({ since, isPlaying, ...stage }: SetStageProps) {
  const [setAt] = useState(since);
  return <TrailerStage {...stage} since={setAt} motion={isPlaying ? "playing" : "paused"} className="upright" />;
}

type ControlsProps = {
  playback: Playback;
  total: number;
  send: (event: PlaybackEvent) => void;
  hasCaptions: boolean;
  onCaptions: () => void;
};

function Controls({ playback, total, send, hasCaptions, onCaptions }: ControlsProps) {
  const playButton = useRef<HTMLButtonElement>(null);
  // Who opens a trailer wants to be able to stop it: the first key press lands here, not on the closing cross.
  useEffect(() => playButton.current?.focus(), []);
  const isPlaying = playback.status === "playing";
  const clock = words.clock.replace("{elapsed}", formatClock(playback.elapsed)).replace("{total}", formatClock(total));
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex w-full items-center gap-3">
        <input
          type="range"
          min={0}
          max={total}
          step={1}
          value={Math.floor(playback.elapsed)}
          aria-label={words.position}
          aria-valuetext={clock}
          onChange={(event) => send({ type: "seek", to: event.currentTarget.valueAsNumber })}
          style={{ "--share": playback.elapsed / total } as CSSProperties}
          className="film-position"
        />
        <span className="figures text-sm whitespace-nowrap text-ink-soft">{clock}</span>
      </div>
      <Button ref={playButton} size="small" className="sm:min-w-28" onClick={() => send({ type: "toggle" })}>
        {isPlaying ? <Pause aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
        {isPlaying ? words.pause : words.play}
      </Button>
      <Button size="small" variant="secondary" onClick={() => send({ type: "restart" })}>
        <RotateCcw aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{words.restart}</span>
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={hasCaptions}
        className="choosable aria-pressed:border-ink aria-pressed:bg-paper-deep ml-auto"
        onClick={onCaptions}
      >
        <Captions aria-hidden="true" className="size-4" />
        {words.captions}
      </Button>
    </div>
  );
}

/** Space plays and pauses wherever the focus is, unless it stands on something that has its own use for the key. */
function useSpaceKey(onSpace: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key !== " " || target?.closest("button, a, input, summary")) return;
    event.preventDefault();
    onSpace();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
