import { useState } from "react";
import { fieldsOf, remember } from "#app/browser-memory.ts";
import { useDesk } from "../desk-context.ts";

/**
 * Words that are being written at the desk, kept in the browser until they are sent or thrown away on purpose: closing a
 * dialog, the tab or the computer costs nothing. Each member of staff has their own, and signing out takes them away.
 */
export function useDeskDraft<Words extends Record<string, string>>(name: string, blank: Words) {
  const { me } = useDesk();
  const kept = remember("browser", `halftitle.desk-draft.${me.id}.${name}`, (found): Words => {
    const fields = fieldsOf(found);
    const known = Object.keys(blank).flatMap((field) =>
      typeof fields[field] === "string" ? [[field, fields[field]]] : [],
    );
    return { ...blank, ...Object.fromEntries(known) };
  });
  const [words, setWords] = useState(kept.read);
  return {
    words,
    write: (change: Partial<Words>) => {
      const next = { ...words, ...change };
      setWords(next);
      if (Object.values(next).every((text) => text === "")) kept.forget();
      else kept.write(next);
    },
    drop: () => {
      setWords(blank);
      kept.forget();
    },
  };
}
