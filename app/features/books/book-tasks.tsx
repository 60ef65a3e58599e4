import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import type { Side, Task } from "#domain/production.ts";
import { listOwed, type Owed, urgencyOf } from "#domain/production-ball.ts";
import { sayDate } from "#domain/say-time.ts";
import { askBook, sayFault } from "./ask-book.ts";
import { sayUrgency } from "./book-answers.tsx";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.tasks;

/** `acts` is the side that whoever reads this may settle something for; undefined for whoever only reads. */
type TasksProps = { page: BookPage; today: Day; acts?: Side | undefined; actions?: (task: Task) => ReactNode };

/** What the author owes, beside what the house owes. */
export function BookTasks({ page, today, acts, actions }: TasksProps) {
  const isStaff = page.role === "staff";
  const done = page.tasks.filter(({ doneAt }) => doneAt !== null).toSorted((a, b) => b.id - a.id);
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-8 @min-[46rem]:grid-cols-2">
        <OwedList side="author" words={isStaff ? words.author : words.yours} {...{ page, today, acts, actions }} />
        <OwedList side="house" words={isStaff ? words.ours : words.house} {...{ page, today, acts, actions }} />
      </div>
      {done.length > 0 && (
        <details className="mt-4">
          <summary className="w-fit cursor-pointer text-sm text-ink-soft">
            {sayCount(words.settled, done.length)}
          </summary>
          <ul className="figures mt-2 flex flex-col gap-1 text-sm text-ink-soft">
            {done.map(({ id, title, doneAt, doneByName, isWithdrawn }) => (
              <li key={id}>
                {fillWords(isWithdrawn ? words.withdrawnLine : words.settledLine, {
                  title,
                  who: doneByName ?? "",
                  day: sayDate(doneAt ?? ""),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type ListProps = TasksProps & { side: Side; words: { title: string; nothing: string } };

function OwedList({ side, words: { title, nothing }, page, today, acts, actions }: ListProps) {
  const owed = listOwed(side, page);
  return (
    <section aria-label={title}>
      <h3 className="label text-ink-soft">{title}</h3>
      {owed.length === 0 ? (
        <p className="mt-2 text-ink-soft">{nothing}</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">
          {owed.map((one) => (
            <li
              key={one.what === "task" ? one.task.id : one.proof.id}
              className="flex items-start justify-between gap-4 py-3"
            >
              <OwedWords owed={one} page={page} today={today} />
              {one.what === "task" && (acts === side || actions) && (
                <span className="flex shrink-0 flex-wrap justify-end gap-2">
                  {acts === side && <DoneButton task={one.task} />}
                  {actions?.(one.task)}
                </span>
              )}
              {one.what === "proof" && (
                <Link
                  to={`proofs/${one.proof.id}`}
                  className={buttonClasses(acts === side ? "primary" : "secondary", "small", "shrink-0")}
                >
                  {bookPage.proof.tasks}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwedWords({ owed, page, today }: { owed: Owed; page: BookPage; today: Day }) {
  const when = sayUrgency(owed.due, today);
  const isLate = urgencyOf(owed.due, today).kind === "late";
  const whenClasses = isLate ? "font-semibold text-danger" : "";
  if (owed.what === "proof") {
    const number = page.proofs.find(({ id }) => id === owed.proof.id)?.number ?? 1;
    return (
      <p className="min-w-0">
        {fillWords(words.proof, { name: owed.proof.name, number })}
        <span className="figures block text-sm text-ink-soft">
          <span className={whenClasses}>{when}</span>
        </span>
      </p>
    );
  }
  const { title, why, minutes, wants, fileKind } = owed.task;
  return (
    <p className="min-w-0">
      <strong className="font-semibold">{title}</strong>
      {why && <span className="block">{why}</span>}
      {wants === "file" && fileKind && (
        <a href="#files" className="text-link block w-fit text-sm">
          {fillWords(words.file, { kind: fileWords[fileKind] })}
        </a>
      )}
      {(when || minutes) && (
        <span className="figures block text-sm text-ink-soft">
          <span className={whenClasses}>{when}</span>
          {when && minutes && ", "}
          {minutes && sayCount(words.minutes, minutes)}
        </span>
      )}
    </p>
  );
}

function DoneButton({ task: { id, title } }: { task: { id: number; title: string } }) {
  const finish = useMutation({
    mutationFn: () => askBook("finish_book_task", { task: id }),
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={fillWords(words.doneLabel, { title })}
      isBusy={finish.isPending}
      onClick={() => finish.mutate()}
    >
      {words.done}
    </Button>
  );
}
