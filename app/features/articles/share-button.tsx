import { Share2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { readerNotices as notices } from "#content/reader-notices.ts";
import { shareArticle } from "./share-article.ts";

const { share } = articleFurniture;

export function ShareButton({ title, path }: { title: string; path: string }) {
  async function onClick() {
    const url = new URL(path, window.location.origin).href;
    try {
      const outcome = await shareArticle(
        { title, text: share.text, url },
        {
          share: navigator.share?.bind(navigator),
          // Outside a secure context there is no clipboard at all: that is a failure like any other.
          copy: async (text) => {
            if (!navigator.clipboard) throw new Error("no clipboard");
            await navigator.clipboard.writeText(text);
          },
        },
      );
      if (outcome === "copied") notify.success(notices.article.linkCopied.title);
    } catch {
      // Saves the reader's errand: with the clipboard closed, the address is at least there to be copied.
      notify.message(share.copyByHand, url);
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={onClick} className="hidden! scripting:inline-flex!">
      <Share2 aria-hidden="true" strokeWidth={1.6} className="size-4" />
      {share.label}
    </Button>
  );
}
