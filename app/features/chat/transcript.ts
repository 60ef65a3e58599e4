import { chatWords } from "#content/chat.ts";
import type { Action } from "#content/shapes.ts";
import type { Conversation } from "./chat-memory.ts";

/** 10:32 AM, in the visitor's own manner. */
export function formatTime(timestamp: number, locale?: string): string {
  return new Date(timestamp).toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
}

/** The conversation as text to take along: who, when, what, and where the links lead. */
export function writeTranscript({ name, messages }: Conversation, origin: string, locale?: string): string {
  return messages
    .map(({ sender, timestamp, text, links = [] }) => {
      const who = sender === "user" ? name || chatWords.you : chatWords.assistant;
      const lines = links.map((link) => `- ${link.label}: ${addressOf(link, origin)}`);
      return [`${who}, ${formatTime(timestamp, locale)}`, text, ...lines].join("\n");
    })
    .join("\n\n");
}

function addressOf(link: Action, origin: string): string {
  if ("href" in link) return link.href;
  return new URL("download" in link ? link.download : link.to, origin).href;
}
