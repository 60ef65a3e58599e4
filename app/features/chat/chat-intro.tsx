import { useRef } from "react";
import { TextField } from "#app/forms/text-field.tsx";
import { ActionButton } from "#app/ui/action-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { chatWords } from "#content/chat.ts";
import { MessageBox } from "./message-box.tsx";

const { quick, support } = chatWords;
const small = "min-h-9! flex-auto px-2! whitespace-nowrap";

/** The first view: who answers here, a box to begin with, and, always in sight, the ways to a person. */
export function ChatIntro({ name, onAsk }: { name: string; onAsk: (text: string, name: string) => void }) {
  const nameBox = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain px-4 py-3">
        <p className="leading-snug">{chatWords.intro}</p>
        <MessageBox
          variant="first"
          onSend={(text) => onAsk(text, nameBox.current?.value ?? "")}
          button={(isEmpty) => (
            <div className="flex items-end gap-2">
              <TextField
                ref={nameBox}
                label={chatWords.name}
                isOptional
                defaultValue={name}
                autoComplete="name"
                className="min-w-0 flex-1"
              />
              <Button type="submit" size="small" disabled={isEmpty} className="min-h-12!">
                {chatWords.send}
              </Button>
            </div>
          )}
        />
        <p className="text-[0.9375rem] leading-snug text-ink-soft">{chatWords.stays}</p>
      </div>
      <div className="shrink-0 border-t border-rule bg-paper-deep p-3">
        <div className="flex flex-wrap gap-2">
          <ActionButton
            action={{ ...quick.consultation, newTab: true }}
            variant="secondary"
            size="small"
            className={small}
          />
          <ActionButton action={quick.call} variant="secondary" size="small" className={small} />
          <ActionButton action={quick.email} variant="secondary" size="small" className={small} />
        </div>
        <section aria-labelledby="chat-support" className="mt-3 border-l-2 border-gold pl-3">
          <div className="text-[0.9375rem] leading-snug">
            <h3 id="chat-support" className="inline font-sans font-semibold tracking-normal text-gold-ink">
              {support.title}
            </h3>{" "}
            <p className="inline text-ink-soft">{support.text}</p>
          </div>
          <p className="flex flex-wrap gap-x-4">
            <a href={support.line.href} className="text-link inline-block min-h-6 font-semibold">
              {support.line.label}: <span className="figures whitespace-nowrap">{support.line.number}</span>
            </a>
            <a href={support.email.href} className="text-link inline-block min-h-6 font-semibold">
              {support.email.label}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
