import { classNames } from "#app/ui/class-names.ts";
import { type EditSpecimen, editRounds, type MarkedRun } from "#content/plates.ts";

/** Prose with the marks of a blue pencil in it. */
export function MarkedRuns({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run) => <Run key={Object.values(run).join()} {...run} />);
}

function Run({ text, cut, added, capital, swapped }: MarkedRun) {
  if (cut) return <del className="text-ink-soft decoration-action decoration-2">{cut}</del>;
  if (added) {
    const isSign = added.length === 1;
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
        {added}
      </ins>
    );
  }
  // Three lines below a letter ask for a capital.
  if (capital)
    return (
      <u className="border-b-4 border-double border-action decoration-action underline-offset-[0.16em]">{capital}</u>
    );
  if (swapped) {
    return (
      <span className="relative ml-[0.05em] -mr-[0.04em] tracking-[0.1em]">
        {swapped}
        {/* Over the one, between the two, under the other. */}
        <svg
          viewBox="0 0 20 20"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-[-0.04em] left-[-0.04em] h-[1.3em] w-full overflow-visible text-action"
        >
          <path
            d="M0 5.500c0-6.500 9-6.500 9 0v9c0 6.500 10 6.500 10 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </span>
    );
  }
  return text;
}

/** A slip of the page as one kind of editor leaves it. */
export function MarkedSlip({ runs, note }: EditSpecimen) {
  return (
    <div
      aria-hidden="true"
      className="on-paper grid min-h-36 grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 bg-paper px-5 py-5 font-serif text-[1.0625rem] lg:grid-cols-[minmax(0,1fr)_9rem] lg:gap-x-8 lg:min-h-47 lg:px-8 lg:py-7 lg:text-[1.375rem] text-ink shadow-page sm:max-lg:min-h-44 print:hidden"
    >
      <p className="leading-[1.9]">
        <MarkedRuns runs={runs} />
      </p>
      <p className="mt-1.5 self-start border-l-2 border-action pl-2.5 leading-tight text-action italic">{note}</p>
    </div>
  );
}

/** One sentence in three rounds, each slip over the foot of the one before: much is struck out, then a letter and a stop, then it is clean. */
export const ThreeEdits = () => (
  <div aria-hidden="true" className="w-88 max-w-full pb-1">
    {editRounds.map((runs, round) => (
      <p
        key={JSON.stringify(runs)}
        style={{ marginLeft: `${round * 0.9}rem`, rotate: `${[-0.8, 0.5, 0][round]}deg` }}
        className="on-paper relative mr-2 bg-paper px-4 pt-2 pb-4 font-serif text-[1.0625rem] leading-[1.75] text-ink shadow-page not-first:-mt-2 last:pb-2.5"
      >
        <MarkedRuns runs={runs} />
      </p>
    ))}
  </div>
);
