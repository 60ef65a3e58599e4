import { useId } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chatFrameWords as words } from "#content/chat-launcher.ts";
import { chatDraft } from "./chat-memory.ts";

/** Until the chat has come: a box that takes what is typed already, and a way to try again where it does not come. */
export function ChatWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const id = useId();
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
      <label htmlFor={id} className="font-semibold">
        {words.message}
      </label>
      <textarea
        id={id}
        rows={2}
        defaultValue={chatDraft.read()}
        onChange={(event) => chatDraft.write(event.target.value)}
        placeholder={words.placeholder}
        className={classNames(controlClasses, "max-h-32 resize-none px-3! text-sm! field-sizing-content")}
      />
    </div>
  );
}
