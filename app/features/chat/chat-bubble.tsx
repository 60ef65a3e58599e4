import { ActionLink } from "#app/ui/action-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chatWords } from "#content/chat.ts";
import type { ChatMessage } from "./chat-memory.ts";
import { formatTime } from "./transcript.ts";

type ChatBubbleProps = { message: ChatMessage; name: string; isNewest: boolean; onRequestCallback: () => void };

export function ChatBubble({ message, name, isNewest, onRequestCallback }: ChatBubbleProps) {
  const { sender, text, timestamp, links = [], offersCallback } = message;
  const isUser = sender === "user";
  return (
    <div
      data-newest={isNewest || undefined}
      data-sender={sender}
      className={classNames("flex max-w-[88%] flex-col gap-1", isUser ? "items-end self-end" : "items-start")}
    >
      <div
        className={classNames(
          "rounded-md px-3.5 py-2.5 [overflow-wrap:anywhere]",
          isUser ? "bg-action text-on-action" : "bg-paper-deep",
        )}
      >
        <p className="whitespace-pre-line">{text}</p>
        {links.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1">
            {links.map((link) => (
              <li key={link.label}>
                <ActionLink action={link} className="text-link inline-block font-semibold" />
              </li>
            ))}
          </ul>
        )}
        {offersCallback && (
          <Button variant="secondary" size="small" onClick={onRequestCallback} className="mt-3">
            {chatWords.callback.offer}
          </Button>
        )}
      </div>
      <p className="figures text-label tracking-[0] text-ink-soft">
        {isUser ? name || chatWords.you : chatWords.assistant},{" "}
        <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
      </p>
    </div>
  );
}
