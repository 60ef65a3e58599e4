import type { Context } from "hono";
import type pg from "pg";
import { bookCalendarWords as words } from "#content/book-notices.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type CalendarDay, writeDays } from "../booking/calendar-file.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";

type Parts = { pool: pg.Pool; clock: () => Date; tokens: LinkTokens };

type Dated = {
  id: string;
  what: "stage" | "out" | "task" | "proof";
  name: string;
  side: "house" | "author";
  day: string;
};

/** What is due in a book and the day it is expected to be out, for the calendar program that knows a secret address. */
export function answerBookFeed({ pool, clock, tokens }: Parts) {
  return async (context: Context) => {
    const { token = "" } = context.req.query();
    const { rows: books } = await pool.query<{ id: string; title: string; version: number }>(
      "select id, title, version from private.find_book_feed($1) where id is not null",
      [tokens.hash(token)],
    );
    const [book] = books;
    if (!book) return context.json({ message: "There is no such calendar." }, 404);
    const { rows } = await pool.query<Dated>(
      `select 'stage-' || id as id, case kind when 'launch' then 'out' else 'stage' end as what, name, side,
              coalesce(finished_on, forecast_end)::text as day
       from public.book_stages where book_id = $1 and (finished_on is null or kind = 'launch')
       union all
       (select 'task-' || id, 'task', title, side, due::text from public.book_tasks
        where book_id = $1 and done_at is null and due is not null order by due limit 500)
       union all
       select 'proof-' || proof.id, 'proof', document.name, 'author', proof.due::text
       from private.open_proofs($1) as proof join public.book_files document on document.id = proof.file_id
       where proof.due is not null
       order by day, id`,
      [book.id],
    );
    const days = rows.map(
      ({ id, what, name, side, day }): CalendarDay => ({
        id: `book-${book.id}-${id}`,
        sequence: book.version,
        day,
        changedAt: clock(),
        summary: sayDue(what, side, { name, title: book.title }),
        description: words.forecast,
      }),
    );
    const name = fillWords(words.name, { title: book.title });
    return context.body(writeDays(days, name, words.product), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
  };
}

function sayDue(what: Dated["what"], side: Dated["side"], said: { name: string; title: string }): string {
  return fillWords(what === "task" ? words.task[side] : words[what], said);
}
