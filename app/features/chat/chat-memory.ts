import type { Action } from "#content/shapes.ts";

export type ChatMessage = {
  id: string;
  text: string;
  sender: "user" | "bot";
  /** Milliseconds, as the clock of this browser showed them. */
  timestamp: number;
  links?: readonly Action[];
  offersCallback?: boolean;
  /** A reply's message, by its id. */
  answers?: string;
};

export type Conversation = { name: string; messages: readonly ChatMessage[] };

const key = "halftitle.chat";
const openKey = "halftitle.chat-open";
const draftKey = "halftitle.chat-draft";

export const blankConversation: Conversation = { name: "", messages: [] };

/** Reads what is stored; anything else counts as no conversation. */
export function parseConversation(stored: string | null): Conversation {
  try {
    const { name, messages } = JSON.parse(stored ?? "{}") as Partial<Record<keyof Conversation, unknown>>;
    return {
      name: typeof name === "string" ? name : "",
      messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    };
  } catch {
    // Not ours: the conversation begins anew.
    return blankConversation;
  }
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, text, sender, timestamp } = (value ?? {}) as Partial<Record<keyof ChatMessage, unknown>>;
  const isSpoken = typeof id === "string" && typeof text === "string" && typeof timestamp === "number";
  return isSpoken && (sender === "user" || sender === "bot");
}

export const readConversation = () => parseConversation(read(key));
export const keepConversation = (conversation: Conversation) => write(key, JSON.stringify(conversation));
/** What stands in the box and is not sent yet: it goes along from page to page like the conversation. */
export const readDraft = () => read(draftKey) ?? "";
export const keepDraft = (text: string) => write(draftKey, text);
export const wasOpen = () => read(openKey) === "yes";
export const keepOpen = (isOpen: boolean) => write(openKey, isOpen ? "yes" : "no");

/** For a browser that refuses storage: lasts until the page is left. */
const unsaved = new Map<string, string>();

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? unsaved.get(name) ?? null;
  } catch {
    // Storage is closed.
    return unsaved.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  unsaved.set(name, text);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Blocked or full: see above.
  }
}
