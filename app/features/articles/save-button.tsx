import { Bookmark } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { readerNotices as notices } from "#content/reader-notices.ts";
import { useSavedArticles } from "./saved-articles-store.ts";

const { save } = articleFurniture;

export function SaveButton({ slug }: { slug: string }) {
  const { slugs, toggle } = useSavedArticles();
  const isSaved = slugs.includes(slug);
  function onClick() {
    toggle(slug);
    notify.success(isSaved ? notices.article.bookmarkRemoved.title : notices.article.bookmarked.title);
  }
  return (
    <Button variant="secondary" size="small" onClick={onClick} className="hidden! scripting:inline-flex!">
      <Bookmark
        aria-hidden="true"
        strokeWidth={1.6}
        className={isSaved ? "size-4 fill-gold text-gold-ink" : "size-4"}
      />
      {isSaved ? save.on : save.off}
    </Button>
  );
}
