import type { Answer } from "./answer.ts";
import type { World, WorldKind } from "./world.ts";

/** One thing that was tried: what was sent, what came back, and why it counts as through where it does. */
export type Attempt = { request: string; answer: string; through?: string };

/** A row of the catalogue. */
export type Attack = {
  /** What is tried. */
  name: string;
  /** What must hold whatever is tried. */
  aim: string;
  /** Which server it is tried on; production unless it says otherwise. */
  world?: WorldKind;
  /** Settings that differ from that server's, or what makes them. Such a row has a server of its own. */
  settings?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** Uses up or breaks what other rows need, and therefore has a server of its own. */
  isAlone?: boolean;
  /** Waits for many seconds, and is left to `npm run test:all`. */
  isLong?: boolean;
  /** Tries every door alike; a door still needs a row that aims at what is behind it. */
  isSweep?: boolean;
  attack: (world: World) => Promise<Attempt[]>;
};

export type Subject = {
  title: string;
  /** What is tried, for the document. */
  about: string;
  attacks: readonly Attack[];
};

/** What the document says about the catalogue. */
export type AttackFigures = {
  subjects: { title: string; about: string; rows: number; tried: number; through: number }[];
  notTried: readonly { what: string; why: string }[];
};

const brief = (text: string) => text.replace(/\s+/g, " ").slice(0, 300);

/**
 * One request and its answer, judged. Through is whatever the row says is (a sentence, or nothing), and beyond that what
 * no answer may be: a failure of ours, silence, or something that its reader must not see.
 */
export function judge(answer: Answer, through?: string | false): Attempt {
  const reason =
    through || (answer.status >= 500 && "a failure of ours") || (answer.status === 0 && "no answer") || answer.leak;
  return {
    request: brief(answer.request),
    answer: brief(`${answer.status} ${answer.text}`),
    ...(reason && { through: reason }),
  };
}

/** Where any yes is through. */
export const judgeNo = (answer: Answer, through: string): Attempt => judge(answer, isYes(answer) && through);

/** Many requests with one aim count as one attempt, judged by what they came to. */
export function judgeAll(request: string, answer: string, through?: string | false): Attempt {
  return { request: brief(request), answer: brief(answer), ...(through && { through }) };
}

/** Tries one after the other. */
export async function each<Item>(
  items: Iterable<Item>,
  attempt: (item: Item) => Promise<Attempt | Attempt[]>,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const item of items) attempts.push(...[await attempt(item)].flat());
  return attempts;
}

/** How many answers there were of each status: "200 x 10, 429 x 5". */
export function countStatuses(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} x ${count}`).join(", ");
}

export const isYes = ({ status }: { status: number }) => status >= 200 && status < 300;
