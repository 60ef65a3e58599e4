import { type RefObject, useState } from "react";
import { bookingDoor, bookingLink } from "#content/booking-door.ts";
import { chatWords } from "#content/chat.ts";
import { CallbackForm } from "./callback-form.tsx";
import { ChatConversation } from "./chat-conversation.tsx";
import { focusOn } from "./chat-frame.tsx";
import { ChatIntro } from "./chat-intro.tsx";
import { useChat } from "./use-chat.ts";

export type ChatCardProps = { frame: RefObject<HTMLElement | null> };

/** What stands in the frame: the first view, the conversation, or the form for a callback. */
export function ChatCard({ frame }: ChatCardProps) {
  const { conversation, isTyping, ask, tell, startOver } = useChat();
  const [isRequesting, setIsRequesting] = useState(false);
  const [beganHere] = useState(() => conversation.messages.length === 0);

  const talk = () => {
    setIsRequesting(false);
    requestAnimationFrame(() => focusOn(frame.current));
  };

  if (isRequesting) {
    return (
      <CallbackForm
        conversation={conversation}
        onBack={talk}
        onStored={({ id, reference }) => {
          const link = { label: bookingDoor.label, href: bookingLink(id) };
          tell(chatWords.callback.stored.replace("{reference}", reference), [link]);
          talk();
        }}
      />
    );
  }
  if (conversation.messages.length === 0) return <ChatIntro name={conversation.name} onAsk={ask} />;
  return (
    <ChatConversation
      conversation={conversation}
      isTyping={isTyping}
      takesFocus={beganHere}
      onAsk={ask}
      onRequestCallback={() => setIsRequesting(true)}
      onStartOver={() => {
        startOver();
        talk();
      }}
    />
  );
}
