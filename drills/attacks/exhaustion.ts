import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./answer.ts";
import { type Attempt, countStatuses, each, isYes, judge, judgeAll, type Subject } from "./attack.ts";
import { type Account, authorWithBook, newAuthor, visitor } from "./people.ts";
import { times, type World } from "./world.ts";

const isLimitMeant = true;

/** An author with one book and a log of so many days, each with a note as long as it may be. */
async function authorWithLog(world: World, days: number) {
  const author = await authorWithBook(world);
  await world.query(
    `insert into word_log (project_id, day, words, note)
     select $1, date '1990-01-01' + number, number, repeat('x', 500) from generate_series(1, $2) number`,
    [author.project, days],
  );
  return author;
}

/** Asks and hangs up. What the server does about it after that is the question. */
function hangUp(world: World, { token }: Account, path: string, after: number): Promise<void> {
  const { hostname, port } = new URL(world.url);
  const headers = { host: world.site.host, apikey: "halftitle-public", authorization: `Bearer ${token}` };
  return new Promise((resolve) => {
    const call = request({ hostname, port, path, headers, agent: false });
    call.on("error", () => {});
    call.on("close", () => resolve());
    call.end();
    setTimeout(() => call.destroy(), after);
  });
}

/** What everybody else sees meanwhile: the readiness and a form, each within a few seconds. */
async function others(world: World, during: string): Promise<Attempt[]> {
  const person = visitor(world);
  const [ready, form] = await Promise.all([
    person.ask("GET", "/readyz"),
    person.ask("POST", "/functions/v1/newsletter-subscribe", { body: { email: person.email } }),
  ]);
  const slowOrRefused = (answer: Answer) =>
    (!isYes(answer) && `others were refused during ${during}`) ||
    (answer.milliseconds > 4_000 && `others waited ${Math.round(answer.milliseconds)} ms during ${during}`);
  return [judge(ready, slowOrRefused(ready)), judge(form, slowOrRefused(form))];
}

/** Asks again and again, four at a time, until somebody is told to wait. */
async function untilRefused(most: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < most && answers.every(({ status }) => status !== 429)) {
    answers.push(...(await Promise.all(Array.from({ length: 4 }, ask))));
  }
  return answers;
}

/** Eight, as many as one account may ask at a time. */
const atOnce = (ask: (lane: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 8 }, (_, lane) => ask(lane)));

/** Past the triggers, which would count every row. */
const fillLog = (world: World, project: number, days: number) =>
  world.query(
    `with quiet as materialized (select set_config('session_replication_role', 'replica', true)),
          counted as materialized (select count(*) from quiet)
     insert into word_log (project_id, day, words) select $1, date '1970-01-02' + number, 1 from counted, generate_series(1, $2) number`,
    [project, days],
  );

const nested = [
  "word_log(projects(word_log(note,day,words,created_at,project_id)))",
  "word_log(projects(word_log(projects(id))))",
  "id,word_log(note),project_notes(text),book_messages(text)",
  "...word_log(projects(word_log(note)))",
];

