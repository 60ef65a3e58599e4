import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chatWords } from "#content/chat.ts";
import { chatFrameWords } from "#content/chat-launcher.ts";
import { chatDraft } from "./chat-memory.ts";

type MessageBoxProps = {
  onSend: (text: string) => void;
  /** In the conversation the label is only heard, and the box as small as its text. */
  variant: "first" | "next";
  boxRef?: RefObject<HTMLTextAreaElement | null>;
  /** The button; it cannot be pressed while there is nothing to send. */
  button: (isEmpty: boolean) => ReactNode;
};

/** Enter sends, Shift and Enter starts a new line. What is empty or blank cannot be sent. */
export function MessageBox({ onSend, variant, boxRef, button }: MessageBoxProps) {
  const id = useId();
  const [text, setText] = useState(chatDraft.read);
  const write = (draft: string) => {
    setText(draft);
    chatDraft.write(draft);
  };
  const isEmpty = text.trim() === "";
  const send = () => {
    if (isEmpty) return;
    onSend(text);
    write("");
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), Enter only finishes it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const isFirst = variant === "first";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={isFirst ? "flex flex-col gap-3" : "flex items-end gap-2"}
    >
      <div className={classNames("flex flex-col gap-1.5", !isFirst && "min-w-0 flex-1")}>
        <label htmlFor={id} className={isFirst ? "font-semibold" : "sr-only"}>
          {chatFrameWords.message}
        </label>
        <textarea
          ref={boxRef}
          id={id}
          rows={isFirst ? 2 : 1}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={chatFrameWords.placeholder}
          aria-describedby={`${id}-hint`}
          enterKeyHint="send"
          className={classNames(controlClasses, "max-h-32 resize-none px-3! text-sm! field-sizing-content")}
        />
        <p id={`${id}-hint`} className="sr-only">
          {chatWords.hint}
        </p>
      </div>
      {button(isEmpty)}
    </form>
  );
}
