import { type ReactNode, useDeferredValue, useState } from "react";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { HalfTitleWords } from "#app/drawings/plates/sheet.tsx";
import { controlClasses } from "#app/forms/field.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { halfTitle as words } from "#content/plates.ts";
import { carriedTitle } from "#domain/carried-title.ts";

/** Designs that clothe no book of ours yet: any title may try them on. */
const designs = [10, 11, 13] as const;

/**
 * A page with a title and nothing else, set while somebody types it, and the same title on three covers. A plain form:
 * without scripts the title is carried along all the same.
 */
export function HalfTitle({ book }: { book: ReactNode }) {
  const [typed, setTyped] = useState("");
  // Setting three covers takes longer than a key press; the letters in the box do not wait for it.
  const title = useDeferredValue(typed.trim() || words.placeholder);
  return (
    <form
      action={`/#${carriedTitle.anchor}`}
      method="get"
      className="grid grid-cols-[9rem_repeat(3,minmax(0,1fr))] items-end gap-x-2.5 gap-y-5 sm:items-stretch sm:gap-y-6 sm:grid-cols-[minmax(0,23rem)_repeat(3,minmax(0,1fr))] sm:gap-x-6"
    >
      <div aria-hidden="true" className="relative self-start sm:row-span-2">
        {book}
        {/* Where its page lies in the picture. */}
        <div className="@container on-paper absolute top-[7.4%] right-[9.7%] bottom-[7.4%] left-[20.5%] font-serif text-ink">
          <HalfTitleWords title={title} />
        </div>
      </div>
      <div className="max-sm:order-last max-sm:col-span-4 max-sm:max-w-[calc(100vw-2*var(--spacing-gutter))] sm:col-span-3">
        <label className="block font-semibold">
          {words.label}
          <input
            name={carriedTitle.parameter}
            type="text"
            required
            maxLength={carriedTitle.longest}
            placeholder={words.placeholder}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={classNames(controlClasses, "mt-1.5 min-h-12 font-serif text-title-s")}
          />
        </label>
        <p className="mt-2 text-sm text-ink-soft">{words.hint}</p>
        <button type="submit" className={buttonClasses("secondary", "medium", "mt-4 max-sm:w-full")}>
          {words.action}
        </button>
      </div>
      {designs.map((design) => (
        <div key={design} aria-hidden="true" className="sm:-mb-1.5 sm:self-end">
          <BookCover title={title} author={words.author} design={design} className="block w-full" />
        </div>
      ))}
    </form>
  );
}
