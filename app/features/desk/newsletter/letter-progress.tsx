import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { letterDesk } from "#content/desk-office.ts";
import { site } from "#content/site.ts";
import type { Letter } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { sayWhen } from "#domain/zoned-time.ts";
import { LetterState } from "./letter-state.tsx";
import { useDirectLetter } from "./use-direct-letter.ts";

const words = letterDesk.progress;

function sayState(letter: Letter, count: { done: string; all: string }): string {
  switch (letter.state) {
    case "scheduled":
      return fillWords(letterDesk.schedule.waiting, { when: sayWhen(letter.scheduledAt ?? "", site.timeZone) });
    case "sending":
    case "stopped":
      return fillWords(words[letter.state], count);
    default:
      return sayCount(words.sent, letter.sent);
  }
}

/** What can be done about a letter that is no draft any more. */
function StateButton({ letter }: { letter: Letter }) {
  const direct = useDirectLetter(letter.id);
  const { schedule, stop } = letterDesk;
  const way = (
    {
      scheduled: { task: "unschedule", label: schedule.undo, busy: schedule.undoing },
      sending: { task: "stop", label: stop.submit, busy: stop.busy },
      stopped: { task: "resume", label: stop.resume, busy: stop.resuming },
      draft: undefined,
      sent: undefined,
    } as const
  )[letter.state];
  if (!way) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="ml-auto"
      isBusy={direct.isPending}
      busyLabel={way.busy}
      onClick={() => direct.mutate({ version: letter.version, task: way.task })}
    >
      {way.label}
    </Button>
  );
}

/** How far a letter is, and afterwards what became of it. */
export function LetterProgress({ letter }: { letter: Letter }) {
  const now = useNow();
  const done = letter.sent + letter.failed;
  const count = { done: formatCount(done), all: formatCount(letter.recipients) };
  return (
    <div className="max-w-lead border-y border-rule py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LetterState state={letter.state} />
        <p role="status" className="figures text-sm font-semibold">
          {sayState(letter, count)}
        </p>
        <StateButton letter={letter} />
      </div>
      <Progress label={words.label} value={done} max={Math.max(letter.recipients, 1)} className="mt-3" />
      <p className="figures mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {letter.startedAt && <span>{fillWords(words.started, { when: sayShortMoment(letter.startedAt, now) })}</span>}
        {letter.finishedAt && (
          <span>{fillWords(words.finished, { when: sayShortMoment(letter.finishedAt, now) })}</span>
        )}
      </p>
      {letter.failed > 0 && (
        <p className="mt-2 text-sm">
          <span className="font-semibold text-danger">{sayCount(words.failed, letter.failed)}</span>{" "}
          <Link to={words.lookAtMail.to} className="text-link">
            {words.lookAtMail.label}
          </Link>
        </p>
      )}
    </div>
  );
}
