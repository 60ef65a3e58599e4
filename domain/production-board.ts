import type { BoardBook } from "./book-page.ts";
import type { Day } from "./desk.ts";
import { type Stage, type StageKind, stageKinds } from "./production.ts";
import { type Ball, currentStages, outOn, urgencyOf, whoHasTheBall } from "./production-ball.ts";
import { addDays, weekOf } from "./weeks.ts";

/** The desk's board: every book with where it stands, the latest first. */

export type BoardLine = {
  book: BoardBook;
  stage: Stage | undefined;
  ball: Ball;
  /** How many workdays what is under way is behind its own forecast; 0 in time. */
  late: number;
  out: Day | undefined;
};

export function arrangeBoard(books: readonly BoardBook[], today: Day): BoardLine[] {
  return books
    .map((book): BoardLine => {
      const [stage] = currentStages(book.stages);
      const lates = currentStages(book.stages).map(({ forecast }) => lateBy(forecast.end, today));
      return { book, stage, ball: whoHasTheBall(book), late: Math.max(0, ...lates), out: outOn(book.stages)?.day };
    })
    .toSorted((a, b) => b.late - a.late || (a.out ?? "9999").localeCompare(b.out ?? "9999") || a.book.id - b.book.id);
}

export type BoardColumn = { kind: StageKind; lines: BoardLine[] };

/** The same books by the stage they are in, in the order of a timeline; a stage that holds none has an empty column. */
export function boardColumns(lines: readonly BoardLine[]): BoardColumn[] {
  return stageKinds.map((kind) => ({ kind, lines: lines.filter(({ stage }) => stage?.kind === kind) }));
}

function lateBy(due: Day | null, today: Day): number {
  const urgency = urgencyOf(due, today);
  return urgency.kind === "late" ? urgency.workdays : 0;
}

export type WeekItem = { book: BoardBook; what: string; due: Day; isLate: boolean };

/** What somebody of the house has to bring to an end until Sunday, and what they should have before; oldest first. */
export function owedThisWeek(books: readonly BoardBook[], owner: string, today: Day): WeekItem[] {
  const sunday = addDays(weekOf(today), 6);
  return books
    .flatMap((book) =>
      book.stages
        .filter((stage) => stage.owner === owner && !stage.finishedOn)
        .flatMap((stage) => {
          const tasks = book.tasks.filter(({ side, stageId }) => side === "house" && stageId === stage.id);
          const owed = tasks.map(({ title, due }) => ({ what: title, due: due ?? stage.forecast.end }));
          // A stage counts once it is under way or should be.
          if (stage.startedOn || stage.forecast.start <= sunday)
            owed.push({ what: stage.name, due: stage.forecast.end });
          return owed.map((one) => ({ ...one, book, isLate: lateBy(one.due, today) > 0 }));
        }),
    )
    .filter(({ due }) => due <= sunday)
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

/** The week of everybody who owes something in it, whoever asks first, then whoever owes most. */
export function weekByPerson<Person extends { id: string }>(
  books: readonly BoardBook[],
  staff: readonly Person[],
  me: string,
  today: Day,
): { person: Person; owed: WeekItem[] }[] {
  return staff
    .map((person) => ({ person, owed: owedThisWeek(books, person.id, today) }))
    .filter(({ person, owed }) => owed.length > 0 || person.id === me)
    .toSorted((a, b) => Number(b.person.id === me) - Number(a.person.id === me) || b.owed.length - a.owed.length);
}
