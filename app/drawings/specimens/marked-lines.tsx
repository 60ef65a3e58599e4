import type { EditSpecimen, MarkedRun } from "#content/plates.ts";

/** Prose with the marks of a blue pencil in it. */
export function MarkedRuns({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run) => <Run key={Object.values(run).join()} {...run} />);
}

function Run({ text, cut, added, capital, swapped }: MarkedRun) {
  if (cut) return <del className="text-ink-soft decoration-action decoration-2">{cut}</del>;
  if (added) {
    return (
      <ins className="relative pl-[0.6em] text-[1.08em] text-action italic no-underline [del+&]:ml-[0.25em]">
        <svg viewBox="0 0 10 8" aria-hidden="true" className="absolute top-[0.7em] left-0 w-[0.5em]">
          <path d="M1 7.500 5 1l4 6.500" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {/* A sign stands over its caret. */}
        {added.length > 1 ? added : <span className="absolute -top-[0.65em] left-[0.1em]">{added}</span>}
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
      <span className="relative ml-[0.1em] tracking-[0.22em]">
        {swapped}
        {/* Over the one, between the two, under the other. */}
        <svg
          viewBox="0 0 20 20"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-[-0.1em] left-[-0.08em] h-[1.3em] w-full overflow-visible text-action"
        >
          <path
            d="M0 8V7c0-5 8.200-5 8.200 0v4.500c0 4.800 10.900 4.800 10.900 0V10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
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
      className="on-paper grid min-h-36 grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 bg-paper px-5 py-5 font-serif text-[1.0625rem] text-ink shadow-page sm:max-lg:min-h-44 print:hidden"
    >
      <p className="leading-[1.9]">
        <MarkedRuns runs={runs} />
      </p>
      <p className="mt-1.5 self-start border-l-2 border-action pl-2.5 leading-tight text-action italic">{note}</p>
    </div>
  );
}
