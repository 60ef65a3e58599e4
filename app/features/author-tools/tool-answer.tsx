import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type ToolAnswerProps = {
  title: string;
  /** What the answer is about, where that is not its title. */
  label?: string;
  className?: string;
  /** What can be done about it, which is not said aloud with every change. */
  action?: ReactNode;
  children: ReactNode;
};

/** What a tool has worked out, before anything has to be scrolled. */
export function ToolAnswer({ title, label = title, className, action, children }: ToolAnswerProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        "relative border-y border-rule-strong py-4 lg:border-t-0 lg:pt-0 lg:pb-7 print:border-t print:pt-4",
        className,
      )}
    >
      <h2 className="label text-gold-ink">{label}</h2>
      <div aria-live="polite" className="figures">
        {children}
      </div>
      {action}
    </section>
  );
}

/** The answer itself: every tool says it at one size. */
export const answerClasses = "mt-1 font-serif text-title-l lg:mt-2";
