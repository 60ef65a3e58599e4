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

/** Three in a row where there is room, two on a tablet. Every item is a list item, so that their number is told. */
export function ArticleGrid<Item extends { slug: string }>({
  articles,
  isOneRow,
  children,
}: {
  articles: readonly Item[];
  /** Three to go on with: on a tablet the third is left out, so that the row has no hole. */
  isOneRow?: true;
  children: (article: Item) => ReactNode;
}) {
  return (
    <ul
      className={classNames(
        "grid gap-x-8 gap-y-6 max-sm:divide-y max-sm:divide-rule max-sm:*:not-last:pb-6 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3 lg:gap-x-10",
        isOneRow && "sm:max-lg:*:last:hidden",
      )}
    >
      {articles.map((article) => (
        <li key={article.slug}>{children(article)}</li>
      ))}
    </ul>
  );
}
