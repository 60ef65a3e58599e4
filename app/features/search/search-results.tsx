import { Compass, FileText, Newspaper, PenLine } from "lucide-react";
import { useId } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { searchTypes, searchWords } from "#content/search.ts";
import { findNear, type SearchEntry, type SearchEntryType, type SearchResult } from "#domain/search.ts";
import type { SearchIndex } from "./load-search-index.ts";

export type SearchResultsProps = {
  index: SearchIndex;
  query: string;
  results: readonly SearchResult[];
  onChoose: () => void;
};

export function SearchResults({ index, query, results, onChoose }: SearchResultsProps) {
  if (index.state === "loading") return <Busy label={searchWords.loading} />;
  if (index.state === "failed") {
    return (
      <div role="alert">
        <p>{searchWords.failed}</p>
        <Button variant="secondary" size="small" className="mt-4" onClick={index.tryAgain}>
          {searchWords.again}
        </Button>
      </div>
    );
  }
  const count = countText(results.length);
  const none = `${searchWords.noResults} “${query}”`;
  const near = results.length === 0 ? findNear(index.entries, query) : [];
  return (
    <div>
      <p role="status" className="sr-only">
        {results.length > 0 ? count : `${none}. ${searchWords.hint}.`}
      </p>
      {results.length > 0 ? (
        <ResultList title={searchWords.results} count={count} entries={results} onChoose={onChoose} />
      ) : (
        <>
          {/* The words above say the same to those who listen. */}
          <div aria-hidden="true" className="border-t border-rule pt-5">
            <p className="font-serif text-title-s [overflow-wrap:anywhere]">{none}</p>
            <p className="mt-1.5 text-ink-soft">{searchWords.hint}</p>
          </div>
          {near.length > 0 && (
            <div className="mt-8">
              <ResultList title={searchWords.near} entries={near} onChoose={onChoose} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

type ResultListProps = { title: string; count?: string; entries: readonly SearchEntry[]; onChoose: () => void };

function ResultList({ title, count, entries, onChoose }: ResultListProps) {
  const titleId = useId();
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 border-b border-rule pb-2">
        <span id={titleId} className="label text-ink-soft">
          {title}
        </span>
        <span aria-hidden="true" className="figures text-sm text-ink-soft">
          {count}
        </span>
      </p>
      <ul aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-rule">
            <ResultLink entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

const icons = { page: FileText, service: PenLine, blog: Newspaper, guide: Compass } as const satisfies Record<
  SearchEntryType,
  unknown
>;

function ResultLink({ entry, onChoose }: { entry: SearchEntry; onChoose: () => void }) {
  const TypeIcon = icons[entry.type];
  return (
    <a
      href={entry.url}
      data-search-result=""
      onClick={onChoose}
      className="-mx-3 flex gap-4 px-3 py-4 transition-colors hover:bg-paper-deep focus-visible:bg-paper-deep focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <TypeIcon aria-hidden="true" strokeWidth={1.4} className="mt-1 size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-serif text-title-s">{entry.title}</span>
          <Badge className="shrink-0">{searchTypes[entry.type]}</Badge>
        </span>
        <span className="mt-1 line-clamp-2 text-sm text-ink-soft">{entry.description}</span>
      </span>
    </a>
  );
}

function countText(count: number): string {
  const { one, many } = searchWords.count;
  return (count === 1 ? one : many).replace("{count}", String(count));
}
