import { Link2, Printer, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";

type NoticeWords = { title: string; text: string };

export type ToolActionWords = {
  copyLink: string;
  copied: NoticeWords;
  refused: NoticeWords;
  print: string;
  reset: string;
};

type ToolActionsProps = {
  words: ToolActionWords;
  onReset?: () => void;
  /** The address that holds what was entered; letters and manuscripts have none. */
  link?: () => string;
  /** Whatever else can be taken along: a calendar file, a template. */
  children?: ReactNode;
};

/** What can be done with a result. It needs scripts, and is not there without them or on paper. */
export function ToolActions({ words, onReset, link, children }: ToolActionsProps) {
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(words.copied.title, words.copied.text);
    } catch {
      // No permission, or a page without https: the address bar holds the same.
      notify.error(words.refused.title, words.refused.text);
    }
  };
  return (
    <div className="mt-8 hidden flex-wrap gap-2.5 scripting:flex max-sm:*:grow print:hidden!">
      {children}
      {link && (
        <Button variant="secondary" size="small" onClick={() => copy(link())}>
          <Link2 aria-hidden="true" strokeWidth={1.6} className="-mt-0.5 size-4" />
          {words.copyLink}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => print()}>
        <Printer aria-hidden="true" strokeWidth={1.6} className="-mt-0.5 size-4" />
        {words.print}
      </Button>
      {onReset && (
        <Button variant="quiet" size="small" className="px-0!" onClick={onReset}>
          <RotateCcw aria-hidden="true" strokeWidth={1.6} className="-mt-0.5 size-4" />
          {words.reset}
        </Button>
      )}
    </div>
  );
}
