import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { fillWords } from "#app/text/fill-words.ts";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import type { Side } from "#domain/production.ts";
import { listOwed, type Owed } from "#domain/production-ball.ts";
import { askBook } from "./ask-book.ts";
import { sayUrgency } from "./book-answers.tsx";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.tasks;

type TasksProps = { page: BookPage; today: Day; canAct: boolean };

/** What the author owes, beside what the house owes. */
export function BookTasks({ page, today, canAct }: TasksProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <OwedList side="author" title={words.yours} nothing={words.nothingYours} {...{ page, today, canAct }} />
      <OwedList side="house" title={words.house} nothing={words.nothingHouse} canAct={false} {...{ page, today }} />
    </div>
  );
}

type ListProps = TasksProps & { side: Side; title: string; nothing: string };

function OwedList({ side, title, nothing, page, today, canAct }: ListProps) {
  const owed = listOwed(side, page);
  return (
    <div>
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
              {canAct && one.what === "task" && <DoneButton task={one.task.id} />}
              {one.what === "proof" && (
                <Link to={`proofs/${one.proof.id}`} className={buttonClasses("primary", "small", "shrink-0")}>
                  {bookPage.proof.tasks}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OwedWords({ owed, page, today }: { owed: Owed; page: BookPage; today: Day }) {
  const when = sayUrgency(owed.due, today);
  if (owed.what === "proof") {
    const number = page.proofs.find(({ id }) => id === owed.proof.id)?.number ?? 1;
    return (
      <p>
        {fillWords(words.proof, { name: owed.proof.name, number })}
        <span className="block text-sm text-ink-soft">{when}</span>
      </p>
    );
  }
  const { title, why, minutes, wants } = owed.task;
  const small = [when, minutes && fillWords(words.minutes, { count: minutes })].filter(Boolean).join(", ");
  return (
    <p>
      <strong className="font-semibold">{title}</strong>
      {why && <span className="block">{why}</span>}
      {wants === "file" && <span className="block text-sm">{words.file}</span>}
      {small && <span className="block text-sm text-ink-soft">{small}</span>}
    </p>
  );
}

function DoneButton({ task }: { task: number }) {
  const finish = useMutation({
    mutationFn: () => askBook("finish_book_task", { task }),
    onError: (fault) => void notify.error(words.failed.title, fault.message),
    onSettled: () => void refreshBooks(),
  });
  return (
    <Button variant="secondary" size="small" isBusy={finish.isPending} onClick={() => finish.mutate()}>
      {words.done}
    </Button>
  );
}
