import { MessageCircle } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { Spinner } from "#app/ui/busy.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.ts";
import { chatLauncherWords } from "#content/chat-launcher.ts";
import type { ChatCardProps } from "./chat-card.tsx";
import { keepOpen, wasOpen } from "./chat-memory.ts";

const load = () => import("./chat-card.tsx");

/** The round button at the bottom right. The chat itself is fetched when it is pressed. It needs scripts, and is not there without. */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ Card: ComponentType<ChatCardProps>; takesFocus: boolean }>();
  const [isLoading, setIsLoading] = useState(false);

  const open = async (takesFocus: boolean) => {
    setIsLoading(true);
    try {
      const { ChatCard } = await load();
      setOpened({ Card: ChatCard, takesFocus });
      keepOpen(true);
    } catch {
      // The chunk did not come: no network, or an old tab after a new release.
      if (takesFocus) void notify.error(chatLauncherWords.failed.title, chatLauncherWords.failed.text);
    }
    setIsLoading(false);
  };
  const close = () => {
    keepOpen(false);
    // The button must be there again before it can take the focus back.
    flushSync(() => setOpened(undefined));
    button.current?.focus();
  };

  const reopen = useEffectEvent(() => {
    if (wasOpen()) void open(false);
  });
  useEffect(() => reopen(), []);

  // The people at the desk are the ones it would lead to.
  if (pathname.startsWith("/staff")) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={() => void open(true)}
        onPointerEnter={() => void load().catch(() => {})}
        className={classNames(
          "fixed right-4 bottom-[calc(var(--spacing-bar)+1rem+env(safe-area-inset-bottom))] z-30 size-14 items-center justify-center rounded-full! bg-action text-on-action shadow-page transition hover:bg-action-strong active:translate-y-px md:right-6 md:bottom-6 print:hidden!",
          opened ? "hidden" : "hidden scripting:flex",
        )}
      >
        <span className="sr-only">{chatLauncherWords.open}</span>
        {isLoading ? (
          <Spinner className="size-6" />
        ) : (
          <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-6" />
        )}
      </button>
      {opened && <opened.Card takesFocus={opened.takesFocus} onClose={close} />}
    </>
  );
}
