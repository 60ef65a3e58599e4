import { BookmarkX } from "lucide-react";
import { notify } from "#app/ui/notify.ts";
import { blogPage } from "#content/blog.ts";
import { readerNotices as notices } from "#content/reader-notices.ts";
import { ArticleFacts } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { useSavedArticles } from "./saved-articles-store.ts";

const { saved } = blogPage;

/** What this reader has put aside. Saving needs scripts, so without them there is nothing to say here. */
export function SavedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const { slugs, toggle } = useSavedArticles();
  const kept = slugs
    .map((slug) => articles.find((article) => article.slug === slug))
    .filter((article) => article !== undefined);
  return (
    <div className="hidden pt-10 not-print:scripting:block">
      <section
        aria-labelledby="saved"
        className="grid items-baseline gap-x-10 gap-y-2 border-t border-rule pt-8 lg:grid-cols-[calc((100%-5rem)/3)_minmax(0,1fr)_auto]"
      >
        <h2 id="saved" tabIndex={-1} className="text-title-s">
          {saved.title}
        </h2>
        {kept.length > 0 && <p className="text-sm text-ink-soft lg:order-1">{saved.lead}</p>}
        {kept.length === 0 ? (
          <p className="text-ink-soft">{saved.empty}</p>
        ) : (
          <ul className="divide-y divide-rule">
            {kept.map((article) => (
              <li key={article.slug} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
                <div>
                  <a href={article.path} className="text-link font-semibold">
                    {article.title}
                  </a>
                  <ArticleFacts article={article} />
                </div>
                <button
                  type="button"
                  aria-label={saved.remove.replace("{title}", article.title)}
                  onClick={() => {
                    toggle(article.slug);
                    notify.success(notices.article.bookmarkRemoved.title);
                    // The button is gone with its line; the list's name is the nearest place to go on from.
                    document.getElementById("saved")?.focus();
                  }}
                  className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-danger"
                >
                  <BookmarkX aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
