import { ArrowRight } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import type { Action } from "#content/shapes.ts";

/** Goes on to a page of ours. `about` completes labels that repeat ("Learn More") for those who hear a list of links. */
export function MoreLink({ action, about, className }: { action: Action; about: string; className?: string }) {
  if (!("to" in action)) return null;
  return (
    <a
      href={action.to}
      className={classNames(
        "group inline-flex min-h-6 items-center gap-2 font-semibold text-ink decoration-1 underline-offset-4 hover:underline print:hidden",
        className,
      )}
    >
      <span>
        {action.label}
        <span className="sr-only">: {about}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
