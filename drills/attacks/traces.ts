import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { prune } from "#server/auth/pruning.ts";
import { listTables } from "#server/backup/tables.ts";
import { enforceRetention } from "#server/privacy/retention.ts";
import { each, judge, judgeAll, type Subject } from "./attack.ts";
import { authorWithBook, goodPassword, makeAccount, signIn, staff, visitor } from "./people.ts";
import type { World } from "./world.ts";

/** Looks for texts in every row of every table, and says in how many it found any. */
async function searchEverywhere(world: World, texts: readonly string[], except: readonly string[] = []) {
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 });
  try {
    const tables = (await listTables(pool)).map(({ name }) => name).filter((name) => !except.includes(name));
    const found: { table: string; rows: number; example: string }[] = [];
    for (const table of tables) {
      const rows = await world.query<{ row: string }>(
        `select to_jsonb(kept)::text as row from ${table} as kept
         where exists (select from unnest($1::text[]) wanted where strpos(lower(to_jsonb(kept)::text), lower(wanted)) > 0)`,
        [texts],
      );
      found.push({ table, rows: rows.length, example: rows[0]?.row ?? "" });
    }
    return found;
  } finally {
    await pool.end();
  }
}

/** An hour, a day, a year later: everything that servers do by themselves about what is old. */
async function letTimePass(world: World, days: number) {
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 2 });
  const clock = () => new Date(Date.now() + days * 24 * 3_600_000);
  try {
    await prune({ pool, clock });
    await enforceRetention({ pool, clock });
  } finally {
    await pool.end();
  }
}

/** Whatever people do whose address and words must not be in any log. */
async function beBusy(world: World) {
  const person = visitor(world);
  const { email, marker, ask } = person;
  const row = { source: "home", name: marker, email, message: `about ${marker}` };
  await ask("POST", "/rest/v1/consultation_requests", { body: { ...row, id: "not an id" } });
  await ask("POST", "/functions/v1/request-consultation", { body: row });
  await ask("POST", "/functions/v1/claim-offer", { body: { firstName: marker, email } });
  await ask("POST", "/functions/v1/newsletter-subscribe", { body: { email } });
  await ask("POST", "/auth/v1/token?grant_type=password", { body: { email, password: `wrong ${marker}` } });
  await ask("POST", "/auth/v1/verify", { body: { email, type: "email", token: "314159" } });
  for (const path of [`/${email}`, `/${encodeURIComponent(email)}`, `/about?email=${email}`, `/newsletter/confirm?token=${email}`, `/rest/v1/${email}`, `/dev/mail/${email}`, `/blog/${encodeURIComponent(`A book of ${marker}`)}`, `/rest/v1/projects?title=eq.${marker}`, `/auth/v1/verify?token=${marker}&type=signup`]) {
    await ask("GET", path);
  } // biome-ignore format: a list
  await makeAccount(world, email);
  const author = await signIn(world, person);
  await author.ask("POST", "/rest/v1/projects", { body: { title: marker, target_words: email } });
  await author.ask("PUT", "/auth/v1/user", { body: { data: { full_name: marker } } });
  await world.mails();
  return {
    person,
    hidden: {
      address: email,
      words: marker,
      password: goodPassword,
      network: person.network,
      token: author.token,
      "refresh token": author.refreshToken,
      code: "314159",
    },
  };
}

