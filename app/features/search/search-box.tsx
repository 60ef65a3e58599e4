import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { searchPhrases, searchWords } from "#content/search.ts";
import { searchSite, suggestPhrases } from "#domain/search.ts";
import { useSearchIndex } from "./load-search-index.ts";
import { useRecentSearches } from "./recent-searches.ts";
import { SearchChips } from "./search-chips.tsx";
import { optionId, SearchResults } from "./search-results.tsx";

export type SearchBoxProps = {
  /** `panel` opens with its suggestions; `inline`, in the phone's menu, shows them while it is in use. */
  variant: "panel" | "inline";
  /** Whether the popover around it is: a box that nobody sees fetches nothing and keeps nothing. */
  isOpen: boolean;
  /** A result was chosen: whatever holds the box closes. */
  onChoose: () => void;
};

/** A combobox: focus stays in the text while the arrows go through the results. */
export function SearchBox({ variant, isOpen, onChoose }: SearchBoxProps) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(-1);
  const [isInUse, setIsInUse] = useState(variant === "panel");
  const { recent, remember } = useRecentSearches();
  const index = useSearchIndex(isOpen);
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const isEmpty = query.trim() === "";
  const results = index.state === "ready" ? searchSite(index.entries, query) : [];
  const hasResults = isInUse && results.length > 0;

  const search = (text: string) => {
    setQuery(text);
    setChosen(-1);
  };
  const searchFor = (phrase: string) => {
    search(phrase);
    input.current?.focus();
  };

  useEffect(() => {
    // A box that was emptied is a new one, which the browser does not begin in by itself.
    if (isOpen && variant === "panel") input.current?.focus();
  }, [isOpen, variant]);

  useEffect(() => {
    if (variant === "panel") return;
    const leave = ({ target }: PointerEvent) => {
      if (root.current?.contains(target as Node)) return;
      setIsInUse(false);
      setQuery("");
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [variant]);

  const moveOrOpen = (event: KeyboardEvent) => {
    const result = results[chosen];
    if (event.key === "Enter" && result) {
      event.preventDefault();
      onChoose();
      location.assign(result.url);
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && hasResults) {
      event.preventDefault();
      // Past either end lies the text itself, at -1.
      const places = results.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
    }
  };

  return (
    <search>
      <form
        ref={root}
        onSubmit={(event) => {
          event.preventDefault();
          remember(query);
        }}
      >
        <div className="relative">
          <Search
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={input}
            type="text"
            // The browser's own way to begin in a popover, before and without scripts.
            // biome-ignore lint/a11y/noAutofocus: it takes the focus only when its popover opens
            autoFocus={variant === "panel"}
            role="combobox"
            aria-label={searchWords.label}
            aria-autocomplete="list"
            aria-expanded={hasResults}
            aria-controls={listId}
            aria-activedescendant={hasResults && chosen >= 0 ? optionId(listId, chosen) : undefined}
            placeholder={searchWords.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={(event) => search(event.target.value)}
            onFocus={() => setIsInUse(true)}
            onKeyDown={moveOrOpen}
            className={classNames(controlClasses, "pl-12!", variant === "panel" ? "min-h-14 text-lead!" : "min-h-12")}
          />
        </div>

        {isOpen && isInUse && (
          <div className={variant === "panel" ? "mt-7" : "mt-5 pb-2"}>
            {isEmpty && recent.length > 0 && (
              <SearchChips title={searchWords.recent} phrases={recent} onPick={searchFor} />
            )}
            <SearchChips
              title={isEmpty ? searchWords.popular : searchWords.suggestions}
              phrases={suggestPhrases(searchPhrases, query)}
              onPick={searchFor}
            />
            {!isEmpty && (
              <SearchResults
                index={index}
                query={query.trim()}
                results={results}
                listId={listId}
                chosen={chosen}
                onChoose={onChoose}
              />
            )}
          </div>
        )}
      </form>
    </search>
  );
}
