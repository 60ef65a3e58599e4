import { loadSupabase } from "#app/backend/load-supabase.ts";
import type { Letter } from "#domain/desk.ts";

/** What of a letter is written by hand. */
export type LetterWords = Pick<Letter, "subject" | "body">;

/** To the newsletter's readers, or to one person. */
export type LetterKind = "newsletter-letter" | "desk-answer";

/** The HTML of the very mail that readers would get. */
export async function fetchPreview(kind: LetterKind, words: LetterWords, signal: AbortSignal): Promise<string> {
  const supabase = await loadSupabase();
  const call = { body: { kind, ...words }, signal };
  const { data, error } = await supabase.functions.invoke<{ html: string }>("preview-letter", call);
  if (error) throw error;
  return data?.html ?? "";
}
