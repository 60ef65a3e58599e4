import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { publicKey } from "#domain/public-key.ts";
import type { Secrets } from "#server/secrets.ts";

/** What the product has said yes to; all of it must be there afterwards. */
export type Acknowledged = {
  consultations: Set<string>;
  readers: Set<string>;
  callbacks: Set<string>;
  offers: Set<string>;
  accounts: Set<string>;
  /** The last word count that was acknowledged for each project. */
  counts: Map<number, number>;
};

export const nothingYet = (): Acknowledged => ({
  consultations: new Set(),
  readers: new Set(),
  callbacks: new Set(),
  offers: new Set(),
  accounts: new Set(),
  counts: new Map(),
});

export function countWrites({ counts, ...sets }: Acknowledged): number {
  const words = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Object.values(sets).reduce((sum, set) => sum + set.size, words);
}

/** Somebody signed in, with one project for each sender, so that each knows what its own count must be. */
export type Author = { token: string; projects: number[] };

type Load = {
  /** Where each request goes; asked every time, so that a load can move from one server to another. */
  url: () => string;
  acknowledged: Acknowledged;
  author: Author;
  /** How long somebody thinks at most before the next request, in milliseconds. */
  pace?: number;
};

const isExpected = (status: number) => status < 300 || status === 503;

/**
 * People at work, until told to stop: forms, sign-ups and word counts, each from somebody else's address. A connection
 * that breaks is a visitor who tries again; what was not acknowledged may or may not be stored.
 */
export function startLoad({ url, acknowledged, author, pace = 20 }: Load) {
  const surprises: string[] = [];
  let isStopping = false;
  let answered = 0;
  let refused = 0;
  let cutOff = 0;
  let slowest = 0;

  async function send(method: string, path: string, body: object, token?: string): Promise<boolean> {
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
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      answered += 1;
      slowest = Math.max(slowest, performance.now() - started);
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

  async function work(lane: number) {
    const project = author.projects[lane] ?? 0;
    for (let turn = lane; !isStopping; turn += 1) {
      const id = randomUUID();
      const email = `${id}@example.com`;
      const kind = turn % 6;
      if (kind === 0) {
        const row = { id, source: "home", name: "Ada", email };
        if (await send("POST", "/rest/v1/consultation_requests", row)) acknowledged.consultations.add(id);
      } else if (kind === 1) {
        if (await send("POST", "/functions/v1/newsletter-subscribe", { email })) acknowledged.readers.add(email);
      } else if (kind === 2) {
        const wish = { id, name: "Ada", email, consent: true };
        if (await send("POST", "/functions/v1/request-callback", wish)) acknowledged.callbacks.add(id);
      } else if (kind === 3) {
        if (await send("POST", "/functions/v1/claim-offer", { firstName: "Ada", email }))
          acknowledged.offers.add(email);
      } else if (kind === 4 && turn % 4 === 0) {
        const account = { email, password: "seven quiet otters" };
        if (await send("POST", "/auth/v1/signup", account)) acknowledged.accounts.add(email);
      } else {
        const count = (acknowledged.counts.get(project) ?? 0) + 1;
        const change = { word_count: count };
        if (await send("PATCH", `/rest/v1/projects?id=eq.${project}`, change, author.token)) {
          acknowledged.counts.set(project, count);
        }
      }
      await pause(randomInt(pace));
    }
  }

  const senders = author.projects.map((_, lane) => work(lane));
  return {
    surprises,
    figures: () => ({ answered, refused, cutOff, slowest }),
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
  };
}

/** An author with as many projects as there are senders. */
export async function makeAuthor(url: string, secrets: Secrets, senders = 4): Promise<Author> {
  const email = `${randomUUID()}@example.com`;
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
  const projects = Array.from({ length: senders }, (_, number) => ({
    title: `Book ${number}`,
    target_words: 1_000_000,
  }));
  const stored = (await ask("/rest/v1/projects", projects, publicKey, token)) as { id: number }[];
  return { token, projects: stored.map(({ id }) => id) };
}

/** The limits are for one visitor and one hour; a drill is a thousand visitors in a minute. */
export const withoutSignInLimits = {
  SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "0",
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

/** Everything acknowledged that is not stored, or stored in halves. */
export async function findLost(databaseUrl: string, acknowledged: Acknowledged): Promise<string[]> {
  const column = async (sql: string) => new Set((await query<{ key: string }>(databaseUrl, sql)).map(({ key }) => key));
  const missing = async (name: string, wanted: Set<string>, sql: string) => {
    const stored = await column(sql);
    return [...wanted].filter((key) => !stored.has(key)).map((key) => `${name} ${key}`);
  };
  const counts = new Map(
    (await query<{ id: string; words: number }>(databaseUrl, "select id::text, word_count as words from projects")).map(
      ({ id, words }) => [Number(id), words],
    ),
  );
  // A request and its mails, a lead and its code, a count and its log entry exist together or not at all.
  const torn = await column(
    `select 'mails of ' || id as key from consultation_requests r
       where (select count(*) from private.outbox where reference = r.id and template like 'consultation-%') <> 2
     union all select 'code of ' || email from offer_leads l where not exists (select from discount_codes where lead_id = l.id)
     union all select 'log of ' || id from projects p where word_count > 0
       and not exists (select from word_log where project_id = p.id and words = p.word_count)`,
  );
  return [
    ...(await missing("consultation", acknowledged.consultations, "select id::text as key from consultation_requests")),
    ...(await missing("reader", acknowledged.readers, "select email as key from newsletter_subscribers")),
    ...(await missing("callback", acknowledged.callbacks, "select id::text as key from callback_requests")),
    ...(await missing("offer", acknowledged.offers, "select email_key as key from discount_codes")),
    ...(await missing("account", acknowledged.accounts, "select email as key from auth.users")),
    ...[...acknowledged.counts].filter(([id, count]) => (counts.get(id) ?? 0) < count).map(([id]) => `count of ${id}`),
    ...torn,
  ];
}
