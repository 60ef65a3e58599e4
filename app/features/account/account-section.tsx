import { type ReactNode, useId } from "react";

/** One matter of the account: what it is on the left, what can be done about it on the right. */
export function AccountSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-rule py-7 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-title-s">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="flex max-w-lead flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
