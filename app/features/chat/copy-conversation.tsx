import { Copy } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { chatWords } from "#content/chat.ts";

type CopyConversationProps = {
  text: string;
  /** The element that shows it: where the clipboard is closed, it is marked for copying by hand. */
  shownIn: RefObject<HTMLElement | null>;
};

const staysFor = 4000;

/** Says on the button itself how it went: a notice would stand over the box that one writes in next. */
export function CopyConversation({ text, shownIn }: CopyConversationProps) {
  const [outcome, setOutcome] = useState<"copied" | "marked">();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), staysFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // No permission, or a page without https: marking the text saves the visitor the searching.
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
      setOutcome("marked");
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Copy aria-hidden="true" strokeWidth={1.6} className="size-4" />
      <span aria-live="polite">{outcome ? chatWords[outcome] : chatWords.copy}</span>
    </Button>
  );
}
