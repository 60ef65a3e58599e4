import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { searchPhrases, searchWords } from "#content/search.ts";
import { searchSite, suggestPhrases } from "#domain/search.ts";
import { useSearchIndex } from "./load-search-index.ts";
import { useRecentSearches } from "./recent-searches.ts";
import { SearchChips } from "./search-chips.tsx";
import { SearchResults } from "./search-results.tsx";

export type SearchBoxProps = {
  /** `panel` opens with its suggestions; `inline`, in the phone's menu, shows them while it is in use. */
  variant: "panel" | "inline";
  /** Whether the popover around it is: a box that nobody sees fetches nothing and keeps nothing. */
  isOpen: boolean;
  /** A result was chosen: whatever holds the box closes. */
  onChoose: () => void;
};

/** A text to type into, and below it links: Tab reaches them, and the arrows go from the text through them and back. */
export function SearchBox({ variant, isOpen, onChoose }: SearchBoxProps) {
  const [query, setQuery] = useState("");
  const [isInUse, setIsInUse] = useState(variant === "panel");
  const { recent, remember } = useRecentSearches();
  const index = useSearchIndex(isOpen);
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const isEmpty = query.trim() === "";
  const results = index.state === "ready" ? searchSite(index.entries, query) : [];

  const searchFor = (phrase: string) => {
    setQuery(phrase);
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

  /** Past either end of the links lies the text itself. */
  const move = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = root.current?.querySelectorAll<HTMLElement>("[data-search-result]") ?? [];
    const stops = [input.current, ...links];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    if (here === -1 || links.length === 0) return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    stops[(here + step + stops.length) % stops.length]?.focus();
  };

  return (
    <search>
      <form
        ref={root}
        onKeyDown={move}
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
            aria-label={searchWords.label}
            placeholder={searchWords.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onFocus={() => setIsInUse(true)}
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
            {!isEmpty && <SearchResults index={index} query={query.trim()} results={results} onChoose={onChoose} />}
          </div>
        )}
      </form>
    </search>
  );
}