export const exhaustion: Subject = {
  title: "Wearing the server out",
  about:
    "nested and endless questions, connections cut in the middle, reads and writes without end, and caps under requests at the same moment",
  attacks: [
    {
      name: "questions whose answers grow by multiplication",
      aim: "No question of an author ends the process or fills its memory.",
      isAlone: true,
      async attack(world) {
        const author = await authorWithLog(world, 300);
        return each(nested, async (select) => {
          const answer = await author.ask("GET", `/rest/v1/projects?select=${select}&id=eq.${author.project}`);
          const brief = { ...answer, text: answer.text.slice(0, 300) };
          return judge(
            brief,
            (isYes(answer) && `is answered with ${answer.text.length} letters`) || (answer.status === 0 && "no answer"),
          );
        });
      },
    },
    {
      name: "expensive questions by callers who hang up",
      aim: "Whoever has gone is worked for no more, and nobody else waits for it.",
      isAlone: true,
      async attack(world) {
        const authors = [await authorWithLog(world, 300), await authorWithLog(world, 300)];
        for (const { project } of authors) await fillLog(world, project, 6_000);
        const whole = "select=id,project_id,day,words,note,created_at&order=day.desc&limit=600";
        const questions = [
          // What nobody may ask any more, and the most that anybody may.
          (project: number) => `/rest/v1/projects?select=${nested[1]}&id=eq.${project}`,
          (project: number) => `/rest/v1/word_log?${whole}&project_id=eq.${project}`,
        ];
        return each(questions, async (question) => {
          const path = question(authors[0]?.project ?? 0);
          const calls = authors.flatMap((author) =>
            Array.from({ length: 8 }, () => hangUp(world, author, question(author.project), 300)),
          );
          await pause(100);
          const meanwhile = await others(world, "16 expensive questions");
          await Promise.all(calls);
          await pause(2_000);
          const running = await world.count(
            `pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
             and query_start < now() - interval '1.5 seconds'`,
          );
          const still = judgeAll(
            `16 x GET ${path}, cut off after 0.3 s`,
            `${running} statements run 2 s later`,
            running > 0 && "statements of callers who have gone go on",
          );
          return [...meanwhile, still, ...(await others(world, "the time after"))];
        });
      },
    },
    {
      name: "patterns that take for ever",
      aim: "Nobody brings a regular expression of their own.",
      isAlone: true,
      async attack(world) {
        const author = await authorWithBook(world);
        await world.query("update projects set description = $2 where id = $1", [author.project, "ab".repeat(45)]);
        const patterns = [
          "match.^(.+)(.+)(.+)(.+)\\1\\2\\3\\4!$",
          "imatch.^(.+)(.+)(.+)\\1\\2\\3!$",
          "match.(a|b|ab)*c$",
          "like.*a*b*a*b*a*b*a*b*a*b*!",
        ];
        return each(patterns, async (pattern) => {
          const answer = await author.ask(
            "GET",
            `/rest/v1/projects?select=id&description=${encodeURIComponent(pattern)}`,
          );
          return judge(answer, isYes(answer) && `is answered after ${Math.round(answer.milliseconds)} ms`);
        });
      },
    },
    {
      name: "an author who reads, or writes, without end",
      aim: "An author is asked to wait before the house is worn out.",
      isAlone: true,
      async attack(world) {
        const author = await authorWithBook(world);
        const reads = await untilRefused(2_000, () =>
          author.ask("GET", "/rest/v1/projects?select=id,title", { isLimitMeant }),
        );
        const writes = await untilRefused(1_500, () =>
          author.ask("PATCH", `/rest/v1/projects?id=eq.${author.project}`, {
            body: { title: `A book of ${author.marker}` },
            isLimitMeant,
          }),
        );
        const calls = await untilRefused(2_000, () =>
          author.ask("POST", "/rest/v1/rpc/my_sessions", { body: {}, isLimitMeant }),
        );
        return [
          { what: "reads", answers: reads },
          { what: "writes", answers: writes },
          { what: "calls", answers: calls },
        ].map(({ what, answers }) =>
          judgeAll(
            `${answers.length} ${what} by one author`,
            countStatuses(answers),
            answers.every(({ status }) => status !== 429) && "is never asked to wait",
          ),
        );
      },
    },
    {
      name: "more books than an account holds, at the same moment",
      aim: "A cap holds also where many ask at once.",
      isAlone: true,
      attack: (world) =>
        each(Array.from({ length: times(5, 2) }), async () => {
          const author = await newAuthor(world);
          await world.query(
            "insert into projects (owner, title, target_words) select $1, 'A book', 5 from generate_series(1, 470)",
            [author.id],
          );
          // Each of them fits by itself.
          const body = Array.from({ length: 30 }, () => ({ title: "One more", target_words: 5 }));
          const answers = await atOnce(() => author.ask("POST", "/rest/v1/projects", { body, isLimitMeant }));
          const count = await world.count("projects where owner = $1", [author.id]);
          return judgeAll(
            "8 x POST /rest/v1/projects with 30 books each, 470 there already",
            `${countStatuses(answers)}; ${count} books`,
            count > 500 && `the account holds ${count}`,
          );
        }),
    },
    {
      name: "more log entries than an account holds, at the same moment",
      aim: "A cap holds also where many ask at once, and over all books of an account.",
      isAlone: true,
      attack: (world) =>
        each(Array.from({ length: times(5, 2) }), async () => {
          const author = await authorWithLog(world, 0);
          const [second] = await world.query<{ id: number }>(
            "insert into projects (owner, title, target_words) values ($1, 'The second', 5) returning id::int",
            [author.id],
          );
          const books = [author.project, second?.id ?? 0];
          for (const book of books) await fillLog(world, book, 4_980);
          const answers = await atOnce((lane) => {
            const day = (place: number) => new Date(Date.UTC(2000, lane, 1 + place)).toISOString().slice(0, 10);
            const body = Array.from({ length: 30 }, (_, place) => ({
              project_id: books[lane % 2],
              day: day(place),
              words: 1,
            }));
            return author.ask("POST", "/rest/v1/word_log", { body, isLimitMeant });
          });
          const count = await world.count("word_log where project_id = any ($1)", [books]);
          return judgeAll(
            "8 x POST /rest/v1/word_log with 30 days each, 9,961 there already",
            `${countStatuses(answers)}; ${count} entries`,
            count > 10_000 && `the account holds ${count}`,
          );
        }),
    },
  ],
};
