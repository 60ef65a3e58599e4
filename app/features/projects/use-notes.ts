import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Notes, saveNotes } from "./notes-store.ts";

/** `typing`: something is not stored yet, and soon will be. `failed`: it could not be, and is tried again. */
export type NotesState = "idle" | "typing" | "saving" | "saved" | "failed" | "conflict";

/** Long enough for a thought, short enough for a closed lid. */
const pause = 1_000;
const pauseAfterFailure = 10_000;

/** Saves notes while somebody writes them, and never over a version that they have not seen. */
export function useNotes(projectId: number, loaded: Notes | null) {
  const [text, setText] = useState(loaded?.text ?? "");
  const [state, setState] = useState<NotesState>("idle");
  const [theirs, setTheirs] = useState<Notes>();
  const stored = useRef(loaded);
  const written = useRef(text);
  /** One request at a time, in the order of what was written. */
  const queue = useRef(Promise.resolve());

  /** While the author has to choose between two versions, nothing is sent. */
  const isDisputed = useRef(false);

  const attempt = async () => {
    if (isDisputed.current) return;
    const sent = written.current;
    if (sent === (stored.current?.text ?? "")) return setState((now) => (now === "typing" ? "saved" : now));
    setState("saving");
    try {
      const answer = await saveNotes(projectId, sent, stored.current);
      if (answer.kind === "conflict") {
        isDisputed.current = true;
        setTheirs(answer.theirs);
        return setState("conflict");
      }
      stored.current = answer.notes;
      setState(written.current === sent ? "saved" : "typing");
    } catch {
      // Nothing was stored, as far as we can know. The text is still in the box, and is tried again.
      setState("failed");
    }
  };
  const save = () => {
    queue.current = queue.current.then(attempt);
  };

  const write = (next: string) => {
    written.current = next;
    setText(next);
    setState((now) => (now === "conflict" ? now : "typing"));
  };

  const saveLater = useEffectEvent(save);
  const isOpen = state === "typing" || state === "saving" || state === "failed";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further letter begins the pause anew.
  useEffect(() => {
    if (state !== "typing" && state !== "failed") return;
    const timer = setTimeout(saveLater, state === "typing" ? pause : pauseAfterFailure);
    return () => clearTimeout(timer);
  }, [text, state]);

  // What is open when somebody turns away is saved at once; who closes the window before that is asked.
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen]);
  useEffect(() => () => saveLater(), []);

  // Another tab's newer version is taken over where nothing of ours is open.
  const takeOver = useEffectEvent((fresh: Notes | null) => {
    if (isOpen || state === "conflict" || !fresh || fresh.version <= (stored.current?.version ?? 0)) return;
    stored.current = fresh;
    written.current = fresh.text;
    setText(fresh.text);
  });
  useEffect(() => takeOver(loaded), [loaded]);

  const settle = (choice: "mine" | "theirs") => {
    if (!theirs) return;
    isDisputed.current = false;
    stored.current = theirs;
    setTheirs(undefined);
    if (choice === "theirs") {
      written.current = theirs.text;
      setText(theirs.text);
      return setState("saved");
    }
    setState("typing");
    save();
  };

  return { text, state, theirs, write, save, settle };
}
