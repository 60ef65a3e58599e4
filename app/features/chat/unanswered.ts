import type { ChatMessage } from "./chat-memory.ts";

/**
 * What the visitor has said and the assistant has not answered yet, oldest first: each message gets its own reply. A
 * conversation kept by an earlier page has replies that do not name their message; they answered all that stood above.
 */
export function findUnanswered(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const answered = new Set(messages.map(({ answers }) => answers));
  const lastUnnamed = messages.findLastIndex(({ sender, answers }) => sender === "bot" && answers === undefined);
  return messages.filter(({ id, sender }, place) => sender === "user" && place > lastUnnamed && !answered.has(id));
}
