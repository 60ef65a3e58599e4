/** A sample trailer is a row of frames, each with its seconds; nothing here knows what the frames show. */
export type Timed = { seconds: number };

export type Moment = {
  /** Which frame is on the stage. */
  frame: number;
  /** Seconds since that frame began. */
  since: number;
};

export function runningTime(frames: readonly Timed[]): number {
  return frames.reduce((total, frame) => total + frame.seconds, 0);
}

/** What is on the stage after `elapsed` seconds. Past the end the last frame stays, as a picture does when film stops. */
export function momentAt(frames: readonly Timed[], elapsed: number): Moment {
  let began = 0;
  for (const [frame, { seconds }] of frames.entries()) {
    const since = Math.max(0, elapsed - began);
    if (since < seconds || frame === frames.length - 1) return { frame, since: Math.min(since, seconds) };
    began += seconds;
  }
  return { frame: 0, since: 0 };
}

/**
 * When each line of a frame appears, in seconds from the frame's beginning: the first almost at once, the last early enough
 * to be read, the others evenly between.
 */
export function lineTimes({ seconds, lines }: Timed & { lines: readonly unknown[] }): number[] {
  const first = 0.5;
  const last = seconds * 0.52;
  const step = lines.length > 1 ? (last - first) / (lines.length - 1) : 0;
  return lines.map((_, index) => first + index * step);
}

export type Playback = {
  status: "playing" | "paused" | "ended";
  elapsed: number;
  /** Grows with every jump, so that the picture knows to set itself anew. */
  jumps: number;
};

export type PlaybackEvent =
  | { type: "tick"; seconds: number }
  | { type: "toggle" }
  | { type: "pause" }
  | { type: "restart" }
  | { type: "seek"; to: number };

export const opening: Playback = { status: "playing", elapsed: 0, jumps: 0 };

/** What play, pause, restart, a jump and the passing of time do to a trailer of `total` seconds. */
export function nextPlayback(playback: Playback, event: PlaybackEvent, total: number): Playback {
  switch (event.type) {
    case "tick": {
      if (playback.status !== "playing") return playback;
      const elapsed = Math.min(total, playback.elapsed + event.seconds);
      return { ...playback, elapsed, status: elapsed === total ? "ended" : "playing" };
    }
    case "toggle":
      if (playback.status === "ended") return restarted(playback);
      return { ...playback, status: playback.status === "playing" ? "paused" : "playing" };
    case "pause":
      return playback.status === "playing" ? { ...playback, status: "paused" } : playback;
    case "restart":
      return restarted(playback);
    case "seek": {
      const elapsed = Math.min(total, Math.max(0, event.to));
      const status = elapsed === total ? "ended" : playback.status === "ended" ? "paused" : playback.status;
      return { status, elapsed, jumps: playback.jumps + 1 };
    }
  }
}

const restarted = (playback: Playback): Playback => ({ status: "playing", elapsed: 0, jumps: playback.jumps + 1 });

/** 72 -> "1:12". */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
