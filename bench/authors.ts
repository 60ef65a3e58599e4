import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { rowsAPage } from "#domain/data-pages.ts";
import { publicKey } from "#domain/public-key.ts";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile } from "#server/secrets.ts";
import type { Finding, Part } from "./finding.ts";
import { sayValue } from "./finding.ts";
import { call, Refused } from "./load.ts";
import { memoryOf, startProduct } from "./product.ts";
import { median, quantile } from "./samples.ts";

type Author = { headers: Record<string, string>; id: string; project: number };
type Asked = { path: string; body?: unknown };

const crowd = 100;

/**
 * A visitor who sends forms while a hundred authors ask as fast as the limits admit: ordinary questions in one minute, the
 * worst that the gateway accepts in two more. The product runs with its limits on, behind a proxy that names its clients.
 */
export const measureAuthors: Part = async ({ isQuick, progress }) => {
  const product = await startProduct(3_411, undefined, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn" });
  const pool = new pg.Pool({ connectionString: (await findRunning(product.folder)) ?? "", max: 2 });
  try {
    progress(`${crowd} authors sign in`);
    const authors = await makeAuthors(product.url, product.folder, pool);
    const seconds = isQuick ? 5 : 60;
    const findings: Finding[] = [];
    const minute = async (name: string, questions: (author: Author) => Asked[]) => {
      progress(`a minute of ${name} questions`);
      // Buckets that are full at the start would let a burst through that the other minute did not have.
      await wait(isQuick ? 0 : 100_000);
      const memoryBefore = memoryOf(product).server;
      const [times, answers] = await Promise.all([
        sendForms(product.url, seconds),
        Promise.all(authors.map((author) => askOn(product.url, author, questions(author), seconds))),
      ]);
      return {
        times,
        answered: answers.reduce((sum, one) => sum + one, 0),
        memoryBefore,
        memory: memoryOf(product).server,
      };
    };
    const ordinary = await minute("ordinary", ordinaryQuestions);
    const worst = await minute("the worst", worstQuestions);
    // Memory grows once, to what such answers need; steady is what does not grow again.
    const again = await minute("the worst again", worstQuestions);
    for (const [name, share, atMost] of [
      ["median", 0.5, 2],
      ["p99", 0.99, 5],
    ] as const) {
      const [bad, good] = [quantile(worst.times, share), quantile(ordinary.times, share)];
      findings.push({
        what: `${name} of a form while ${crowd} authors ask the worst, against ordinary questions`,
        value: bad / good,
        unit: "times",
        beside: `${sayValue(bad, "ms")} of ${worst.times.length} forms beside ${worst.answered} answers; ordinary ${sayValue(good, "ms")} of ${ordinary.times.length} beside ${ordinary.answered}`,
        target: { atMost },
      });
    }
    findings.push({
      what: "memory after a second minute of the worst, against the first",
      value: again.memory / worst.memory,
      unit: "times",
      beside: `${sayValue(again.memory, "MB")}, after the first ${sayValue(worst.memory, "MB")}, before it ${sayValue(worst.memoryBefore, "MB")}; middle form ${sayValue(median(again.times), "ms")}`,
      target: { atMost: 1.2 },
    });
    return { findings, charts: [], notes: ["No form failed in any minute, or this part would have ended there."] };
  } finally {
    await pool.end();
    await product.stop();
  }
};

const ordinaryQuestions = ({ project }: Author): Asked[] => [
  { path: "projects?select=id,title,word_count&order=id.desc&limit=30" },
  { path: `word_log?select=id,day,words&project_id=eq.${project}&order=day.desc&limit=600` },
  { path: `project_notes?select=text,version&project_id=eq.${project}` },
  { path: `projects?id=eq.${project}`, body: { word_count: 5_000 } },
];

/** The heaviest page, the longest way into the log, a filter without an index, and the longest text written. */
const worstQuestions = ({ project }: Author): Asked[] => [
  { path: `projects?select=*&order=id.desc&limit=${rowsAPage.projects}` },
  { path: `word_log?select=*&order=day.desc&limit=1&offset=9000` },
  { path: `word_log?select=*&words=eq.7&order=day.desc&limit=${rowsAPage.word_log}` },
  { path: `projects?id=eq.${project}`, body: { description: "\u0001".repeat(10_000) } },
];

async function askOn(url: string, author: Author, questions: Asked[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const { path, body } = questions[turn % questions.length] as Asked;
    const method = body ? "PATCH" : "GET";
    try {
      await call(`${url}/rest/v1/${path}`, { method, headers: author.headers, body });
      answered += 1;
    } catch (error) {
      // As fast as the limits admit: told to wait, a script waits no longer than it must.
      if (!(error instanceof Refused) || ![429, 503, 504].includes(error.status)) throw error;
      await wait(Math.min(error.retryAfter * 1000, Math.max(0, end - performance.now())));
    }
  }
  return answered;
}

async function sendForms(url: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let number = 0; performance.now() < end; number += 1) {
    const form = { id: randomUUID(), source: "home", name: "Ada Bench", email: `${randomUUID()}@example.com` };
    // Each from a network of its own, and no more in a minute than the house takes in an hour.
    const headers = { apikey: publicKey, "x-forwarded-for": `10.${number >> 8}.${number & 255}.1` };
    const start = performance.now();
    await call(`${url}/rest/v1/consultation_requests`, { method: "POST", headers, body: form });
    times.push(performance.now() - start);
    await wait(150);
  }
  return times;
}

async function makeAuthors(url: string, folder: string, pool: pg.Pool): Promise<Author[]> {
  const { serviceRoleKey } = await readSecretsFile(folder);
  const password = "seven quiet otters";
  const authors: Author[] = [];
  for (let number = 0; number < crowd; number += 1) {
    const email = `author-${number}@example.com`;
    const network = { "x-forwarded-for": `10.200.${number}.1` };
    const admin = { ...network, apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
    await call(`${url}/auth/v1/admin/users`, {
      method: "POST",
      headers: admin,
      body: { email, password, email_confirm: true },
    });
    const session = JSON.parse(
      await call(`${url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { ...network, apikey: publicKey },
        body: { email, password },
      }),
    );
    const headers = { ...network, apikey: publicKey, authorization: `Bearer ${session.access_token}` };
    authors.push({ headers, id: session.user.id, project: await fillAccount(pool, session.user.id) });
  }
  await pool.query("analyze public.projects, public.word_log");
  return authors;
}

/** As much as an account holds: projects at their longest, and a log up to its cap. */
async function fillAccount(pool: pg.Pool, id: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into public.projects (owner, title, description, target_words)
     select $1, 'The Salt Year', repeat(e'\\x01', 10000), 80000 from generate_series(1, ${rowsAPage.projects}) returning id`,
    [id],
  );
  const project = Number(rows[0]?.id);
  await pool.query(
    `begin; set local session_replication_role = replica;
     insert into public.word_log (project_id, day, words, note)
       select ${project}, date '1990-01-01' + number, number % 10, repeat('salt ', 100) from generate_series(1, 9900) as number;
     commit`,
  );
  return project;
}
