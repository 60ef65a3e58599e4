import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { chatFrameWords as words } from "#content/chat-launcher.ts";

type ChatFrameProps = { frame: RefObject<HTMLDivElement | null>; onClose: () => void; children: ReactNode };

/** Beside the page, not over it: reading and chatting go together, so that nothing is locked or hidden behind it. */
export function ChatFrame({ frame, onClose, children }: ChatFrameProps) {
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="fixed right-4 bottom-[calc(var(--spacing-bar)+0.75rem+env(safe-area-inset-bottom))] z-40 flex h-[min(500px,calc(100dvh-var(--spacing-bar)-env(safe-area-inset-bottom)-1.5rem))] w-[min(384px,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-md border border-rule bg-surface text-sm text-ink shadow-dialog md:right-6 md:bottom-6 md:h-[min(500px,calc(100dvh-3rem))] print:hidden"
    >
      <div className="night flex shrink-0 items-center justify-between gap-4 py-2.5 pr-2 pl-4">
        <div>
          <h2 id={titleId} className="text-title-s">
            {words.title}
          </h2>
          <p className="text-[0.9375rem] text-ink-soft">
            {words.subtitle} · {words.automated}
          </p>
        </div>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft transition-colors hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** With a mouse at hand one wants to type; on a phone the keyboard would cover what there is to read. */
export function focusOn(frame: HTMLElement | null) {
  const box = window.matchMedia("(pointer: fine)").matches ? frame?.querySelector("textarea") : undefined;
  box?.setSelectionRange(box.value.length, box.value.length);
  (box ?? frame)?.focus();
}
