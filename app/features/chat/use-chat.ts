import { useEffect, useEffectEvent, useState } from "react";
import { chatScript } from "#content/chat-replies.ts";
import { answerMessage } from "#domain/chat-bot.ts";
import { addLine, blankConversation, type ChatMessage, keptConversation, type Line } from "./chat-memory.ts";

const typingDelay = 1500;

/** The conversation of this tab. The assistant's replies are made here: nothing is sent anywhere. */
export function useChat() {
  const [conversation, setConversation] = useState(keptConversation.read);
  const { messages } = conversation;
  useEffect(() => keptConversation.write(conversation), [conversation]);

  const say = (line: Line, name?: string) =>
    setConversation((before) => addLine({ ...before, name: name ?? before.name }, line));

  const latest = messages.at(-1);
  const isTyping = latest?.sender === "user";
  const reply = useEffectEvent(() => say(answerTo(messages)));
  useEffect(() => {
    // Also after a reload: a question that was asked gets its answer.
    if (!isTyping || !latest) return;
    const timer = setTimeout(() => reply(), typingDelay);
    return () => clearTimeout(timer);
  }, [isTyping, latest]);

  return {
    conversation,
    isTyping,
    ask: (text: string, name?: string) => say({ sender: "user", text: text.trim() }, name?.trim()),
    tell: (text: string) => say({ sender: "bot", text }),
    startOver: () => setConversation(({ name }) => ({ ...blankConversation, name })),
  };
}

/** Whoever writes three lines in a row gets one answer to all of them. */
function answerTo(messages: readonly ChatMessage[]): Line {
  const answered = messages.findLastIndex(({ sender }) => sender === "bot");
  const open = messages.slice(answered + 1).map(({ text }) => text);
  const { category, reply } = answerMessage(open.join("\n"), chatScript, Math.random);
  return { sender: "bot", ...reply, offersCallback: category === "contact" || category === "general" };
}
