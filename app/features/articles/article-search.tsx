import { Search } from "lucide-react";
import type { Ref } from "react";
import { controlClasses, Field } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";

type ArticleSearchProps = {
  words: { label: string; placeholder: string };
  text: string;
  onChange: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** Filters while one types; Enter only puts the keyboard of a phone away. Of no use without scripts, not shown then, nor on paper. */
export function ArticleSearch({ words, text, onChange, inputRef, className }: ArticleSearchProps) {
  return (
    <search className={classNames("hidden not-print:scripting:block", className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (window.matchMedia("(pointer: coarse)").matches) (document.activeElement as HTMLElement | null)?.blur();
        }}
      >
        <Field label={words.label}>
          {(control) => (
            <span className="relative">
              <Search
                aria-hidden="true"
                strokeWidth={1.6}
                className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
              />
              <input
                {...control}
                ref={inputRef}
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={words.placeholder}
                value={text}
                onChange={(event) => onChange(event.target.value)}
                className={classNames(controlClasses, "min-h-12 pl-11")}
              />
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}
