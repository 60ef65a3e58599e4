import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { bookPage } from "#content/book-page.ts";
import { stageWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import {
  type Ball,
  currentStages,
  listOwed,
  nextStage,
  outOn,
  urgencyOf,
  whoHasTheBall,
} from "#domain/production-ball.ts";
import { sayDay } from "#domain/say-time.ts";

const words = bookPage.answers;

/** The five answers, before anything else: what is happening, who has it, what is next, what is owed, when it is out. */
export function BookAnswers({ page, today }: { page: BookPage; today: Day }) {
  const ball = whoHasTheBall(page);
  const next = nextStage(page.stages);
  const isAuthor = page.role === "author" || page.role === "acts";
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10 sm:gap-y-6">
      <Answer question={words.now} isWide>
        <Now ball={ball} page={page} />
      </Answer>
      <Answer question={words.ball}>
        <strong className="font-semibold">{sayBall(ball, isAuthor)}</strong>
        <BallReason ball={ball} />
      </Answer>
      <Answer question={words.out}>
        <Out page={page} />
      </Answer>
      <Answer question={isAuthor ? words.owed : words.owedByAuthor}>
        <OwedMost page={page} today={today} />
      </Answer>
      <Answer question={words.next}>
        {next ? (
          <>
            <strong className="font-semibold">{next.name}</strong>
            <Small>{fillWords(words.nextFrom, { day: sayDay(next.forecast.start) })}</Small>
          </>
        ) : (
          words.nextNothing
        )}
      </Answer>
    </dl>
  );
}

function Answer({ question, isWide, children }: { question: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("border-t border-gold pt-2", isWide && "col-span-2")}>
      <dt className="label text-ink-soft">{question}</dt>
      <dd className="figures mt-0.5 leading-snug">{children}</dd>
    </div>
  );
}

const Small = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={classNames("block text-sm text-ink-soft", className)}>{children}</span>
);

function Now({ ball: { stage }, page }: { ball: Ball; page: BookPage }) {
  if (!stage) return words.nowNothing;
  const also = currentStages(page.stages).filter(({ id }) => id !== stage.id);
  return (
    <>
      <span className="font-serif text-title-s">
        {stage.startedOn ? stage.name : fillWords(words.nowNext, { stage: stage.name })}
      </span>
      <Small>{stageWords[stage.kind].meaning}</Small>
      {also.length > 0 && (
        <Small>{fillWords(words.nowAlso, { stages: also.map(({ name }) => name).join(", ") })}</Small>
      )}
    </>
  );
}

function Out({ page }: { page: BookPage }) {
  const out = outOn(page.stages);
  if (!out) return words.outUnknown;
  return (
    <>
      <strong className="font-semibold">{sayDay(out.day)}</strong>
      {out.day !== out.planned && <Small>{fillWords(words.outPlanned, { day: sayDay(out.planned) })}</Small>}
    </>
  );
}

/** In the words of whoever reads it. */
export function sayBall(ball: Ball, isAuthor: boolean): string {
  if (!ball.side) return words.ballDone;
  if (ball.side === "author") return isAuthor ? words.ballAuthor : words.ballOther;
  return ball.stage?.ownerName ? fillWords(words.ballHouse, { who: ball.stage.ownerName }) : words.ballNobody;
}

function BallReason({ ball }: { ball: Ball }) {
  if (ball.why !== "task" && ball.why !== "proof") return null;
  return (
    <Small>
      {ball.why === "task"
        ? fillWords(words.ballTask, { task: ball.task.title })
        : fillWords(words.ballProof, { proof: ball.proof.name })}
    </Small>
  );
}

function OwedMost({ page, today }: { page: BookPage; today: Day }) {
  const [first, ...more] = listOwed("author", page);
  if (!first) return words.owedNothing;
  const when = sayUrgency(first.due, today);
  const isLate = urgencyOf(first.due, today).kind === "late";
  return (
    <>
      <a href="#tasks" className="text-link font-semibold">
        {first.what === "task" ? first.task.title : fillWords(words.owedProof, { proof: first.proof.name })}
      </a>
      {when && <Small className={isLate ? "font-semibold text-danger" : ""}>{when}</Small>}
      {more.length > 0 && <Small>{fillWords(words.owedMore, { count: more.length })}</Small>}
    </>
  );
}

/** “due in 2 workdays”, or the day where it is further away. */
export function sayUrgency(due: Day | null, today: Day): string {
  const urgency = urgencyOf(due, today);
  if (urgency.kind === "later") return due ? fillWords(bookPage.due, { day: sayDay(due) }) : "";
  return urgency.kind === "today" ? bookPage.urgency.today : sayCount(bookPage.urgency[urgency.kind], urgency.workdays);
}