export const traces: Subject = {
  title: "What stays behind",
  about:
    "a deleted account in every table, accounts that nobody confirms, fingerprints of addresses that can be computed, people in logs",
  attacks: [
    {
      name: "a deleted account, looked for in every table",
      aim: "Deleted means gone: neither the address, the words, the network nor the number stays anywhere.",
      isAlone: true,
      async attack(world) {
        const author = await authorWithBook(world);
        const member = await staff(world);
        await member.ask("POST", "/rest/v1/rpc/desk_add_house_note", {
          body: { project: author.project, note: `Author is ill: ${author.marker}` },
        });
        await member.ask("POST", "/rest/v1/rpc/desk_change_project", {
          body: { project: author.project, seen_version: 1, new_status: "With the printer" },
        });
        const [{ version } = { version: 0 }] = await world.query<{ version: number }>(
          "select version from projects where id = $1",
          [author.project],
        );
        await member.ask("POST", "/rest/v1/rpc/desk_change_project", {
          body: { project: author.project, seen_version: version, new_status: "At the binder" },
        });
        await author.ask("PUT", "/auth/v1/user", { body: { data: { full_name: author.marker } } });
        await author.ask("PUT", "/auth/v1/user", { body: { email: `new.${author.email}` } });
        await visitor(world, { ...author, token: undefined }).ask("POST", "/auth/v1/recover", {
          body: { email: author.email },
        });
        await world.mails();
        const deleted = await author.ask("POST", "/rest/v1/account_deletions", { body: { owner: author.id } });
        await world.mails();
        const about = await searchEverywhere(world, [author.marker, author.network]);
        const numbers = await searchEverywhere(world, [author.id], ["public.account_deletions"]);
        const attempts = [
          ...about.map((found) => ({ ...found, what: "the address, the words or the network" })),
          ...numbers.map((found) => ({ ...found, what: "the account's number" })),
        ].map(({ table, rows, example, what }) =>
          judgeAll(
            `${table}, looked through for ${what}`,
            `${rows} rows ${example}`,
            rows > 0 && `${what}: ${rows} rows in ${table}`,
          ),
        );
        return [judge(deleted, deleted.status >= 400 && "the account could not be deleted"), ...attempts];
      },
    },
    {
      name: "an address that somebody else typed and nobody confirmed",
      aim: "Accounts that nobody confirms do not stay for ever.",
      isAlone: true,
      async attack(world) {
        return each(
          [
            ["/auth/v1/signup", { password: goodPassword }],
            ["/auth/v1/otp", {}],
          ] as const,
          async ([path, more]) => {
            const stranger = visitor(world);
            await stranger.ask("POST", path, { body: { email: stranger.email, ...more } });
            await world.mails();
            await letTimePass(world, 400);
            const left = await world.count("auth.users where email = $1", [stranger.email]);
            return judgeAll(
              `POST ${path}, and more than a year later`,
              `${left} accounts`,
              left > 0 && "the address is still there",
            );
          },
        );
      },
    },
    {
      name: "fingerprints that anybody could compute",
      aim: "What is kept of an address that must be left alone says nothing to whoever reads a copy of the table.",
      isLong: true,
      async attack(world) {
        const member = await staff(world);
        const reader = visitor(world);
        await member.ask("POST", "/rest/v1/rpc/desk_suppress", { body: { address: reader.email } });
        const texts = ["", "newsletter:", "newsletter", "email:"].map((prefix) => prefix + reader.email);
        return each(["md5", "sha1", "sha256", "sha512"], async (kind) => {
          const digests = texts.flatMap((text) =>
            ["hex", "base64", "base64url"].map((form) =>
              createHash(kind)
                .update(text)
                .digest(form as "hex"),
            ),
          );
          const found = (await searchEverywhere(world, digests)).filter(({ rows }) => rows > 0);
          return judgeAll(
            `${kind} of an address, looked for in every table`,
            found.map(({ table }) => table).join(", "),
            found.length > 0 && `stands in ${found[0]?.table}`,
          );
        });
      },
    },
    {
      name: "people in the server's log",
      aim: "Nothing that anybody typed, and no address of theirs, is logged.",
      async attack(world) {
        const { hidden } = await beBusy(world);
        const log = world.log();
        if (log.length < 1_000) throw new Error("the server has logged next to nothing, so this would prove nothing");
        return Object.entries(hidden).map(([what, text]) =>
          judgeAll(`${what} in the log`, "", log.includes(text) && `the ${what} is logged`),
        );
      },
    },
    {
      name: "people in the logs of the demonstration, PostgreSQL's included",
      aim: "Nothing that anybody typed, and no address of theirs, is logged.",
      world: "demonstration",
      async attack(world) {
        const { network: _, ...hidden } = (await beBusy(world)).hidden;
        const log = world.log() + readFileSync(join(world.dataFolder ?? "", "postgres.log"), "utf8");
        return Object.entries(hidden).map(([what, text]) =>
          judgeAll(`${what} in the logs`, "", log.includes(text) && `the ${what} is logged`),
        );
      },
    },
  ],
};
