import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

type MatchLineProps = { line: string; clear?: { label: string; onClear: () => void }; className?: string };

/** How many were found, said aloud whenever it changes, and the way back to all of them. */
export function MatchLine({ line, clear, className }: MatchLineProps) {
  return (
    <div className={classNames("flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2", className)}>
      <p role="status" className="text-ink-soft">
        {line}
      </p>
      {clear && (
        <Button variant="quiet" size="small" onClick={clear.onClear}>
          {clear.label}
        </Button>
      )}
    </div>
  );
}

/** Three in a row where there is room; every item is a list item, so that their number is told. */
export function ArticleGrid<Item extends { slug: string }>({
  articles,
  gap = "gap-x-10 gap-y-14",
  children,
}: {
  articles: readonly Item[];
  gap?: string;
  children: (article: Item) => ReactNode;
}) {
  return (
    <ul className={classNames("grid sm:grid-cols-2 lg:grid-cols-3", gap)}>
      {articles.map((article) => (
        <li key={article.slug}>{children(article)}</li>
      ))}
    </ul>
  );
}
