import { MessageCircle } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#app/ui/class-names.ts";
import { chatFrameWords } from "#content/chat-launcher.ts";
import type { ChatCardProps } from "./chat-card.tsx";
import { ChatFrame, focusOn } from "./chat-frame.tsx";
import { keptOpen } from "./chat-memory.ts";
import { ChatWaiting } from "./chat-waiting.tsx";

const load = () => import("./chat-card.tsx");

/** On a wide screen at the end of the page, and in its margin where there is one: never over a button of a form. */
const quietPlace = "md:mr-4 md:mb-4 md:ml-auto 2xl:fixed 2xl:right-6 2xl:bottom-6 2xl:m-0";

type Fetched = { Card?: ComponentType<ChatCardProps>; hasFailed?: boolean };

/** The round button at the bottom right, on a phone unseen over the last field of its bar, and the frame it opens at once. The chat itself is fetched then. It needs scripts, and is not there without. */
export function ChatLauncher({ isQuiet = false }: { isQuiet?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [{ Card, hasFailed = false }, setFetched] = useState<Fetched>({});

  const fetchCard = async () => {
    setFetched({});
    try {
      const { ChatCard } = await load();
      const isTyping = frame.current?.contains(document.activeElement);
      flushSync(() => setFetched({ Card: ChatCard }));
      // The box that was typed into has gone; its text stands in the one that took its place.
      if (isTyping) focusOn(frame.current);
    } catch {
      // The chunk did not come: no network, or an old tab after a new release.
      setFetched({ hasFailed: true });
    }
  };
  const open = () => {
    keptOpen.write(true);
    flushSync(() => setIsOpen(true));
    focusOn(frame.current);
    if (!Card) void fetchCard();
  };
  const close = () => {
    keptOpen.write(false);
    // The button must be there again before it can take the focus back.
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };

  /** After a reload, and on the next page, it is only there again: whoever reads is not torn away. */
  const reopen = useEffectEvent(() => {
    if (isQuiet || !keptOpen.read()) return;
    setIsOpen(true);
    void fetchCard();
  });
  useEffect(() => reopen(), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void load().catch(() => {})}
        className={classNames(
          "chat-button shadow-page active:translate-y-px print:hidden!",
          isQuiet ? quietPlace : "chat-corner",
          isOpen ? "hidden" : "hidden scripting:flex",
        )}
      >
        <span className="sr-only">{chatFrameWords.open}</span>
        <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-6" />
      </button>
      {isOpen && (
        <ChatFrame frame={frame} onClose={close}>
          {Card ? <Card frame={frame} /> : <ChatWaiting hasFailed={hasFailed} onRetry={fetchCard} />}
        </ChatFrame>
      )}
    </>
  );
}
