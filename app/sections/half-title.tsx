import { type ReactNode, useDeferredValue, useId, useState } from "react";
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
  const field = useId();
  const [typed, setTyped] = useState("");
  // Setting three covers takes longer than a key press; the letters in the box do not wait for it.
  const title = useDeferredValue(typed.trim() || words.placeholder);
  return (
    <form
      action={`/#${carriedTitle.anchor}`}
      method="get"
      className="grid grid-cols-12 gap-x-2.5 gap-y-5 sm:gap-y-6 sm:grid-cols-[minmax(0,23rem)_repeat(3,minmax(0,1fr))] sm:gap-x-6 xl:grid-cols-[minmax(0,20.5rem)_repeat(3,minmax(0,1fr))] xl:gap-x-5"
    >
      <div aria-hidden="true" className="relative col-span-5 self-start sm:col-span-1 sm:row-span-2">
        {book}
        {/* Where its page lies in the picture. */}
        <div className="@container on-paper absolute top-[7.4%] right-[9.7%] bottom-[7.4%] left-[20.5%] font-serif text-ink">
          <HalfTitleWords title={title} />
        </div>
      </div>
      <div className="col-span-7 sm:col-span-3">
        <label htmlFor={field} className="block font-semibold">
          {words.label}
        </label>
        <div className="mt-1.5 grid gap-2 sm:gap-3 xl:grid-cols-[minmax(0,1fr)_auto]">
          <input
            id={field}
            name={carriedTitle.parameter}
            type="text"
            required
            maxLength={carriedTitle.longest}
            placeholder={words.placeholder}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={classNames(controlClasses, "min-h-12 font-serif text-title-s")}
          />
          <p id={`${field}-hint`} className="text-sm text-ink-soft xl:order-last xl:col-span-2">
            {words.hint}
          </p>
          <button
            type="submit"
            className={buttonClasses("secondary", "medium", "justify-self-start max-sm:w-full max-sm:px-2")}
          >
            {words.action}
          </button>
        </div>
      </div>
      {designs.map((design) => (
        <div key={design} aria-hidden="true" className="col-span-4 sm:col-span-1 sm:mb-2.5 sm:self-end">
          <BookCover title={title} author={words.author} design={design} className="block w-full" />
        </div>
      ))}
    </form>
  );
}
