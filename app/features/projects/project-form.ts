import { formWork } from "#app/forms/form-work.ts";
import { projectMessages } from "#content/dashboard.ts";
import { makeProjectDraft, type ProjectDraft } from "#domain/project.ts";

const blank = { title: "", genre: "", description: "", status: "", wordCount: "", targetWords: "" };

/** Checks the entries, and hands what they mean to whoever stores it. */
export const projectForm = (status: string | undefined, send: (draft: ProjectDraft) => Promise<true | undefined>) =>
  formWork(makeProjectDraft(projectMessages, status), blank, send);
