import type { FormState } from "./form-state.ts";

/** The summary is that of the last attempt: a mended field leaves it, and no keystroke is announced. */
export function listProblems({ problems, reported }: Pick<FormState, "problems" | "reported">) {
  return reported.flatMap((name) => {
    const message = problems[name];
    return message ? [{ name, message }] : [];
  });
}
