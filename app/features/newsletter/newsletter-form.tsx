import { useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { tellOutOfReach, useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { layoutWords } from "#content/layout.ts";
import { newsletterForm as words } from "#content/newsletter-form.ts";

type NewsletterFormProps = { className?: string; offersLessons?: boolean };

/**
 * One address, one button. A plain form, so that it also works before and without scripts. Where its place says what it
 * is, the class `compact` leaves the field's label to those who hear it.
 */
export function NewsletterForm({ className, offersLessons }: NewsletterFormProps) {
  const [sentTo, setSentTo] = useState("");
  const { formProps, isBusy, field } = useForm({
    load: () => import("./subscribe.ts").then(({ subscription }) => subscription),
    onSent: setSentTo,
    // Its scripts did not come: it can still be sent the plain way. Without a network that would only cost the page.
    onUnavailable: (form) => (navigator.onLine ? form.submit() : tellOutOfReach()),
  });
  const { id, name, error } = field("email");
  const noteId = `${id}-note`;
  return (
    <form {...formProps} action="/functions/v1/newsletter-subscribe" className={classNames("relative", className)}>
      <label htmlFor={id} className="text-sm font-semibold in-[.compact]:sr-only">
        {layoutWords.newsletter.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3 in-[.compact]:mt-0">
        <input
          id={id}
          name={name}
          type="email"
          required
          disabled={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          autoComplete="email"
          inputMode="email"
          placeholder={words.placeholder}
          className={classNames(controlClasses, "min-h-12 min-w-40 flex-999")}
        />
        <input type="hidden" name="privacy_version" value={words.privacy.version} />
        <Honeypot />
        <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel={words.busy} className="grow">
          {layoutWords.newsletter.submit}
        </Button>
      </div>
      {offersLessons && (
        <label className="mt-3 flex min-h-6 items-start gap-2.5 text-[0.9375rem] leading-snug">
          <input type="checkbox" name="lessons" value="true" disabled={isBusy} className="mt-0.5 size-4.5 shrink-0" />
          {words.lessons}
        </label>
      )}
      {/* The notice in the corner goes away; at the field it stays said. */}
      <p
        id={noteId}
        aria-live="polite"
        className={classNames("mt-2 text-sm font-semibold empty:mt-0", error ? "text-danger" : "text-success")}
      >
        {error ?? (sentTo && words.onItsWay.replace("{email}", sentTo))}
      </p>
      <p className="mt-3 text-[0.9375rem] leading-snug text-ink-soft in-[.compact]:max-md:mt-2">
        {words.privacy.text}{" "}
        <a href={words.privacy.link.to} className="text-link">
          {words.privacy.link.label}
        </a>
      </p>
    </form>
  );
}
