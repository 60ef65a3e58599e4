import { useEffect, useRef } from "react";

export type FormProblem = { fieldId: string; message: string };

/**
 * After a failed submit: what is wrong, each line leading to its field. Takes focus whenever `attempt` grows, so that a
 * second failed submit is noticed as well.
 */
export function ErrorSummary({
  problems,
  attempt,
  title = "Please check these answers",
}: {
  problems: readonly FormProblem[];
  attempt: number;
  title?: string;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="rounded-sm border border-danger bg-danger/5 p-5">
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              className="text-link"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(problem.fieldId)?.focus();
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
