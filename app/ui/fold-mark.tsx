import { Plus } from "lucide-react";

/** At the end of a summary that unfolds: a plus, turned into a cross while its <details className="group"> is open. */
export function FoldMark() {
  return (
    <Plus
      aria-hidden="true"
      strokeWidth={1.25}
      className="size-5 shrink-0 translate-y-0.5 text-gold-ink transition-transform group-open:rotate-45 print:hidden"
    />
  );
}
