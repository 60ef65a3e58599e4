import { randomUUID } from "node:crypto";
import { query } from "./mixed-load.ts";

/** Whom a door could give away: somebody with an account, confirmed or not yet, or a reader of the newsletter. */
type Known = "account" | "account with a code" | "unconfirmed account" | "reader";

type Question = {
  known: Known;
  path: string;
  body: (email: string) => object;
  /** How long a neighbour watches afterwards, in milliseconds. */
  watchedFor: number;
};

const shortly = 150;
/** Longer than the outbox waits before it delivers. */
const untilDelivery = 1_000;

/** Every door that is asked about an address, with whom it knows. */
export const questions: Record<string, Question> = {
  recover: { known: "account", path: "/auth/v1/recover", body: (email) => ({ email }), watchedFor: shortly },
  "recover, until its mail has left": {
    known: "account",
    path: "/auth/v1/recover",
    body: (email) => ({ email }),
    watchedFor: untilDelivery,
  },
  otp: {
    known: "account",
    path: "/auth/v1/otp",
    body: (email) => ({ email, create_user: false }),
    watchedFor: shortly,
  },
  "otp that signs up": { known: "account", path: "/auth/v1/otp", body: (email) => ({ email }), watchedFor: shortly },
  resend: {
    known: "unconfirmed account",
    path: "/auth/v1/resend",
    body: (email) => ({ email, type: "signup" }),
    watchedFor: shortly,
  },
  signup: {
    known: "account",
    path: "/auth/v1/signup",
    body: (email) => ({ email, password: "eight quiet otters" }),
    watchedFor: shortly,
  },
  password: {
    known: "account",
    path: "/auth/v1/token?grant_type=password",
    body: (email) => ({ email, password: "nine quiet otters" }),
    watchedFor: shortly,
  },
  code: {
    known: "account with a code",
    path: "/auth/v1/verify",
    body: (email) => ({ email, type: "recovery", token: "000000" }),
    watchedFor: shortly,
  },
  newsletter: {
    known: "reader",
    path: "/functions/v1/newsletter-subscribe",
    body: (email) => ({ email }),
    watchedFor: shortly,
  },
};

/** As many of a kind as are wanted, made at once; accounts are copies of a first one, password and all. */
export async function makeKnown(databaseUrl: string, known: Known, size: number): Promise<string[]> {
  const emails = Array.from({ length: size }, () => `${randomUUID()}@example.com`);
  const all = `unnest(array['${emails.join("','")}']) as address`;
  if (known === "reader") {
    await query(
      databaseUrl,
      `insert into newsletter_subscribers
         (email, status, confirmed_at, leave_nonce, leave_token_hash, created_at)
       select address, 'confirmed', now(), gen_random_uuid(), sha256(address::bytea), now() from ${all}`,
    );
    return emails;
  }
  await query(
    databaseUrl,
    `with first as (
       select * from auth.users where email_confirmed_at is not null order by created_at limit 1
     ), made as (
       insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       select instance_id, gen_random_uuid(), aud, role, address, encrypted_password,
         ${known === "unconfirmed account" ? "null" : "now()"}, raw_app_meta_data, raw_user_meta_data, now(), now()
       from first, ${all} returning id, email
     ), coded as (
       insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       select gen_random_uuid(), id, 'recovery_token', 'no link', email from made where ${known === "account with a code"}
     )
     insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     select id, id, jsonb_build_object('sub', id, 'email', email), 'email', now(), now() from made`,
  );
  return emails;
}
