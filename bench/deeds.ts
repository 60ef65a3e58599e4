import { randomBytes, randomUUID } from "node:crypto";
import type { QueryConfig } from "pg";
import { projectColumns } from "#domain/project.ts";
import { publicKey } from "#domain/public-key.ts";
import type { Target } from "./finding.ts";
import { call } from "./load.ts";
import type { Unlimited } from "./unlimited-product.ts";

export type Deed = {
  what: string;
  act: (client: number) => Promise<void>;
  /** The least that the database has to do for it, prepared. */
  statement: () => QueryConfig;
  target?: Target;
};

type Session = { access_token: string; refresh_token: string; user: { id: string } };

const author = { email: "author@example.com", password: "halftitle-demo" };
const anyone = { apikey: publicKey, authorization: `Bearer ${publicKey}` };
const someAddress = () => `reader-${randomUUID()}@example.com`;

const request = () => ({
  id: randomUUID(),
  source: "home",
  name: "Ada Bench",
  email: someAddress(),
  genre: "memoir",
  book_title: "The Salt Year",
  publishing_goals: "hybrid",
  message: "A finished draft of eighty thousand words, and a question about the first three months.",
  page: "/",
  utm: {},
  privacy_version: "2026-11",
});

/** What visitors and authors do, over HTTP as the browser does it. */
export async function makeDeeds({ url }: Unlimited, clients: number): Promise<Deed[]> {
  const signIn = async () =>
    JSON.parse(
      await call(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers: anyone, body: author }),
    );
  const sessions: Session[] = await Promise.all(Array.from({ length: clients }, signIn));
  const [{ user, access_token }] = sessions as [Session];
  return [
    {
      what: "consultation inserts",
      act: async () => {
        const headers = { ...anyone, prefer: "return=minimal" };
        await call(`${url}/rest/v1/consultation_requests`, { method: "POST", headers, body: request() });
      },
      statement: () => insert("consultation_requests", request()),
      target: { atLeast: 0.3 },
    },
    {
      what: "newsletter posts",
      act: async () => {
        const body = { email: someAddress() };
        await call(`${url}/functions/v1/newsletter-subscribe`, { method: "POST", headers: anyone, body });
      },
      statement: () => ({
        name: "subscribe",
        text: "select private.subscribe_to_newsletter($1, $2, $3, $4, $5, $6, $7)",
        values: [someAddress(), {}, randomUUID(), randomBytes(32), randomUUID(), randomBytes(32), new Date()],
      }),
    },
    {
      what: "sign-ins",
      act: async () => void (await signIn()),
      statement: () => ({
        name: "find account",
        text: "select id, encrypted_password from auth.users where email = $1",
        values: [author.email],
      }),
    },
    {
      what: "token refreshes",
      act: async (client) => {
        const body = { refresh_token: sessions[client]?.refresh_token };
        const answer = await call(`${url}/auth/v1/token?grant_type=refresh_token`, {
          method: "POST",
          headers: anyone,
          body,
        });
        sessions[client] = JSON.parse(answer);
      },
      statement: () => ({
        name: "find sessions",
        text: "select id from auth.sessions where user_id = $1 limit 1",
        values: [user.id],
      }),
    },
    {
      what: "dashboard reads",
      act: async () => {
        const headers = { apikey: publicKey, authorization: `Bearer ${access_token}` };
        await call(`${url}/rest/v1/projects?select=${projectColumns.replaceAll(" ", "")}&order=id.desc&limit=30`, {
          headers,
        });
      },
      statement: () => ({
        name: "list projects",
        text: `select ${projectColumns} from public.projects where owner = $1 order by id desc limit 30`,
        values: [user.id],
      }),
    },
  ];
}

function insert(table: string, row: Record<string, unknown>): QueryConfig {
  const names = Object.keys(row);
  return {
    name: `insert ${table}`,
    text: `insert into public.${table} (${names.join(", ")}) values (${names.map((_, place) => `$${place + 1}`).join(", ")})`,
    values: Object.values(row),
  };
}
