export type FormProblem = { fieldId: string; message: string };

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** The title; `{count}` is how many there are. */
  words: { one: string; many: string };
};

/** After a failed submit: what is wrong, each line leading to its field. The form gives it the focus (`data-summary`). */
export function ErrorSummary({ problems, words }: ErrorSummaryProps) {
  const count = problems.length;
  if (count === 0) return null;
  return (
    <div data-summary role="alert" tabIndex={-1} className="rounded-sm border border-danger bg-danger/5 p-5">
      <p className="font-semibold text-danger">
        {count === 1 ? words.one : words.many.replace("{count}", String(count))}
      </p>
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
