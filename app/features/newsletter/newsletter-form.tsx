import { useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { tellOutOfReach, useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { layoutWords } from "#content/layout.ts";
import { newsletter } from "#content/newsletter.ts";

type NewsletterFormProps = {
  className?: string;
  /** In the footer: one row, and its name is told to those who hear it. */
  isCompact?: boolean;
};

/** One address, one button. A plain form, so that it also works before and without scripts. */
export function NewsletterForm({ className, isCompact = false }: NewsletterFormProps) {
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
      <label htmlFor={id} className={isCompact ? "sr-only" : "text-sm font-semibold"}>
        {layoutWords.newsletter.email}
      </label>
      <div className={classNames("flex gap-3", !isCompact && "mt-1.5 max-sm:flex-col")}>
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
          placeholder={newsletter.placeholder}
          className={classNames(controlClasses, "min-h-12")}
        />
        <input type="hidden" name="privacy_version" value={newsletter.privacy.version} />
        <Honeypot />
        <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel={newsletter.busy} className="shrink-0">
          {layoutWords.newsletter.submit}
        </Button>
      </div>
      {/* The notice in the corner goes away; at the field it stays said. */}
      <p
        id={noteId}
        aria-live="polite"
        className={classNames(
          "text-sm font-semibold",
          (error || sentTo) && "mt-2",
          error ? "text-danger" : "text-success",
        )}
      >
        {error ?? (sentTo && newsletter.onItsWay.replace("{email}", sentTo))}
      </p>
      <p className={classNames("mt-3 text-ink-soft", isCompact ? "text-[0.9375rem] leading-snug" : "text-sm")}>
        {newsletter.privacy.text}{" "}
        <a href={newsletter.privacy.link.to} className="text-link">
          {newsletter.privacy.link.label}
        </a>
      </p>
    </form>
  );
}
