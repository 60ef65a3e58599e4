import { useEffect, useState } from "react";
import { loadSupabase } from "#app/features/session/load-supabase.ts";
import type { LetterWords } from "./use-letter-draft.ts";

export type Preview = { kind: "empty" | "loading" | "failed" } | { kind: "shown"; html: string };

const pause = 700;

/** The very mail that readers would get, made by the house whenever the typing pauses. */
export function useLetterPreview({ subject, body }: LetterWords, attempt: number): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: "loading" });
  const isEmpty = body.trim() === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another try
  useEffect(() => {
    if (isEmpty) return setPreview({ kind: "empty" });
    let isOver = false;
    const timer = setTimeout(async () => {
      const html = await fetchPreview({ subject, body });
      if (!isOver) setPreview(html === undefined ? { kind: "failed" } : { kind: "shown", html });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [subject, body, isEmpty, attempt]);
  return preview;
}

async function fetchPreview(words: LetterWords): Promise<string | undefined> {
  try {
    const supabase = await loadSupabase();
    const { data, error } = await supabase.functions.invoke<{ html: string }>("preview-letter", { body: words });
    return error || !data ? undefined : data.html;
  } catch {
    // The client did not come: no network. The page says so, and the next key that is pressed tries again.
    return undefined;
  }
}
