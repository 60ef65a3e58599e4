import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isStored } from "#app/backend/is-stored.ts";
import { notify } from "#app/ui/notify.ts";
import { projectNotices as notices } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";
import { formatCount } from "#domain/money.ts";
import { sayDay } from "#domain/say-time.ts";
import type { WordEntry, WordEntryDraft } from "#domain/word-log.ts";
import { refreshProjects } from "../project-queries.ts";
import { addWordEntry, changeWordEntry, LogConflict, removeWordEntry } from "../project-store.ts";

type Writing = { work: () => Promise<void>; title: string; text: string };

/** Writing into the log of one project. Each change is followed by a fresh look: the count is the log's to say. */
export function useWordLog(projectId: number, log: readonly WordEntry[]) {
  const [edited, setEdited] = useState<WordEntry>();
  const [doomed, setDoomed] = useState<WordEntry>();
  /** What came from a file, and what that day said before: it may have been the wrong file. */
  const [counted, setCounted] = useState<{ draft: WordEntryDraft; before: WordEntry | undefined }>();

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
    const told = fillWords(text, { day: sayDay(draft.day), words: formatCount(draft.words) });
    return write({ work: () => addWordEntry(projectId, draft), title, text: told });
  };

  /** The count of a file, as the total of today. */
  const addCounted = async (total: number) => {
    const draft = { day: localDay(new Date()), words: total, note: "" };
    const before = log.find(({ day }) => day === draft.day);
    const isAdded = await add(draft);
    if (isAdded) setCounted({ draft, before });
    return isAdded;
  };

  /** As it was before the file. Where the day was written since, that stays, and is shown. */
  const undoCounted = async () => {
    if (!counted) return;
    const { draft, before } = counted;
    const now = log.find(({ day, words }) => day === draft.day && words === draft.words);
    const work = async () => {
      if (!now) throw new LogConflict();
      await (before
        ? changeWordEntry(now, { day: before.day, words: before.words, note: before.note })
        : removeWordEntry(now));
    };
    const { title, again, gone } = notices.logUndone;
    const told = { day: sayDay(draft.day), words: formatCount(before?.words ?? 0) };
    await write({ work, title, text: fillWords(before ? again : gone, told) });
    setCounted(undefined);
  };

  const change = async (before: WordEntry, draft: WordEntryDraft) => {
    const { title, text } = notices.logReplaced;
    const told = fillWords(text, {
      day: sayDay(draft.day),
      before: formatCount(before.words),
      words: formatCount(draft.words),
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

  return { edited, doomed, edit: setEdited, doom: setDoomed, add, change, remove, counted, addCounted, undoCounted };
}
export type WordLogChanges = ReturnType<typeof useWordLog>;
