import { type KeyboardEvent, useId, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chatFrameWords as words } from "#content/chat-launcher.ts";
import { addLine, type ChatMessage, chatDraft, keptConversation } from "./chat-memory.ts";

/**
 * Until the chat has come: a box that takes what is typed already, and a way to try again where it does not come. A
 * question that is sent here is asked: it stands in the conversation, and the chat answers it when it comes.
 */
export function ChatWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const boxId = useId();
  const [asked, setAsked] = useState<readonly ChatMessage[]>([]);
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const box = event.currentTarget;
    const text = box.value.trim();
    if (text === "") return;
    const conversation = addLine(keptConversation.read(), { sender: "user", text });
    keptConversation.write(conversation);
    chatDraft.write("");
    box.value = "";
    setAsked(conversation.messages.slice(-1 - asked.length));
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
      {hasFailed ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{words.failed.text}</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {words.failed.again}
          </Button>
        </div>
      ) : (
        <Busy label={words.loading} />
      )}
      {asked.map(({ id, text }) => (
        <p
          key={id}
          className="max-w-[88%] self-end rounded-md bg-action px-3.5 py-2.5 whitespace-pre-line text-on-action [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      ))}
      <label htmlFor={boxId} className="font-semibold">
        {words.message}
      </label>
      <textarea
        id={boxId}
        rows={2}
        defaultValue={chatDraft.read()}
        onChange={(event) => chatDraft.write(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder={words.placeholder}
        className={classNames(controlClasses, "max-h-32 resize-none px-3! text-sm! field-sizing-content")}
      />
    </div>
  );
}
