import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isStored } from "#app/backend/is-stored.ts";
import { fillWords, sayDay } from "#app/text/fill-words.ts";
import { notify } from "#app/ui/notify.ts";
import { projectNotices as notices } from "#content/dashboard.ts";
import { formatWords } from "#domain/project.ts";
import type { WordEntry, WordEntryDraft } from "#domain/word-log.ts";
import { refreshProjects } from "../project-queries.ts";
import { addWordEntry, changeWordEntry, LogConflict, removeWordEntry } from "../project-store.ts";

type Writing = { work: () => Promise<void>; title: string; text: string };

/** Writing into the log of one project. Each change is followed by a fresh look: the count is the log's to say. */
export function useWordLog(projectId: number, log: readonly WordEntry[]) {
  const [edited, setEdited] = useState<WordEntry>();
  const [doomed, setDoomed] = useState<WordEntry>();

  const { mutateAsync } = useMutation({
    mutationFn: ({ work }: Writing) => work(),
    onSuccess: (_, { title, text }) => {
      void notify.success(title, text);
      return refreshProjects();
    },
    onError: (error) => {
      // Nothing was written. A conflict is shown as it stands now; anything else can be tried again.
      const isConflict = error instanceof LogConflict;
      const { title, text } = isConflict ? notices.logConflict : notices.logFailed;
      void notify.error(title, text);
      return isConflict ? refreshProjects() : undefined;
    },
  });
  const write = (writing: Writing) => isStored(mutateAsync(writing));

  /** A day has one total: logging it again replaces it, and says so. */
  const add = (draft: WordEntryDraft) => {
    const before = log.find(({ day }) => day === draft.day);
    if (before) return change(before, { ...draft, note: draft.note || before.note });
    const { title, text } = notices.logged;
    const told = fillWords(text, { day: sayDay(draft.day), words: formatWords(draft.words) });
    return write({ work: () => addWordEntry(projectId, draft), title, text: told });
  };

  const change = async (before: WordEntry, draft: WordEntryDraft) => {
    const { title, text } = notices.logReplaced;
    const told = fillWords(text, {
      day: sayDay(draft.day),
      before: formatWords(before.words),
      words: formatWords(draft.words),
    });
    const isChanged = await write({ work: () => changeWordEntry(before, draft), title, text: told });
    if (isChanged) setEdited(undefined);
    return isChanged;
  };

  const remove = async (entry: WordEntry) => {
    setDoomed(undefined);
    const { title, text } = notices.logDeleted;
    await write({ work: () => removeWordEntry(entry), title, text: fillWords(text, { day: sayDay(entry.day) }) });
  };

  return { edited, doomed, edit: setEdited, doom: setDoomed, add, change, remove };
}
