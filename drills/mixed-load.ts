import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { projectColumns } from "#domain/project.ts";
import { publicKey } from "#domain/public-key.ts";
import type { Secrets } from "#server/secrets.ts";
import { newMarker } from "#server/testing/find-leak.ts";
import type { Acknowledged } from "./acknowledged.ts";
import type { Answers } from "./answers.ts";
import { isFull } from "./figures.ts";

/** Somebody signed in, with one project, so that each knows what its count must be. */
export type Author = { marker: string; token: string; project: number };

type Load = {
  /** Where each request goes; asked every time, so that a load can move from one server to another. */
  url: () => string;
  acknowledged: Acknowledged;
  /** Who reads each answer for what its reader must not see. */
  answers: Answers;
  /** Shared out among the senders, who take them in turn: one account alone would soon be asked to wait. */
  authors: readonly Author[];
  /** How long somebody thinks at most before the next request, in milliseconds. */
  pace?: number;
};

const isExpected = (status: number) => status < 300 || status === 503;

/** A visitor is somebody else each time; an author stays who they are. */
type Person = { marker: string; token?: string };

/**
 * People at work, until told to stop: forms, sign-ups, word counts and lists of one's own books, each from somebody else's
 * address. A connection that breaks is a visitor who tries again; what was not acknowledged may or may not be stored.
 */
export function startLoad({ url, acknowledged, answers, authors, pace = isFull ? 20 : 80 }: Load) {
  const surprises: string[] = [];
  let isStopping = false;
  let answered = 0;
  let refused = 0;
  let cutOff = 0;
  let slowest = 0;

  async function send({ marker, token }: Person, method: string, path: string, body?: object): Promise<boolean> {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const started = performance.now();
    try {
      const answer = await fetch(`${url()}${path}`, {
        method,
        headers: {
          apikey: publicKey,
          "content-type": "application/json",
          "x-forwarded-for": address,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: body && JSON.stringify(body),
      });
      const text = await answer.text();
      answered += 1;
      slowest = Math.max(slowest, performance.now() - started);
      answers.look(`${answer.status} ${path}`, text, [marker]);
      if (answer.status === 503) refused += 1;
      if (!isExpected(answer.status)) surprises.push(`${answer.status} ${path} ${text.slice(0, 200)}`);
      return answer.ok;
    } catch {
      // Cut off: the visitor sees the browser's own page, or the form's sentence, and tries again.
      cutOff += 1;
      await pause(20);
      return false;
    }
  }

  async function work(own: readonly Author[], lane: number) {
    for (let turn = lane; !isStopping; turn += 1) {
      const author = own[turn % own.length] as Author;
      const { project } = author;
      const id = randomUUID();
      const visitor = { marker: newMarker() };
      const name = `Ada ${visitor.marker}`;
      const email = `${visitor.marker}@example.com`;
      const kind = turn % 7;
      if (kind === 0) {
        const row = { id, source: "home", name, email };
        if (await send(visitor, "POST", "/rest/v1/consultation_requests", row)) acknowledged.consultations.add(id);
      } else if (kind === 1) {
        if (await send(visitor, "POST", "/functions/v1/newsletter-subscribe", { email }))
          acknowledged.readers.add(email);
      } else if (kind === 2) {
        const wish = { id, name, email, consent: true };
        if (await send(visitor, "POST", "/functions/v1/request-callback", wish)) acknowledged.callbacks.add(id);
      } else if (kind === 3) {
        if (await send(visitor, "POST", "/functions/v1/claim-offer", { firstName: name, email }))
          acknowledged.offers.add(email);
      } else if (kind === 4) {
        await send(author, "GET", `/rest/v1/projects?select=${projectColumns.replaceAll(" ", "")}&order=id.desc`);
      } else if (kind === 5 && turn % 4 === 0) {
        const account = { email, password: "seven quiet otters" };
        if (await send(visitor, "POST", "/auth/v1/signup", account)) acknowledged.accounts.add(email);
      } else {
        const count = (acknowledged.counts.get(project) ?? 0) + 1;
        if (await send(author, "PATCH", `/rest/v1/projects?id=eq.${project}`, { word_count: count })) {
          acknowledged.counts.set(project, count);
        }
      }
      await pause(randomInt(pace));
    }
  }

  const lanes = Array.from({ length: 4 }, (_, lane) => authors.filter((_, place) => place % 4 === lane));
  const senders = lanes.map(work);
  return {
    surprises,
    figures: () => ({ answered, refused, cutOff, slowest }),
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
  };
}

/** An author with a book, as the portal makes them. */
export async function makeAuthor(url: string, secrets: Secrets): Promise<Author> {
  const marker = newMarker();
  const email = `${marker}@example.com`;
  const password = "seven quiet otters";
  const ask = async (path: string, body: object, key: string, token = key) => {
    const headers = {
      apikey: key,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      prefer: "return=representation",
    };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await ask("/auth/v1/admin/users", { email, password, email_confirm: true }, secrets.serviceRoleKey);
  const session = await ask("/auth/v1/token?grant_type=password", { email, password }, publicKey);
  const token = session.access_token as string;
  const book = { title: `A book of ${marker}`, target_words: 1_000_000 };
  const [stored] = (await ask("/rest/v1/projects?select=id", book, publicKey, token)) as { id: number }[];
  if (!stored) throw new Error("the book was not stored");
  return { marker, token, project: stored.id };
}

/** As many as the load needs so that none of them asks more than an account may. */
export async function makeAuthors(url: string, secrets: Secrets, count = isFull ? 48 : 16): Promise<Author[]> {
  const authors: Author[] = [];
  while (authors.length < count) {
    authors.push(...(await Promise.all(Array.from({ length: 8 }, () => makeAuthor(url, secrets)))));
  }
  return authors;
}

/** The limits are for one visitor and one hour; a drill is a thousand visitors in a minute. */
export const withoutSignInLimits = {
  SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "0",
  SUPABASE_AUTH_RATE_LIMIT_EMAIL_ASKED_BY_CLIENT: "0",
  SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: "0",
};

export const emptyTheBuckets = (databaseUrl: string) => query(databaseUrl, "truncate private.rate_limits");

export async function query<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
