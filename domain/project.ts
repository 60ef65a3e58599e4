import * as z from "zod/mini";
import { type Snake, toCamel } from "./snake-case.ts";
import { textLimits } from "./text-limits.ts";

/** What an author may choose. The house may give a project any other status; it shows with the neutral badge. */
export const projectStatuses = ["In Progress", "First Draft Complete", "Editing", "Published"] as const;

export const mostWords = 10_000_000;

export type Project = {
  id: number;
  title: string;
  genre: string;
  description: string;
  status: string;
  wordCount: number;
  targetWords: number;
  /** Grows with each change; a change names the one it was made on. */
  version: number;
  updatedAt: string;
};

export const projectColumns = "id, title, genre, description, status, word_count, target_words, version, updated_at";

export function toProject(row: Snake<Project>): Project {
  return toCamel(row);
}

export type ProjectMessages = {
  title: { required: string; tooLong: string };
  genre: { tooLong: string };
  description: { tooLong: string };
  status: { invalid: string };
  wordCount: { invalid: string };
  targetWords: { invalid: string };
};

/** A whole number as people write it: 80000, 80,000, 80 000. Anything else is not one. */
export function readWholeNumber(text: string): number {
  const plain = text.trim().replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(\D|$))/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

const numberBetween = (least: number, message: string) =>
  z.pipe(
    z.string(message).check(
      z.refine((text) => {
        const number = readWholeNumber(text);
        return number >= least && number <= mostWords;
      }, message),
    ),
    z.transform(readWholeNumber),
  );

/** What an author fills in. `current` is the status it has: the house's own word may stay, but not be chosen. */
export function makeProjectDraft(messages: ProjectMessages, current?: string) {
  const allowed: readonly string[] = current ? [...projectStatuses, current] : projectStatuses;
  return z.object({
    title: z
      .string(messages.title.required)
      .check(z.trim(), z.minLength(1, messages.title.required), z.maxLength(textLimits.line, messages.title.tooLong)),
    genre: z.string(messages.genre.tooLong).check(z.trim(), z.maxLength(textLimits.line, messages.genre.tooLong)),
    description: z
      .string(messages.description.tooLong)
      .check(z.trim(), z.maxLength(textLimits.text, messages.description.tooLong)),
    status: z
      .string(messages.status.invalid)
      .check(z.refine((value) => allowed.includes(value), messages.status.invalid)),
    wordCount: numberBetween(0, messages.wordCount.invalid),
    targetWords: numberBetween(1, messages.targetWords.invalid),
  });
}
export type ProjectDraft = z.infer<ReturnType<typeof makeProjectDraft>>;

/**
 * The columns of a draft. The count goes along only where it changed, with the author's own day: it writes that day's
 * entry, and a draft that left it alone must not.
 */
export function toProjectRow(draft: ProjectDraft, today: string, before?: Project) {
  const { wordCount, targetWords, status, ...same } = draft;
  return {
    ...same,
    ...(status === before?.status ? {} : { status }),
    target_words: targetWords,
    ...(wordCount === (before?.wordCount ?? 0) ? {} : { word_count: wordCount, counted_on: today }),
  };
}

const draftFields = ["title", "genre", "description", "status", "wordCount", "targetWords"] as const;

/**
 * A change that was made on an older copy, laid over what is stored now (three-way merge): what its author left alone
 * follows the newer one. `disputed` is what both have changed, each to something else.
 */
export function rebaseDraft(before: ProjectDraft, draft: ProjectDraft, theirs: ProjectDraft) {
  const isTouched = (field: (typeof draftFields)[number]) => draft[field] !== before[field];
  const disputed = draftFields.filter(
    (field) => isTouched(field) && theirs[field] !== before[field] && theirs[field] !== draft[field],
  );
  const kept = Object.fromEntries(draftFields.map((field) => [field, (isTouched(field) ? draft : theirs)[field]]));
  return { draft: kept as ProjectDraft, disputed };
}

/** The bar ends at the target; the text goes on counting. */
export function progressOf({ wordCount, targetWords }: Pick<Project, "wordCount" | "targetWords">) {
  const share = wordCount / targetWords;
  return { barPercent: Math.min(share * 100, 100), percent: Math.round(share * 100) };
}

/** What the four tiles say. */
export function summarize(projects: readonly Pick<Project, "status" | "wordCount">[]) {
  const withStatus = (status: string) => projects.filter((project) => project.status === status).length;
  return {
    totalProjects: projects.length,
    wordsWritten: projects.reduce((sum, { wordCount }) => sum + wordCount, 0),
    inProgress: withStatus("In Progress"),
    completedDrafts: withStatus("First Draft Complete"),
  };
}

const tones = {
  "In Progress": "blue",
  "First Draft Complete": "green",
  Editing: "yellow",
  Published: "purple",
} as const;

export function badgeTone(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : "neutral";
}

export const projectOrders = ["updated", "title", "progress", "words"] as const;
export type ProjectOrder = (typeof projectOrders)[number];
export type ProjectView = { text: string; status: string; order: ProjectOrder };
export const wholeView: ProjectView = { text: "", status: "", order: "updated" };

/** As the address of the dashboard has it: what was chosen is there again when somebody comes back. */
export function readProjectView(params: URLSearchParams): ProjectView {
  const order = projectOrders.find((known) => known === params.get("order"));
  return { text: params.get("search") ?? "", status: params.get("status") ?? "", order: order ?? wholeView.order };
}

export function writeProjectView({ text, status, order }: ProjectView): URLSearchParams {
  return new URLSearchParams({
    ...(text && { search: text }),
    ...(status && { status }),
    ...(order !== wholeView.order && { order }),
  });
}

/** The projects that match, in the order wished for. */
export function arrangeProjects(projects: readonly Project[], { text, status, order }: ProjectView): Project[] {
  const wanted = text.trim().toLowerCase();
  return projects
    .filter((project) => status === "" || project.status === status)
    .filter(({ title, genre }) => `${title}\n${genre}`.toLowerCase().includes(wanted))
    .toSorted(comparisons[order]);
}

type Comparison = (a: Project, b: Project) => number;
const comparisons: Record<ProjectOrder, Comparison> = {
  updated: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title, "en-US"),
  progress: (a, b) => b.wordCount / b.targetWords - a.wordCount / a.targetWords,
  words: (a, b) => b.wordCount - a.wordCount,
};
