import { useEffect, useEffectEvent, useState } from "react";
import { addLine, blankConversation, type ChatMessage, keptConversation, type Line } from "./chat-memory.ts";
import { sayAnswer } from "./say-answer.ts";
import { findUnanswered } from "./unanswered.ts";

const typingDelay = 1500;

/** The conversation of this tab. The assistant's replies are made here: nothing is sent anywhere. */
export function useChat() {
  const [conversation, setConversation] = useState(keptConversation.read);
  const { messages } = conversation;
  useEffect(() => keptConversation.write(conversation), [conversation]);

  const say = (line: Line, name?: string) =>
    setConversation((before) => addLine({ ...before, name: name ?? before.name }, line));

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
    tell: (text: string, links: Line["links"] = []) => say({ sender: "bot", text, links }),
    startOver: () => setConversation(({ name }) => ({ ...blankConversation, name })),
  };
}

function answerTo({ id, text }: ChatMessage): Line {
  const { category, ...reply } = sayAnswer(text, Math.random);
  return { sender: "bot", ...reply, answers: id, offersCallback: category === "contact" || category === "general" };
}
