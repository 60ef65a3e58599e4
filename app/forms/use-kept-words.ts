import { useState } from "react";
import { fieldsOf } from "#app/browser-memory.ts";
import { rememberDraft } from "./own-drafts.ts";

/**
 * Words in fields that React holds, kept until they are sent or thrown away on purpose: closing a dialog, another page or a
 * reload costs nothing. What nobody has touched is `blank`, as it is now. A name that begins with `ownDraft`
 * (draft.ts) is an account's own.
 */
export function useKeptWords<Words extends Record<string, string>>(name: string, blank: Words) {
  const kept = rememberDraft(name, (found): Partial<Words> => {
    const fields = fieldsOf(found);
    const known = Object.keys(blank).filter((field) => typeof fields[field] === "string");
    return Object.fromEntries(known.map((field) => [field, fields[field]])) as Partial<Words>;
  });
  const [written, setWritten] = useState(() => ({ name, changes: kept.read() }));
  // Another name is another text, also where the same box is on the screen.
  const changes = written.name === name ? written.changes : kept.read();
  const words = { ...blank, ...changes };
  const isTouched = (fields: Words) => Object.keys(blank).some((field) => fields[field] !== blank[field]);
  return {
    words,
    isWritten: isTouched(words),
    write: (change: Partial<Words>) => {
      const next = { ...changes, ...change };
      setWritten({ name, changes: next });
      if (isTouched({ ...blank, ...next })) kept.write(next);
      else kept.forget();
    },
    drop: () => {
      setWritten({ name, changes: {} });
      kept.forget();
    },
  };
}
