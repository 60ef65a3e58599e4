import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type pg from "pg";
import { formPages } from "#content/form-pages.ts";
import { mailboxOf } from "#domain/email-address.ts";
import { waitingTime } from "#domain/waiting-time.ts";
import { readClients } from "./client.ts";

const hour = 3600;

/** Every limit of the doors that store or mail: how many at once, and within how many seconds as many are free again. */
const limits = {
  /** Stored forms from one client: an office behind one address, or somebody trying again and again. */
  "forms of a client": { cap: 20, span: hour },
  /** Stored forms about one mailbox. */
  "forms for a mailbox": { cap: 5, span: hour },
  /** Every stored form mails its address once: a stranger cannot fill somebody's mailbox through us. */
  "mails to a mailbox": { cap: 6, span: 24 * hour },
  /** All forms of all visitors: protects the staff's mailbox and the house's name with mail servers. */
  "forms in all": { cap: 1_000, span: hour },
  /** Chapters that come with requests: bytes cost more than words. */
  "files of a client": { cap: 6, span: hour },
  "files in all": { cap: 120, span: hour },
  /** Requests to deliver now what waits anyway. */
  "deliveries of a client": { cap: 60, span: hour },
} as const;

type Name = keyof typeof limits;

type Wanted = {
  /** Forms that were sent: the sender's to pay, whatever becomes of them. */
  forms?: number;
  /** How many of them may be stored, where that is not all: what cannot be stored takes nobody else's turn. */
  storable?: number;
  emails?: readonly string[];
  deliveries?: number;
  files?: number;
};

export type Refusal = { seconds: number; sentence: string };

export type RateLimits = {
  take: (context: Context, wanted: Wanted) => Promise<Refusal | undefined>;
  /** What was taken for forms that were not stored after all goes back to everybody but their sender. */
  giveBack: (context: Context, wanted: Wanted) => Promise<void>;
};

type Options = { pool: pg.Pool; clock: () => Date; secret: string; trustedProxies: readonly string[] };

/** Counts in the database, so that all servers count together; under a keyed hash, so that nobody's address is kept. */
export function openRateLimits({ pool, clock, secret, trustedProxies }: Options): RateLimits {
  const clientOf = readClients({ trustedProxies });
  const key = createHmac("sha256", secret).update("halftitle rate limits").digest();
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  let takes = 0;

  function turnsOf(context: Context, { forms = 0, storable = forms, emails = [], deliveries = 0, files = 0 }: Wanted) {
    const { network: client } = clientOf(context);
    const turns = new Map<string, { cost: number; cap: number; span: number }>();
    const add = (name: Name, whose: string, cost: number) => {
      const bucket = `${name} ${hash(whose)}`;
      if (cost > 0) turns.set(bucket, { ...limits[name], cost: cost + (turns.get(bucket)?.cost ?? 0) });
    };
    add("forms of a client", client, forms);
    add("forms in all", "", storable);
    add("deliveries of a client", client, deliveries);
    add("files of a client", client, files);
    add("files in all", "", files);
    for (const email of emails) {
      add("forms for a mailbox", mailboxOf(email), 1);
      add("mails to a mailbox", mailboxOf(email), 1);
    }
    return turns;
  }

  return {
    async take(context, wanted) {
      const turns = asColumns(turnsOf(context, wanted));
      const { rows } = await pool.query<{ seconds: number }>(
        `select private.take_turns($1, $2, $3, ${spans}, $5) as seconds`,
        [...turns, clock()],
      );
      takes += 1;
      if (takes % 200 === 0) await pool.query("select private.sweep_rate_limits($1)", [clock()]);
      const seconds = rows[0]?.seconds ?? 0;
      if (seconds === 0) return undefined;
      const full = await pool.query<{ bucket: string | null }>(
        `select private.fullest_bucket($1, $2, $3, ${spans}, $5) as bucket`,
        [...turns, clock()],
      );
      const isHouse = /^(forms|files) in all/.test(full.rows[0]?.bucket ?? "");
      return { seconds, sentence: limitedSentence(seconds, isHouse) };
    },
    async giveBack(context, wanted) {
      const turns = asColumns(turnsOf(context, { ...wanted, forms: 0, storable: wanted.storable ?? wanted.forms }));
      await pool.query(`select private.return_turns($1, $2, $3, ${spans})`, turns);
    },
  };
}

const spans = "(select array_agg(make_interval(secs => span)) from unnest($4::float[]) as span)";

function asColumns(turns: Map<string, { cost: number; cap: number; span: number }>) {
  const list = [...turns.values()];
  return [[...turns.keys()], list.map(({ cost }) => cost), list.map(({ cap }) => cap), list.map(({ span }) => span)];
}

/** For tests of anything else: whoever asks gets in. */
export const noRateLimits: RateLimits = { take: async () => undefined, giveBack: async () => {} };

/** Whoever is kept waiting by what others sent is not told that it was they. */
function limitedSentence(seconds: number, isHouse: boolean): string {
  const { text, house } = formPages.limited;
  return (isHouse ? house : text).replace("{wait}", waitingTime(seconds));
}
