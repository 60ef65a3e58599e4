import { classNames } from "./class-names.ts";

type CategoryButtonsProps = {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  className?: string;
};

/** One category at a time. Of no use without scripts, and not shown then, nor on paper. */
export function CategoryButtons({ label, choices, chosen, onChoose, className }: CategoryButtonsProps) {
  return (
    // A fieldset would bring a legend into the line; the group's name is enough for those who hear it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={label}
      className={classNames("hidden flex-wrap gap-2 not-print:scripting:flex", className)}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
          className="min-h-10 shrink-0 rounded-sm border border-rule-strong px-4 py-1.5 text-sm leading-tight font-semibold text-ink-soft transition hover:border-ink hover:text-ink active:translate-y-px aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
