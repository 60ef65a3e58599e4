import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.ts";
import { layoutWords } from "#content/layout.ts";
import { newsletter } from "#content/newsletter.ts";

const prepare = () => import("./subscribe.ts");

/** One address, one button. A plain form, so that it also works before and without scripts. */
export function NewsletterForm({ className }: { className?: string }) {
  const id = useId();
  const { field, isBusy, isWrong, isHydrated, submit } = useSubscription();
  return (
    <form
      method="post"
      action="/functions/v1/newsletter-subscribe"
      noValidate={isHydrated}
      onFocus={() => void prepare().catch(() => {})}
      onSubmit={submit}
      aria-busy={isBusy || undefined}
      className={classNames("relative", className)}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {layoutWords.newsletter.email}
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          disabled={isBusy}
          aria-invalid={isWrong || undefined}
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
      <p className="mt-3 text-sm text-ink-soft">
        {newsletter.privacy.text}{" "}
        <a href={newsletter.privacy.link.to} className="text-link">
          {newsletter.privacy.link.label}
        </a>
      </p>
    </form>
  );
}

/** Idle, submitting, idle. Its faults are notices, as the specification has them; the field they are about gets the focus. */
function useSubscription() {
  const field = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const isHydrated = useHydrated();

  // Disabled fields lose the focus; it comes back to the field, unless it has gone elsewhere in the meantime.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await send(form);
    isUnderWay.current = false;
  };

  const send = async (form: HTMLFormElement) => {
    const entries = new FormData(form);
    const email = String(entries.get("email") ?? "");
    let parts: Awaited<ReturnType<typeof prepare>>;
    try {
      parts = await prepare();
    } catch {
      // The scripts for it did not come: the form can still be sent the plain way.
      // Without a network nothing would take the form, and the page would be gone with it.
      if (navigator.onLine) form.submit();
      else void notify.error(layoutWords.outOfReach.title, layoutWords.outOfReach.text);
      return;
    }
    const fault = parts.findFault(email);
    setIsWrong(fault !== undefined);
    if (fault) {
      field.current?.focus();
      void notify.error(fault.title, fault.text);
      return;
    }
    setIsBusy(true);
    const { isSubscribed, title, text } = await parts.subscribe(email, String(entries.get("website") ?? ""));
    setIsBusy(false);
    if (isSubscribed) form.reset();
    void notify[isSubscribed ? "success" : "error"](title, text);
  };
  return { field, isBusy, isWrong, isHydrated, submit };
}
