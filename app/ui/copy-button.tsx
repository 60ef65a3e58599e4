import { Copy } from "lucide-react";
import { readerNotices as notices } from "#content/reader-notices.ts";
import { Button } from "./button.tsx";
import { notify } from "./notify.ts";

export type CopyButtonProps = {
  label: string;
  text: string;
  /** What the notice calls it. */
  itemName: string;
  /** The id of the element that shows the text: where the clipboard is closed, it is marked for copying by hand. */
  shownIn: string;
};

/** Puts a text on the clipboard. It needs scripts, and is not there without them. */
export function CopyButton({ label, text, itemName, shownIn }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(notices.copied.title, notices.copied.text.replace("{item}", itemName));
    } catch {
      // No permission, or a page without https: marking the text saves the visitor the searching.
      const shown = document.getElementById(shownIn);
      if (shown) {
        for (const fold of shown.querySelectorAll("details")) fold.open = true;
        getSelection()?.selectAllChildren(shown);
      }
      notify.error(notices.copyRefused.title, notices.copyRefused.text);
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={copy} className="hidden! scripting:inline-flex! print:hidden!">
      <Copy aria-hidden="true" strokeWidth={1.6} className="size-4" />
      {label}
    </Button>
  );
}
