import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { editRounds } from "#content/plates.ts";
import type { MarkedRun } from "#domain/marked-text.ts";

/** Prose with the marks of a blue pencil in it, the words put in by hand. */
export const MarkedRuns = ({ runs }: { runs: readonly MarkedRun[] }) => <MarkedText runs={runs} putIn={byHand} />;

function byHand(words: string) {
  const isSign = words.length === 1;
  return (
    <ins
      className={classNames(
        "relative text-[1.08em] text-action italic no-underline",
        !isSign && "pl-[0.6em] [del+&]:ml-[0.25em]",
      )}
    >
      {/* Before words it stands on the line; a sign has it below. */}
      <svg
        viewBox="0 0 10 8"
        aria-hidden="true"
        className={classNames("absolute w-[0.5em]", isSign ? "top-[1.06em] -left-[0.14em]" : "top-[0.7em] left-0")}
      >
        <path d="M1 7.500 5 1l4 6.500" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {words}
    </ins>
  );
}

/** Two sentences in three rounds, each slip over the foot of the one before: what one desk leaves, the next one finds. */
export const ThreeEdits = () => (
  <div aria-hidden="true" className="on-paper print:hidden">
    {editRounds.map(({ name, runs }, round) => (
      <div
        key={name}
        style={{
          marginLeft: `${round * 4}%`,
          marginRight: `${(2 - round) * 4}%`,
          rotate: `${[-0.8, 0.5, -0.3][round]}deg`,
        }}
        className="relative bg-paper px-5 pt-4 pb-7 text-ink shadow-page not-first:-mt-3 last:pb-5 lg:px-8 lg:pt-5 lg:last:pb-6"
      >
        <p className="label text-ink-soft">{name}</p>
        <p className="mt-1 font-serif text-[1.125rem] leading-[1.75] lg:text-[1.375rem]">
          <MarkedRuns runs={runs} />
        </p>
      </div>
    ))}
  </div>
);
