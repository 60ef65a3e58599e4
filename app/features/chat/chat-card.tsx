import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { chatWords } from "#content/chat.ts";
import { CallbackForm } from "./callback-form.tsx";
import { ChatConversation } from "./chat-conversation.tsx";
import { ChatIntro } from "./chat-intro.tsx";
import { useChat } from "./use-chat.ts";

export type ChatCardProps = {
  /** Not after a reload: then it is only there again. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Beside the page, not over it: reading and chatting go together, so that nothing is locked or hidden behind it. */
export function ChatCard({ takesFocus, onClose }: ChatCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { conversation, isTyping, ask, tell, startOver } = useChat();
  const [isRequesting, setIsRequesting] = useState(false);
  const [beganHere] = useState(() => conversation.messages.length === 0);

  useEffect(() => {
    if (takesFocus) focusOn(card.current);
  }, [takesFocus]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };

  const talk = () => {
    setIsRequesting(false);
    requestAnimationFrame(() => focusOn(card.current));
  };

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="fixed right-4 bottom-[calc(var(--spacing-bar)+0.75rem+env(safe-area-inset-bottom))] z-40 flex h-[min(500px,calc(100dvh-var(--spacing-bar)-env(safe-area-inset-bottom)-1.5rem))] w-[min(384px,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-md border border-rule bg-surface text-sm text-ink shadow-dialog md:right-6 md:bottom-6 md:h-[min(500px,calc(100dvh-3rem))] print:hidden"
    >
      <div className="night flex shrink-0 items-start justify-between gap-4 py-3 pr-2 pl-4">
        <div>
          <h2 id={titleId} className="text-title-s">
            {chatWords.title}
          </h2>
          <p className="text-[0.9375rem] text-ink-soft">
            {chatWords.subtitle} · {chatWords.automated}
          </p>
        </div>
        <button
          type="button"
          aria-label={chatWords.close}
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft transition-colors hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {isRequesting ? (
        <CallbackForm
          conversation={conversation}
          onBack={talk}
          onStored={(reference) => {
            tell(chatWords.callback.stored.replace("{reference}", reference));
            talk();
          }}
        />
      ) : conversation.messages.length === 0 ? (
        <ChatIntro name={conversation.name} onAsk={ask} />
      ) : (
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
      )}
    </div>
  );
}

/** With a mouse at hand one wants to type; on a phone the keyboard would cover what there is to read. */
function focusOn(card: HTMLElement | null) {
  const box = window.matchMedia("(pointer: fine)").matches ? card?.querySelector("textarea") : undefined;
  (box ?? card)?.focus();
}
