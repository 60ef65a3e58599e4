import { Link2, Printer, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { notices } from "#content/notices.ts";

export type ToolActionWords = { copyLink: string; itemName: string; print: string; reset: string };

type ToolActionsProps = {
  words: ToolActionWords;
  onReset?: () => void;
  /** Whether the address holds what was entered; letters and manuscripts never go there. */
  hasLink?: boolean;
  /** Whatever else can be taken along: a calendar file, a template. */
  children?: ReactNode;
};

/** What can be done with a result. It needs scripts, and is not there without them or on paper. */
export function ToolActions({ words, onReset, hasLink = true, children }: ToolActionsProps) {
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify.success(notices.copied.title, fillWords(notices.copied.text, { item: words.itemName }));
    } catch {
      // No permission, or a page without https: the address bar holds the same.
      notify.error(notices.copyRefused.title, notices.copyRefused.text);
    }
  };
  return (
    <div className="mt-8 hidden flex-wrap gap-3 scripting:flex print:hidden">
      {children}
      {hasLink && (
        <Button variant="secondary" size="small" onClick={copyLink}>
          <Link2 aria-hidden="true" strokeWidth={1.6} className="size-4" />
          {words.copyLink}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => print()}>
        <Printer aria-hidden="true" strokeWidth={1.6} className="size-4" />
        {words.print}
      </Button>
      {onReset && (
        <Button variant="quiet" size="small" onClick={onReset}>
          <RotateCcw aria-hidden="true" strokeWidth={1.6} className="size-4" />
          {words.reset}
        </Button>
      )}
    </div>
  );
}
