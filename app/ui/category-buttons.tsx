import { classNames } from "./class-names.ts";

type CategoryButtonsProps = {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** `plain`: a list of links, the chosen one with a mark before it. */
  look?: keyof typeof looks;
  className?: string;
};

const looks = {
  framed:
    "rounded-sm border border-rule-strong px-4 py-1.5 leading-tight hover:border-ink active:translate-y-px aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper",
  plain:
    "text-left before:mr-2.5 before:inline-block before:size-2 before:rounded-full before:border before:border-rule-strong aria-pressed:text-ink aria-pressed:before:border-gold aria-pressed:before:bg-gold",
} as const;

/** On a phone the categories are one row, which scrolls under the thumb. */
const rowOnPhone =
  "max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none]";

/** One category at a time. Of no use without scripts, and not shown then, nor on paper. */
export function CategoryButtons({
  label,
  choices,
  chosen,
  onChoose,
  look = "framed",
  className,
}: CategoryButtonsProps) {
  return (
    // A fieldset would bring a legend into the line; the group's name is enough for those who hear it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "hidden not-print:scripting:flex",
        rowOnPhone,
        look === "framed" ? "gap-2 sm:flex-wrap" : "max-sm:gap-6 sm:flex-col",
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
          className={classNames(
            "choosable min-h-10 shrink-0 text-sm font-semibold text-ink-soft transition hover:text-ink",
            looks[look],
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
