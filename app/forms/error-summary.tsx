import type { FormState } from "./form-state.ts";
import { listProblems } from "./list-problems.ts";

type ErrorSummaryProps = {
  state: Pick<FormState, "problems" | "reported">;
  /** The id of a field, by its name. */
  idOf: (name: string) => string;
  /** The title; `{count}` is how many there are. */
  words: { one: string; many: string };
};

/** After a failed submit: what is wrong, each line leading to its field. The form gives it the focus (`data-summary`). */
export function ErrorSummary({ state, idOf, words }: ErrorSummaryProps) {
  const problems = listProblems(state);
  const count = problems.length;
  if (count === 0) return null;
  return (
    <div data-summary role="alert" tabIndex={-1} className="rounded-sm border border-danger bg-danger/5 p-5">
      <p className="font-semibold text-danger">
        {count === 1 ? words.one : words.many.replace("{count}", String(count))}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className="text-link"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
