import type { ReactNode } from "react";
import { fillWords, sayDay } from "#app/text/fill-words.ts";
import { bookPage } from "#content/book-page.ts";
import { stageWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { type Ball, listOwed, nextStage, outOn, urgencyOf, whoHasTheBall } from "#domain/production-ball.ts";

const words = bookPage.answers;

/** The five answers, before anything else: what is happening, who has it, what is next, what is owed, when it is out. */
export function BookAnswers({ page, today }: { page: BookPage; today: Day }) {
  const ball = whoHasTheBall(page);
  const next = nextStage(page.stages);
  const out = outOn(page.stages);
  const isAuthor = page.role === "author" || page.role === "acts";
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      <Answer question={words.now}>
        {ball.stage ? (
          <>
            <strong className="font-semibold">{ball.stage.name}</strong>
            <span className="block text-sm text-ink-soft">
              {ball.stage.startedOn
                ? stageWords[ball.stage.kind].meaning
                : fillWords(words.nowNext, { stage: ball.stage.name })}
            </span>
          </>
        ) : (
          words.nowNothing
        )}
      </Answer>
      <Answer question={words.ball}>
        <strong className="font-semibold">{sayBall(ball, isAuthor)}</strong>
        <BallReason ball={ball} />
      </Answer>
      <Answer question={words.owed}>
        <OwedMost page={page} today={today} />
      </Answer>
      <Answer question={words.next}>
        {next ? fillWords(words.nextFrom, { stage: next.name, day: sayDay(next.forecast.start) }) : words.nextNothing}
      </Answer>
      <Answer question={words.out}>
        {out ? (
          <>
            <strong className="font-semibold">{sayDay(out.day)}</strong>
            {out.day !== out.planned && (
              <span className="block text-sm text-ink-soft">
                {fillWords(words.outPlanned, { day: sayDay(out.planned) })}
              </span>
            )}
          </>
        ) : (
          words.outUnknown
        )}
      </Answer>
    </dl>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-gold pt-2">
      <dt className="label text-ink-soft">{question}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
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
  const reason =
    ball.why === "task"
      ? fillWords(words.ballTask, { task: ball.task.title })
      : fillWords(words.ballProof, { proof: ball.proof.name });
  return <span className="block text-sm text-ink-soft">{reason}</span>;
}

function OwedMost({ page, today }: { page: BookPage; today: Day }) {
  const [first, ...more] = listOwed("author", page);
  if (!first) return words.owedNothing;
  return (
    <>
      <a href="#tasks" className="text-link font-semibold">
        {first.what === "task" ? first.task.title : first.proof.name}
      </a>
      <span className="block text-sm text-ink-soft">
        {[sayUrgency(first.due, today), more.length > 0 && fillWords(words.owedMore, { count: more.length })]
          .filter(Boolean)
          .join(", ")}
      </span>
    </>
  );
}

/** “due in 2 workdays”, or the day where it is further away. */
export function sayUrgency(due: Day | null, today: Day): string {
  const urgency = urgencyOf(due, today);
  if (urgency.kind === "later") return due ? fillWords(bookPage.due, { day: sayDay(due) }) : "";
  return fillWords(bookPage.urgency[urgency.kind], { count: "workdays" in urgency ? urgency.workdays : 0 });
}
