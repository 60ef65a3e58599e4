import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Letter } from "#domain/desk.ts";
import { askDesk } from "./ask-desk.ts";

export type LetterWords = Pick<Letter, "subject" | "body">;
export type SaveState = "saved" | "waiting" | "saving" | "failed";

const pause = 1_000;
const isSame = (a: LetterWords, b: LetterWords) => a.subject === b.subject && a.body === b.body;

/**
 * A letter that saves itself when the typing pauses, on the version that it began from. Once a colleague's version stands
 * in the way nothing is saved until somebody has chosen.
 */
export function useLetterDraft(letter: Letter, onSaved: (letter: Letter) => void) {
  const [draft, setDraft] = useState<LetterWords>({ subject: letter.subject, body: letter.body });
  const [state, setState] = useState<SaveState>("saved");
  const [conflict, setConflict] = useState<Letter>();
  /** What the house has, as far as we know. */
  const base = useRef({ version: letter.version, subject: letter.subject, body: letter.body });
  const newest = useRef(draft);
  const put = (words: LetterWords) => {
    newest.current = words;
    setDraft(words);
  };
  const running = useRef<Promise<boolean>>(undefined);

  const store = useCallback(async (): Promise<boolean> => {
    // What is typed while a version is on its way goes with the next one.
    for (;;) {
      const words = newest.current;
      if (isSame(words, base.current)) {
        setState("saved");
        return true;
      }
      setState("saving");
      try {
        const asks = { letter: letter.id, seen_version: base.current.version, ...words };
        const heard = await askDesk("desk_save_letter", asks);
        if (heard.kind === "conflict") {
          setConflict(heard.letter);
          setState("waiting");
          return false;
        }
        base.current = { version: heard.letter.version, ...words };
        onSaved(heard.letter);
      } catch {
        setState("failed");
        return false;
      }
    }
  }, [letter.id, onSaved]);

  /** True when everything typed is stored. */
  const save = useCallback((): Promise<boolean> => {
    running.current ??= store().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [store]);

  const write = (change: Partial<LetterWords>) => {
    put({ ...newest.current, ...change });
    setState("waiting");
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key that is pressed begins the pause anew
  useEffect(() => {
    if (state !== "waiting" || conflict) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [draft, state, conflict, save]);

  useEffect(() => {
    if (state === "saved") return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [state]);

  // Leaving for another page of the desk loses nothing either.
  useEffect(
    () => () => {
      if (!isSame(newest.current, base.current)) void save();
    },
    [save],
  );

  // The desk shows the letter as it was last known, and fetches it: a colleague's newer version is taken over where
  // nothing of one's own is open.
  const takeOver = useEffectEvent(({ version, subject, body }: Letter) => {
    if (state !== "saved" || version <= base.current.version) return;
    base.current = { version, subject, body };
    put({ subject, body });
  });
  useEffect(() => takeOver(letter), [letter]);

  const settle = (theirs: Letter, choice: "theirs" | "mine") => {
    base.current = { version: theirs.version, subject: theirs.subject, body: theirs.body };
    setConflict(undefined);
    if (choice === "theirs") {
      put({ subject: theirs.subject, body: theirs.body });
      setState("saved");
      onSaved(theirs);
    } else setState("waiting");
  };

  return { draft, state, conflict, write, save, settle, versionOf: () => base.current.version };
}
