import { Compass, FileText, Newspaper, PenLine } from "lucide-react";
import { type RefCallback, useId } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { searchTypes, searchWords } from "#content/search.ts";
import type { SearchEntryType, SearchResult } from "#domain/search.ts";
import type { SearchIndex } from "./load-search-index.ts";

export type SearchResultsProps = {
  index: SearchIndex;
  query: string;
  results: readonly SearchResult[];
  listId: string;
  /** Which result the arrow keys stand on; -1 is none. */
  chosen: number;
  onChoose: () => void;
};

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

export function SearchResults({ index, query, results, listId, chosen, onChoose }: SearchResultsProps) {
  const titleId = useId();
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
  return (
    <div>
      <p role="status" className="sr-only">
        {results.length > 0 ? count : `${none}. ${searchWords.hint}.`}
      </p>
      {results.length > 0 ? (
        <>
          <p className="flex items-baseline justify-between gap-4 border-b border-rule pb-2">
            <span id={titleId} className="label text-gold-ink">
              {searchWords.results}
            </span>
            <span aria-hidden="true" className="figures text-sm text-ink-soft">
              {count}
            </span>
          </p>
          <div id={listId} role="listbox" aria-labelledby={titleId}>
            {results.map((result, place) => (
              <ResultLink
                key={result.id}
                id={optionId(listId, place)}
                result={result}
                isChosen={place === chosen}
                onChoose={onChoose}
              />
            ))}
          </div>
        </>
      ) : (
        // The words above say the same to those who listen.
        <div aria-hidden="true" className="border-t border-rule pt-5">
          <p className="font-serif text-title-s [overflow-wrap:anywhere]">{none}</p>
          <p className="mt-1.5 text-ink-soft">{searchWords.hint}</p>
        </div>
      )}
    </div>
  );
}

const icons = { page: FileText, service: PenLine, blog: Newspaper, guide: Compass } as const satisfies Record<
  SearchEntryType,
  unknown
>;

/** A link that is an option of the list: the arrows choose it from the box, a click or a tap follows it. */
function ResultLink({
  id,
  result,
  isChosen,
  onChoose,
}: {
  id: string;
  result: SearchResult;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const TypeIcon = icons[result.type];
  return (
    <a
      ref={isChosen ? bringIntoView : undefined}
      id={id}
      href={result.url}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className="-mx-3 flex gap-4 border-b border-rule px-3 py-4 transition-colors hover:bg-paper-deep aria-selected:bg-paper-deep aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      <TypeIcon aria-hidden="true" strokeWidth={1.4} className="mt-1 size-5 shrink-0 text-gold-ink" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="font-serif text-title-s">{result.title}</span>
          <Badge>{searchTypes[result.type]}</Badge>
        </span>
        <span className="mt-1 line-clamp-2 text-sm text-ink-soft">{result.description}</span>
      </span>
    </a>
  );
}

const bringIntoView: RefCallback<HTMLElement> = (element) => element?.scrollIntoView({ block: "nearest" });

function countText(count: number): string {
  const { one, many } = searchWords.count;
  return (count === 1 ? one : many).replace("{count}", String(count));
}
