import { useQueryClient } from "@tanstack/react-query";
import { useAutosave } from "#app/backend/use-autosave.ts";
import type { Letter } from "#domain/desk.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";

/** Shows a letter as the house has just answered it, without asking for all of them again. */
export function usePutLetter() {
  const queryClient = useQueryClient();
  return (letter: Letter) =>
    queryClient.setQueryData(
      deskQueries.letters().queryKey,
      (now) => now && { ...now, letters: now.letters.map((one) => (one.id === letter.id ? letter : one)) },
    );
}

const wordsOf = (letter: Letter | null) => ({ subject: letter?.subject ?? "", body: letter?.body ?? "" });

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
