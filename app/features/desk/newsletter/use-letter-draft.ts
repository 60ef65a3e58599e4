import { useQueryClient } from "@tanstack/react-query";
import { useAutosave } from "#app/backend/use-autosave.ts";
import type { Letter } from "#domain/desk.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";

/** Shows a letter as the house has just answered it, without asking for all of them again. */
export function usePutLetter() {
  const queryClient = useQueryClient();
  return (letter: Letter) =>
    queryClient.setQueryData(deskQueries.letters().queryKey, (now) => {
      if (!now) return now;
      const isKnown = now.letters.some(({ id }) => id === letter.id);
      const letters = isKnown
        ? now.letters.map((one) => (one.id === letter.id ? letter : one))
        : [letter, ...now.letters];
      return { ...now, letters };
    });
}

const wordsOf = (letter: Letter | null) => ({ subject: letter?.subject ?? "", body: letter?.body ?? "" });

/** A letter that has a number and no words yet: it is stored with its first ones. */
export const blankLetter = (id: string): Letter => ({
  id,
  subject: "",
  body: "",
  state: "draft",
  version: 0,
  createdAt: new Date().toISOString(),
  startedAt: null,
  finishedAt: null,
  scheduledAt: null,
  segment: {},
  publishedAt: null,
  slug: null,
  recipients: 0,
  queued: 0,
  sent: 0,
  failed: 0,
});

/** A letter that saves itself, on the version that it began from. */
export function useLetterDraft(letter: Letter) {
  const putLetter = usePutLetter();
  return useAutosave({
    row: letter,
    wordsOf,
    save: async (words, base) => {
      const seenVersion = base?.version ?? 0;
      const { kind, letter: row } = await askDesk("desk_save_letter", { letter: letter.id, seenVersion, ...words });
      putLetter(row);
      return { kind, row };
    },
  });
}
