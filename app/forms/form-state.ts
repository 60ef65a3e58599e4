import type { Problems } from "#domain/judge.ts";

export type FormState = {
  /** What is wrong with what stands in the fields now. */
  problems: Problems;
  /** The fields that the last attempt named. */
  reported: readonly string[];
  /** How often somebody has pressed the button; from the first press on, typing is checked too. */
  attempts: number;
  isSending: boolean;
};

export type FormStep =
  /** By the rules or by the server: the fields that it is about are named. */
  | { kind: "refused"; problems: Problems }
  | { kind: "sending" }
  /** The answer is there, and what was typed stays. */
  | { kind: "answered" }
  | { kind: "typed"; problems: Problems }
  | { kind: "cleared" };

export const idle: FormState = { problems: {}, reported: [], attempts: 0, isSending: false };

export function advance(state: FormState, step: FormStep): FormState {
  switch (step.kind) {
    case "refused":
      return {
        problems: step.problems,
        reported: Object.keys(step.problems),
        attempts: state.attempts + 1,
        isSending: false,
      };
    case "sending":
      return { ...idle, attempts: state.attempts + 1, isSending: true };
    case "answered":
      return { ...state, isSending: false };
    case "typed":
      return state.isSending ? state : { ...state, problems: step.problems };
    case "cleared":
      return idle;
  }
}
