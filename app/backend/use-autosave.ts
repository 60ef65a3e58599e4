import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNewest } from "#app/use-newest.ts";
import { chooseSheet, isOpen, isSame, type Sheet, type Versioned, type Words } from "./autosave-sheet.ts";

/** `typing`: something is not stored yet, and soon will be. `failed`: it could not be, and is tried again. */
export type SaveState = "idle" | "typing" | "saving" | "saved" | "failed" | "conflict";

/** With `conflict` nothing was stored, and `row` is what stands there instead. */
export type SaveAnswer<Row> = { kind: "saved" | "conflict"; row: Row };

type Autosave<Text extends Words, Row extends Versioned> = {
  /** As the cache has it by now; null where nothing was begun yet. */
  row: Row | null;
  wordsOf: (row: Row | null) => Text;
  /** Stores the words over the version they were begun on, and over no other (optimistic locking). */
  save: (words: Text, base: Row | null) => Promise<SaveAnswer<Row>>;
};

/** The debounce: long enough for a thought, short enough for a closed lid. */
const pause = 1_000;
const pauseAfterFailure = 10_000;

/**
 * Saves what somebody writes when the typing pauses, and never over a version that they have not seen. Where one stands in
 * the way (`theirs`), nothing is saved until somebody has chosen. While nothing of one's own is open, the words are the
 * row's, so that a newer version from elsewhere shows by itself.
 */
export function useAutosave<Text extends Words, Row extends Versioned>({ row, wordsOf, save }: Autosave<Text, Row>) {
  const [own, setOwn] = useState<Sheet<Text, Row>>();
  const [theirs, setTheirs] = useState<Row>();
  const [progress, setProgress] = useState<"saving" | "failed">();
  const read = { words: wordsOf(row), base: row, stored: wordsOf(row) };
  const sheet = chooseSheet(own, read);
  const state: SaveState = theirs ? "conflict" : (progress ?? (isOpen(sheet) ? "typing" : own ? "saved" : "idle"));
  const isUnsaved = state !== "idle" && state !== "saved";

  const newest = useNewest({ sheet, isDisputed: theirs !== undefined, save });
  const running = useRef<Promise<Row | null>>(undefined);

  const store = async (): Promise<Row | null> => {
    let { base, stored } = newest.current.sheet;
    // What is typed while a version is on its way goes with the next one.
    for (;;) {
      const { words } = newest.current.sheet;
      if (newest.current.isDisputed) return null;
      if (isSame(words, stored)) {
        setProgress(undefined);
        return base;
      }
      setProgress("saving");
      try {
        const { kind, row: answered } = await newest.current.save(words, base);
        // Where an answer was lost, the retry meets its own words: then they are stored already (idempotent).
        if (kind === "conflict" && !isSame(wordsOf(answered), words)) {
          setTheirs(answered);
          setProgress(undefined);
          return null;
        }
        [base, stored] = [answered, words];
        setOwn((now) => ({ words: now?.words ?? words, base: answered, stored: words }));
      } catch {
        // Nothing was stored, as far as we can know. The words are still here, and are tried again.
        setProgress("failed");
        return null;
      }
    }
  };

  /** Stores at once, one request at a time. Answers the row when everything written is stored. */
  const saveNow = (): Promise<Row | null> => {
    running.current ??= store().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const write = (change: Partial<Text>) => {
    // On what is known by then: an answer may have come since this was drawn.
    setOwn((now) => {
      const current = chooseSheet(now, read);
      return { ...current, words: { ...current.words, ...change } };
    });
    setProgress((now) => (now === "failed" ? undefined : now));
  };

  const settle = (choice: "mine" | "theirs") => {
    if (!theirs) return;
    const stored = wordsOf(theirs);
    setOwn({ words: choice === "mine" ? sheet.words : stored, base: theirs, stored });
    setTheirs(undefined);
  };

  const saveLater = useEffectEvent(() => void saveNow());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further letter begins the pause anew (debounce)
  useEffect(() => {
    if (state !== "typing" && state !== "failed") return;
    const timer = setTimeout(saveLater, state === "typing" ? pause : pauseAfterFailure);
    return () => clearTimeout(timer);
  }, [own, state]);

  // What is open when somebody turns away is saved at once; who closes the window before that is asked.
  useEffect(() => {
    if (!isUnsaved) return;
    const leave = () => saveLater();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("online", leave);
    window.addEventListener("beforeunload", stay);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", leave);
      window.removeEventListener("beforeunload", stay);
    };
  }, [isUnsaved]);
  useEffect(() => () => saveLater(), []);

  return { words: sheet.words, state, isUnsaved, theirs, write, save: saveNow, settle };
}
