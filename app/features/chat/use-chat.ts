import { useEffect, useEffectEvent, useState } from "react";
import { blankConversation, type ChatMessage, keepConversation, readConversation } from "./chat-memory.ts";
import { sayAnswer } from "./say-answer.ts";
import { findUnanswered } from "./unanswered.ts";

const typingDelay = 1500;

type Said = Omit<ChatMessage, "id" | "timestamp">;

/** The conversation of this tab. The assistant's replies are made here: nothing is sent anywhere. */
export function useChat() {
  const [conversation, setConversation] = useState(readConversation);
  const { messages } = conversation;
  useEffect(() => keepConversation(conversation), [conversation]);

  const say = (said: Said, name?: string) =>
    setConversation((before) => ({
      name: name ?? before.name,
      messages: [...before.messages, { ...said, id: String(before.messages.length + 1), timestamp: Date.now() }],
    }));

  // Each message has its own reply, a second and a half after it; also after a reload, or once the card is opened again.
  const [next] = findUnanswered(messages);
  const isTyping = next !== undefined;
  const reply = useEffectEvent((message: ChatMessage) => say(answerTo(message)));
  useEffect(() => {
    if (!next) return;
    const waited = Date.now() - next.timestamp;
    const timer = setTimeout(() => reply(next), waited < 0 ? typingDelay : Math.max(0, typingDelay - waited));
    return () => clearTimeout(timer);
  }, [next]);

  return {
    conversation,
    isTyping,
    ask: (text: string, name?: string) => say({ sender: "user", text: text.trim() }, name?.trim()),
    tell: (text: string) => say({ sender: "bot", text }),
    startOver: () => setConversation(({ name }) => ({ ...blankConversation, name })),
  };
}

function answerTo({ id, text }: ChatMessage): Said {
  const { category, ...reply } = sayAnswer(text, Math.random);
  return { sender: "bot", ...reply, answers: id, offersCallback: category === "contact" || category === "general" };
}
