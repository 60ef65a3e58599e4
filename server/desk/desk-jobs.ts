import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { lessonPace, lessons } from "#content/newsletter-lessons.ts";
import { site } from "#content/site.ts";
import type { Log } from "../log.ts";

type Jobs = { pool: pg.Pool; clock: () => Date; log: Log; lettersPerMinute: number; every?: number };

/** A letter's copies are queued in portions this far apart, or further where fewer than one is due by then. */
const portionSeconds = 2;

/** An hour lies between two reminders, so nobody needs to look more often than at every thirtieth turn. */
const remindAtEvery = 30;

/** A reminder of a call may come this many turns late. */
const lookAtCallsAtEvery = 10;

/** And a lesson this many. */
const lookAtLessonsAtEvery = 15;

/** Nothing about a book is due to the minute. */
const lookAtBooksAtEvery = 30;

/**
 * What the desk does by itself: queues letters at the set rate and lessons on their days, tells the staff in the morning what the day holds, reminds
 * them of what is overdue, visitors of their calls and both sides of a book of its dates, and sends the week's mails.
 */
export function startDeskJobs({ pool, clock, log, lettersPerMinute, every = portionSeconds * 1_000 }: Jobs) {
  const stopping = new AbortController();
  const pause = Math.max(portionSeconds, 60 / lettersPerMinute);
  const portion = Math.max(1, Math.floor((lettersPerMinute * pause) / 60));

  async function look(turn: number) {
    const at = clock();
    await pool.query("select private.queue_letters($1, make_interval(secs => $2), $3)", [portion, pause, at]);
    if (turn % lookAtLessonsAtEvery === 2) {
      await pool.query("select private.queue_lessons($1, make_interval(days => $2), $3)", [
        lessons.length,
        lessonPace.daysBetween,
        at,
      ]);
    }
    if (turn % remindAtEvery === 0) {
      await pool.query("select private.remind_overdue($1)", [at]);
      await pool.query("select private.remind_of_replies($1)", [at]);
      await pool.query("select private.send_morning_mails($1)", [at]);
    }
    if (turn % lookAtCallsAtEvery === 1) await pool.query("select private.remind_of_calls($1)", [at]);
    if (turn % lookAtBooksAtEvery === 2) await lookAtBooks(at);
  }

  /** Each is once by itself, whoever asks and how often. */
  async function lookAtBooks(at: Date) {
    await pool.query("select private.remind_of_books($1, $2)", [at, site.timeZone]);
    await pool.query("select private.send_digests($1, $2)", [at, site.timeZone]);
    await pool.query("select private.remind_of_messages($1)", [at]);
  }

  async function work() {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      try {
        await look(turn);
      } catch (error) {
        log.warn({ reason: (error as Error).message }, "the desk's letters and reminders wait for the database");
      }
      await wait(every, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}
