import type { ChatReply } from "#content/chat-points.ts";
import { chatScript } from "#content/chat-replies.ts";
import { answerMessage, type ChatCategory } from "#domain/chat-bot.ts";

const mostLinks = 4;

/** What the assistant says to one message: what was asked about, then the topic's own reply where that left something open. */
export function sayAnswer(message: string, random: () => number): ChatReply & { category: ChatCategory } {
  const { category, reply, points, isWhole } = answerMessage(message, chatScript, random);
  const said = isWhole ? points : [...points, reply];
  const links = said.flatMap((part) => part.links ?? []);
  return {
    category,
    text: said.map(({ text }) => text).join("\n\n"),
    links: links
      .filter(({ label }, place) => links.findIndex((other) => other.label === label) === place)
      .slice(0, mostLinks),
  };
}
