import type { CSSProperties, ReactNode } from "react";

/** When, in seconds from the beginning of its frame, something begins to move. */
export const at = (seconds: number) => ({ "--at": seconds }) as CSSProperties;

/**
 * The picture behind the words, 1600 by 900. On a phone the stage is upright and shows the middle 720 units of it, so
 * whatever matters stands between x 440 and 1160; the words have the upper two thirds.
 */
export function SceneryFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      className="comes absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

export type SceneryProps = {
  frame: number;
  /** When each line of the words appears. */
  times: readonly number[];
};
