import { SendHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { chatWords } from "#content/chat.ts";
import { ChatBubble } from "./chat-bubble.tsx";
import type { Conversation } from "./chat-memory.ts";
import { CopyConversation } from "./copy-conversation.tsx";
import { MessageBox } from "./message-box.tsx";
import { writeTranscript } from "./transcript.ts";

type ChatConversationProps = {
  conversation: Conversation;
  isTyping: boolean;
  /** The first message was just written in another box, which has gone with the intro. */
  takesFocus: boolean;
  onAsk: (text: string) => void;
  onRequestCallback: () => void;
  onStartOver: () => void;
};

export function ChatConversation(props: ChatConversationProps) {
  const { conversation, isTyping, takesFocus, onAsk, onRequestCallback, onStartOver } = props;
  const { messages } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) box.current?.focus();
  }, [takesFocus]);

  // Shows the newest from its beginning: a long reply is read from the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something was said or is being typed.
  useEffect(() => {
    const newest = log.current?.querySelector<HTMLElement>("[data-newest]");
    log.current?.scrollTo({ top: isTyping ? log.current.scrollHeight : (newest?.offsetTop ?? 0) - 12 });
  }, [messages.length, isTyping]);

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={chatWords.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it.
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {messages.map((message, index) => (
          <ChatBubble
            key={message.id}
            message={message}
            name={conversation.name}
            isNewest={index === messages.length - 1}
            onRequestCallback={onRequestCallback}
          />
        ))}
        {isTyping && <TypingIndicator />}
      </div>
      <div className="shrink-0 border-t border-rule p-3">
        <MessageBox
          variant="next"
          boxRef={box}
          onSend={onAsk}
          button={(isEmpty) => (
            <Button type="submit" size="small" disabled={isEmpty} className="min-h-11! px-3!">
              <SendHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
              <span className="sr-only">{chatWords.send}</span>
            </Button>
          )}
        />
        <div className="mt-2 flex items-center justify-between gap-2">
          <CopyConversation text={writeTranscript(conversation, window.location.origin)} shownIn={log} />
          <Button variant="quiet" size="small" onClick={onStartOver}>
            {chatWords.startOver}
          </Button>
        </div>
      </div>
    </>
  );
}

function TypingIndicator() {
  return (
    <p className="flex w-fit items-center gap-1.5 rounded-md bg-paper-deep px-4 py-3.5">
      <span className="sr-only">{chatWords.typing}</span>
      {["", "[animation-delay:200ms]", "[animation-delay:400ms]"].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-pulse rounded-full bg-ink-soft ${delay}`} />
      ))}
    </p>
  );
}
