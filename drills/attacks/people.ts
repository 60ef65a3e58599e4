import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { publicKey } from "#domain/public-key.ts";
import { newMarker } from "#server/testing/find-leak.ts";
import { type Answer, readJson } from "./answer.ts";
import type { World } from "./world.ts";

type Asking = {
  /** An object travels as JSON; a text as it is. */
  body?: unknown;
  /** Undefined takes a header away that would otherwise be sent. */
  headers?: Record<string, string | undefined>;
  /** From another network than one's own. */
  from?: string;
  /** Being told to wait is what the row is about. Otherwise the limits are emptied and it is asked again; those that a server keeps in memory end the row. */
  isLimitMeant?: boolean;
};

/** Somebody with a network of their own, who asks. Their marker is in whatever they enter. */
export type Person = {
  marker: string;
  email: string;
  /** The network that they come from, as the proxy in front names it. */
  network: string;
  token?: string;
  ask: (method: string, path: string, asking?: Asking) => Promise<Answer>;
};

/** One of many millions, so that nobody is stopped for what somebody else did. */
export const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const goodPassword = "seven quiet otters";

type Who = {
  marker?: string;
  email?: string;
  token?: string;
  network?: string;
  own?: readonly string[] | "everybody's";
};

/** Whoever opens the site; with a token, whoever that says. */
export function visitor(
  world: World,
  { marker = newMarker(), token, network = somewhere(), own = [marker], email = `${marker}@example.com` }: Who = {},
): Person {
  const isProxied = world.site.protocol === "https:";
  async function ask(method: string, path: string, { body, headers = {}, from = network, isLimitMeant }: Asking = {}) {
    const all: Record<string, string | undefined> = {
      host: world.site.host,
      apikey: publicKey,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(isProxied && { "x-forwarded-for": from }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    };
    const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const what = { method, path, headers: Object.fromEntries(sent), body: text, own };
    const answer = await world.ask(what);
    if (answer.status !== 429 || isLimitMeant) return answer;
    await world.emptyLimits();
    const again = await world.ask(what);
    if (again.status !== 429) return again;
    throw new Error(`This is told to wait, which proves nothing: share ${method} ${path} among more people.`);
  }
  return { marker, email, network, token, ask };
}

export type Account = Person & { id: string; token: string; refreshToken: string };

/** Makes an account as the administration does, confirmed unless said otherwise. */
export async function makeAccount(world: World, email: string, password = goodPassword): Promise<string> {
  const key = world.secrets.serviceRoleKey;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const administration = visitor(world, { own: "everybody's" });
  const body = { email, password, email_confirm: true };
  return readJson(expectYes(await administration.ask("POST", "/auth/v1/admin/users", { headers, body }))).id;
}

/** Signs somebody in by password, and is them from then on. */
export async function signIn(
  world: World,
  person: Pick<Person, "email" | "marker" | "network">,
  password = goodPassword,
) {
  const body = { email: person.email, password };
  const answer = await visitor(world, person).ask("POST", "/auth/v1/token?grant_type=password", { body });
  return be(world, person, expectYes(answer));
}

/** The person of a session that was just given. */
function be(world: World, person: Pick<Person, "email" | "marker" | "network">, answer: Answer): Account {
  const { access_token: token, refresh_token: refreshToken, user } = readJson(answer);
  return { ...visitor(world, { ...person, token }), id: user.id, token, refreshToken };
}

/** A signed-in author without anything yet. */
export async function newAuthor(world: World): Promise<Account> {
  const person = visitor(world);
  await makeAccount(world, person.email);
  return signIn(world, person);
}

export type Author = Account & { project: number; entry: number };

/** A signed-in author with a book, a log entry, a sheet of notes, a note from the house and a look from the desk. */
export async function authorWithBook(world: World): Promise<Author> {
  const author = await newAuthor(world);
  const title = `A book of ${author.marker}`;
  const [book] = await world.query<{ id: number }>(
    "insert into projects (owner, title, description, genre, target_words) values ($1, $2, $2, $2, 50000) returning id::int",
    [author.id, title],
  );
  const project = book?.id ?? 0;
  const [entry] = await world.query<{ id: number }>(
    "insert into word_log (project_id, day, words, note) values ($1, '2026-01-01', 1000, $2) returning id::int",
    [project, title],
  );
  await world.query("insert into project_notes (project_id, text) values ($1, $2)", [project, `Notes: ${title}`]);
  await world.query(
    "insert into book_messages (project_id, side, who_name, text) values ($1, 'house', 'The house', $2)",
    [project, title],
  );
  await world.query("insert into project_looks (project_id) values ($1)", [project]);
  return { ...author, project, entry: entry?.id ?? 0 };
}

/** Somebody with a seat at the desk who has entered the password, and no more. */
export async function halfStaff(world: World, role = "owner"): Promise<Account> {
  const person = visitor(world);
  const id = await makeAccount(world, person.email);
  await world.query("insert into private.staff (user_id, added_by, role) values ($1, 'the catalogue', $2)", [id, role]);
  return signIn(world, person);
}

export type WithFactor = Account & { factor: string; code: () => string };

/** Adds an authenticator app to an account and shows its code: the session of both steps. */
export async function addFactor(world: World, account: Account): Promise<WithFactor> {
  const name = { factor_type: "totp", friendly_name: newMarker() };
  const enrolled = readJson(expectYes(await account.ask("POST", "/auth/v1/factors", { body: name })));
  const app = new TOTP({ secret: Secret.fromBase32(enrolled.totp.secret) });
  const code = () => app.generate();
  const answer = await enterCode(account, enrolled.id, code());
  return { ...be(world, account, expectYes(answer)), factor: enrolled.id, code };
}

/** Opens a challenge and answers it. */
export async function enterCode(account: Person, factor: string, code: string, asking: Asking = {}): Promise<Answer> {
  const challenge = await account.ask("POST", `/auth/v1/factors/${factor}/challenge`, { body: {}, ...asking });
  const body = { challenge_id: readJson(challenge)?.id, code };
  return account.ask("POST", `/auth/v1/factors/${factor}/verify`, { body, ...asking });
}

/** A member of staff with both factors, who may see everybody's data. */
export async function staff(world: World, role = "owner"): Promise<WithFactor> {
  const member = await addFactor(world, await halfStaff(world, role));
  return { ...member, ...visitor(world, { ...member, own: "everybody's" }), token: member.token };
}

/** What has to work for a row to make sense; not an attempt. */
export function expectYes(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(
    `This was to prepare an attack: ${answer.request.slice(0, 200)} -> ${answer.status} ${answer.text.slice(0, 300)}`,
  );
}
