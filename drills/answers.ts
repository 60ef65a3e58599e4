import { findLeak } from "#server/testing/find-leak.ts";
import type { Compared } from "./drill-list.ts";

/** Every answer of a drill goes past here: read for what its reader must not see, and counted. */
export function watchAnswers(hidden: readonly string[] = []) {
  const missing: string[] = [];
  let compared = 0;

  /** Reads one answer, on behalf of whoever carries these markers. */
  function look(where: string, text: string, own: readonly string[] = []) {
    compared += 1;
    const leak = findLeak(text, { own, hidden });
    if (leak) missing.push(`${where} shows ${leak}`);
  }

  return {
    look,
    /** Opens a page as a visitor, and says its status. */
    async visit(url: string): Promise<number> {
      const answer = await fetch(url);
      look(url, await answer.text());
      return answer.status;
    },
    counted: (): Compared[] => [{ what: "answers", compared, missing }],
  };
}

export type Answers = ReturnType<typeof watchAnswers>;
