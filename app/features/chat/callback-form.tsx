import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { drafts } from "#app/forms/draft.ts";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { callbackForm } from "#content/callback.ts";
import { chatWords } from "#content/chat.ts";
import { findContactDetails } from "#domain/chat-bot.ts";
import type { Conversation } from "./chat-memory.ts";
import { requestCallback } from "./request-callback.ts";

const { fields, privacy } = callbackForm;

type CallbackFormProps = {
  conversation: Conversation;
  onBack: () => void;
  onStored: (stored: { id: string; reference: string }) => void;
};

/** The one thing of the chat that leaves the browser, and only with a yes. What was said in the chat is filled in. */
export function CallbackForm({ conversation, onBack, onStored }: CallbackFormProps) {
  const [failure, setFailure] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const said = conversation.messages.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const { email, phone } = findContactDetails(said.join("\n"));
  const form = useForm({
    id: "callback",
    load: () => requestCallback(setFailure),
    onSent: onStored,
    onUnavailable: () => setFailure(callbackForm.failed),
    drafts,
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4">
      <Button variant="quiet" size="small" onClick={onBack} className="-ml-2 self-start px-2!">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {chatWords.callback.back}
      </Button>
      <div>
        <h3 ref={title} tabIndex={-1} className="text-title-s outline-none">
          {callbackForm.title}
        </h3>
        <p className="mt-1 text-ink-soft">{callbackForm.lead}</p>
      </div>
      <form {...form.formProps} action="/functions/v1/request-callback" className="relative flex flex-col gap-4">
        <TextField
          {...form.field("name")}
          label={fields.name.label}
          required
          defaultValue={conversation.name}
          autoComplete="name"
        />
        <TextField
          {...form.field("phone")}
          label={fields.phone.label}
          type="tel"
          defaultValue={phone}
          autoComplete="tel"
        />
        <TextField
          {...form.field("email")}
          label={fields.email.label}
          type="email"
          defaultValue={email}
          autoComplete="email"
          inputMode="email"
        />
        <TextArea {...form.field("message")} label={fields.message.label} rows={2} isOptional />
        <CheckboxField {...form.field("consent")} label={fields.consent.label} value="true" required />
        <Honeypot />
        <p className="text-[0.9375rem] text-ink-soft">
          {privacy.text}{" "}
          <a href={privacy.link.to} target="_blank" rel="noopener" className="text-link">
            {privacy.link.label}
          </a>
        </p>
        {failure && (
          <p role="alert" className="font-semibold text-danger">
            {failure}
          </p>
        )}
        <Button type="submit" isBusy={form.isBusy} busyLabel={callbackForm.submitting}>
          {callbackForm.submit}
        </Button>
      </form>
    </div>
  );
}
