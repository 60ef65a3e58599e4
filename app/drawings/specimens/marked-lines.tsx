import { classNames } from "#app/ui/class-names.ts";
import type { EditSpecimen, MarkedRun } from "#content/plates.ts";
import { hand, Paper, pencil, rule, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

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
      <span className="relative tracking-[0.06em]">
        {swapped}
        {/* Over the one, between the two, under the other. */}
        <svg
          viewBox="0 0 20 20"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-[-0.06em] left-0 h-[1.26em] w-full overflow-visible text-action"
        >
          <path
            d="M-1.500 6c0-7 8.800-7 8.800 0v8c0 7.500 11.500 7.500 11.500 .5"
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
      className="on-paper grid min-h-36 grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 bg-paper px-5 py-5 font-serif text-[1.0625rem] text-ink shadow-page sm:max-lg:min-h-44 print:hidden"
    >
      <p className="leading-[1.9]">
        <MarkedRuns runs={runs} />
      </p>
      <p className="mt-1.5 self-start border-l-2 border-action pl-2.5 leading-tight text-action italic">{note}</p>
    </div>
  );
}

const written = "M16 26h88M16 38h92M16 50h80M16 62h90M16 74h86M16 86h92M16 98h60";

/** One page in three rounds, each lying on the one before: much is struck out, then a little, then it is clean. */
export const ThreeEdits = () => (
  <Picture viewBox="0 0 300 194" className="on-paper w-75 max-w-full overflow-visible">
    {[0, 1, 2].map((round) => (
      <Paper
        key={round}
        at={`translate(${12 + round * 80} ${14 - round * 3})rotate(${round * 3 - 4})`}
        size={[122, 160]}
      >
        <path d={written} stroke={soft} strokeOpacity=".55" strokeWidth="2" />
        <path d="M0 0h122" stroke={rule} />
        <g fill="none" stroke={pencil} strokeWidth="2">
          {round === 0 && (
            <>
              <path d="M14 38h96M14 62h60M30 86h80" />
              <path {...hand} d="M112 20c-8 6-8 14 0 20M20 112c10-8 20 8 30 0s20 4 26-2" />
            </>
          )}
          {round === 1 && <path d="M40 50h40M18 80l4-6 4 6M70 98c4-8 12-6 10 2s8 6 12 0" />}
        </g>
      </Paper>
    ))}
  </Picture>
);
