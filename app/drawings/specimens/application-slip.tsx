import { classNames } from "#app/ui/class-names.ts";
import { longForm, longFormOptions } from "#content/consultation-long-form.ts";
import { packageTiers } from "#content/packages.ts";
import { applicationSlip as words } from "#content/plates.ts";
import { Sheet } from "../plates/sheet.tsx";

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label;

const { fields } = longForm;
const answers = [
  [fields.firstName.label, words.firstName],
  [fields.lastName.label, words.lastName],
  [fields.genre.label, labelOf(longFormOptions.genre, words.genre)],
  [fields.manuscriptStatus.label, labelOf(longFormOptions.manuscriptStatus, words.manuscriptStatus)],
] as const;

/** The form behind the button as a slip of paper, filled in with a pencil: a few answers, and the package. */
export function ApplicationSlip() {
  return (
    <>
      <Sheet className="top-[2.8em] left-[4em] max-sm:top-[calc(50%+0.3em)] max-sm:-translate-y-1/2 h-[28.6em] max-sm:h-[16.4em] w-[19.6em] rotate-2 text-[3.7cqi] max-sm:text-[3.5cqi]" />
      <Sheet className="top-[2.4em] left-[3.4em] max-sm:top-1/2 max-sm:-translate-y-1/2 w-[19.6em] -rotate-1 px-[1.9em] pt-[1.5em] pb-[1.6em] max-sm:pb-[0.9em] text-[3.7cqi] max-sm:text-[3.5cqi]">
        <p className="border-b-2 border-ink pb-[0.3em] text-[1.6em] leading-tight">{words.title}</p>
        {answers.map(([name, answer], place) => (
          // A phone has room for one of them: what is asked for is the package.
          <p
            key={name}
            className={classNames("mt-[0.7em] border-b border-rule leading-[1.35]", place > 0 && "max-sm:hidden")}
          >
            <span className="block text-[0.82em] text-ink-soft">{name}</span>
            <span className="text-[1.2em] text-action italic">{answer}</span>
          </p>
        ))}
        <div className="mt-[1em]">
          {packageTiers.map(({ slug, name }) => (
            <p key={slug} className="flex items-center gap-[0.7em] py-[0.15em]">
              <svg viewBox="0 -2 26 30" aria-hidden="true" className="w-[1.3em] shrink-0" fill="none">
                <path d="M1 3h16v16H1z" stroke="var(--color-ink-soft)" />
                {slug === words.package && (
                  <path d="M4 9l6 7L23-5" stroke="var(--color-action)" strokeWidth="3" strokeLinecap="round" />
                )}
              </svg>
              {name}
            </p>
          ))}
        </div>
        <p className="mt-[1em] text-ink-soft italic">{words.foot}</p>
      </Sheet>
    </>
  );
}
