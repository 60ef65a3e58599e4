import { deskDraft } from "#app/forms/own-drafts.ts";
import { useKeptWords } from "#app/forms/use-kept-words.ts";
import { useDesk } from "../desk-context.ts";

/** What words of the desk are kept under: each member of staff has their own, and signing out takes them away. */
export function useDraftName(name: string): string {
  const { me } = useDesk();
  return `${deskDraft}${me.id}.${name}`;
}

/** Words that are being written at the desk. */
export function useDeskDraft<Words extends Record<string, string>>(name: string, blank: Words) {
  return useKeptWords(useDraftName(name), blank);
}
