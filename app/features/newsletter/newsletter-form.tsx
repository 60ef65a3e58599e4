import { useId } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { layoutWords } from "#content/layout.ts";

/** One address, one button. A plain form, so that it also works before and without scripts. */
export function NewsletterForm({ className }: { className?: string }) {
  const id = useId();
  const { newsletter } = layoutWords;
  return (
    <form method="post" action="/functions/v1/newsletter-subscribe" className={className}>
      <label htmlFor={id} className="text-sm font-semibold">
        {newsletter.email}
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          className={classNames(controlClasses, "min-h-12")}
        />
        <Button type="submit" variant="secondary">
          {newsletter.submit}
        </Button>
      </div>
    </form>
  );
}
