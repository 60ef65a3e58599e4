import { fieldsOf, remember } from "#app/browser-memory.ts";
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

export const blankConversation: Conversation = { name: "", messages: [] };

/** What somebody says, before it has its place in the conversation. */
export type Line = Omit<ChatMessage, "id" | "timestamp">;

export const addLine = ({ name, messages }: Conversation, line: Line): Conversation => ({
  name,
  messages: [...messages, { ...line, id: String(messages.length + 1), timestamp: Date.now() }],
});

/** Whatever else is stored there counts as no conversation. */
export function checkConversation(found: unknown): Conversation {
  const { name, messages } = fieldsOf(found);
  return {
    name: typeof name === "string" ? name : "",
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
  };
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, text, sender, timestamp } = fieldsOf(value);
  const isSpoken = typeof id === "string" && typeof text === "string" && typeof timestamp === "number";
  return isSpoken && (sender === "user" || sender === "bot");
}

export const keptConversation = remember("tab", "halftitle.chat", checkConversation);

/** What stands in the box and is not sent yet: it goes along from page to page like the conversation. */
export const chatDraft = remember("tab", "halftitle.chat-draft", (found) => (typeof found === "string" ? found : ""));

export const keptOpen = remember("tab", "halftitle.chat-open", (found) => found === true);
