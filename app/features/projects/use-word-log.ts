import { useState } from "react";
import { useRevalidator } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { projectNotices as notices } from "#content/dashboard.ts";
import { formatWords } from "#domain/project.ts";
import type { WordEntry, WordEntryDraft } from "#domain/word-log.ts";
import { fillWords, sayDay } from "./fill-words.ts";
import { addWordEntry, changeWordEntry, LogConflict, removeWordEntry } from "./project-store.ts";

/** Writing into the log of one project. Each change is followed by a fresh look: the count is the log's to say. */
export function useWordLog(projectId: number, log: readonly WordEntry[]) {
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<WordEntry>();
  const [doomed, setDoomed] = useState<WordEntry>();

  const attempt = async (work: () => Promise<void>, notice: { title: string; text: string }) => {
    try {
      await work();
      void notify.success(notice.title, notice.text);
      await revalidate();
      return true as const;
    } catch (error) {
      // Nothing was written. A conflict is shown as it stands now; anything else can be tried again.
      const told = error instanceof LogConflict ? notices.logConflict : notices.logFailed;
      void notify.error(told.title, told.text);
      if (error instanceof LogConflict) await revalidate();
      return undefined;
    }
  };

  /** A day has one total: logging it again replaces it, and says so. */
  const add = (draft: WordEntryDraft) => {
    const before = log.find(({ day }) => day === draft.day);
    if (before) return change(before, { ...draft, note: draft.note || before.note });
    const { title, text } = notices.logged;
    const told = fillWords(text, { day: sayDay(draft.day), words: formatWords(draft.words) });
    return attempt(() => addWordEntry(projectId, draft), { title, text: told });
  };

  const change = async (before: WordEntry, draft: WordEntryDraft) => {
    const { title, text } = notices.logReplaced;
    const told = fillWords(text, {
      day: sayDay(draft.day),
      before: formatWords(before.words),
      words: formatWords(draft.words),
    });
    const isStored = await attempt(() => changeWordEntry(before, draft), { title, text: told });
    if (isStored) setEdited(undefined);
    return isStored;
  };

  const remove = async (entry: WordEntry) => {
    setDoomed(undefined);
    const { title, text } = notices.logDeleted;
    await attempt(() => removeWordEntry(entry), { title, text: fillWords(text, { day: sayDay(entry.day) }) });
  };

  return { edited, doomed, edit: setEdited, doom: setDoomed, add, change, remove };
}
