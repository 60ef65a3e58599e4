import { readEntries } from "#app/forms/read-entries.ts";
import type { FormWork } from "#app/forms/use-checked-form.ts";
import { projectMessages } from "#content/dashboard.ts";
import { judge } from "#domain/judge.ts";
import { makeProjectDraft, type ProjectDraft } from "#domain/project.ts";

const blank = { title: "", genre: "", description: "", status: "", wordCount: "", targetWords: "" };

/** Checks the entries, and hands what they mean to whoever stores it. */
export function projectForm(
  status: string | undefined,
  send: (draft: ProjectDraft) => Promise<true | undefined>,
): FormWork<true> {
  const Draft = makeProjectDraft(projectMessages, status);
  const read = (entries: FormData) => judge(Draft, readEntries(entries, blank));
  return {
    check: (entries) => read(entries).problems ?? {},
    send: async (entries) => {
      const { values } = read(entries);
      return values && send(values);
    },
  };
}
