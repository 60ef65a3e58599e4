import { fieldsOf, remember } from "#app/browser-memory.ts";

export type LetterVersion = { at: string; shelf: string; letter: string };
type Kept = { letter?: string; shelf?: string; versions: LetterVersion[] };

/** More than anybody compares; the oldest goes. */
export const mostVersions = 20;

const text = (found: unknown) => (typeof found === "string" ? found : undefined);

/** The letter as it was left, and its versions. Letters never go into an address: they stay in this browser. */
export const queryMemory = remember<Kept>("browser", "halftitle.query-lab", (found) => {
  const { letter, shelf, versions } = fieldsOf(found);
  return {
    ...(text(letter) !== undefined && { letter: text(letter) }),
    ...(text(shelf) !== undefined && { shelf: text(shelf) }),
    versions: (Array.isArray(versions) ? versions : []).flatMap((one) => {
      const fields = fieldsOf(one);
      const [at, on, words] = [text(fields.at), text(fields.shelf), text(fields.letter)];
      return at && on && words ? [{ at, shelf: on, letter: words }] : [];
    }),
  };
});
