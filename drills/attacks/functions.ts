import { randomUUID } from "node:crypto";
import { dataFunctions } from "#server/data/data-functions.ts";
import { type Attempt, each, isYes, judge, judgeNo, type Subject } from "./attack.ts";
import { authorWithBook, halfStaff, newAuthor, type Person, signIn, staff, visitor } from "./people.ts";
import { isDaily, some, type World } from "./world.ts";

/** The same name, as a server that decodes in one place and compares in another might read it. */
const spellings = [
  (name: string) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  (name: string) => name.replace("_", "%5f"),
  (name: string) => `${name}%20`,
  (name: string) => `public.${name}`,
];

type Signature = { name: string; arguments: { name: string; type: string }[] };

/** What each function of the house takes, as the database knows it. */
async function signaturesOf(world: World): Promise<Signature[]> {
  return world.query<Signature>(
    `select proname as name, coalesce((select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(proargtypes[place - 1], null)) order by place)
       from generate_series(1, pronargs) place), '[]') as arguments
     from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1) order by 1`,
    [[...dataFunctions]],
  );
}

/** Arguments that make sense to the database, though they are about nobody. */
function plausible({ arguments: list }: Signature): Record<string, unknown> {
  const values: Record<string, unknown> = {
    uuid: randomUUID(),
    integer: 1,
    bigint: 1,
    text: "x",
    date: "2026-01-01",
    "timestamp with time zone": "2026-01-01T00:00:00Z",
    jsonb: {},
    boolean: true,
  };
  return Object.fromEntries(list.map(({ name, type }) => [name, name === "list" ? "leads" : (values[type] ?? null)]));
}

/** What anybody who is signed in may hear: that they are no staff, and what is their own. */
const harmless = /^(null|false|\[\])$/;
const ownQuestions = ["my_sessions", "my_offer_codes", "my_calls", "my_books", "end_session"];

async function callAll(world: World, caller: Person, mayHear: readonly string[]): Promise<Attempt[]> {
  return each((await signaturesOf(world)).entries(), ([turn, signature]) =>
    each([(name: string) => name, ...some(spellings, 4, turn)], async (spell) => {
      const answer = await caller.ask("POST", `/rest/v1/rpc/${spell(signature.name)}`, { body: plausible(signature) });
      const isAllowed = mayHear.includes(signature.name) || harmless.test(answer.text);
      return judge(answer, isYes(answer) && !isAllowed && "is answered");
    }),
  );
}

const nasty: unknown[] = [
  null, "", "x".repeat(70_000), "' or 1=1 --", "'; drop table projects; --", "\0", "\ud800", -1, 0, 2 ** 53, 1e308, true, [], {}, [1, [2]], { a: { b: [] } }, "2026-99-99", "infinity", "NaN",
  "00000000-0000-0000-0000-000000000000", "(select pg_sleep(5))", "%", "\\", "#{7*7}", { status: "' or 1=1" }, { search: "%' or 1=1 --", sources: ["'"] }, "__proto__",
]; // biome-ignore format: a list

export const functions: Subject = {
  title: "Calling functions",
  about:
    "every function of the desk and of accounts by every caller in every spelling, functions that are not listed, and nasty arguments from a member of staff",
  attacks: [
    {
      name: "every function, as a visitor",
      aim: "A visitor calls nothing.",
      attack: (world) => callAll(world, visitor(world), []),
    },
    {
      name: "every function, as an author",
      aim: "An author hears what is their own and that they are no staff.",
      async attack(world) {
        await authorWithBook(world);
        return callAll(world, await newAuthor(world), ownQuestions);
      },
    },
    {
      name: "every function, with an ended session",
      aim: "A session that was ended calls nothing.",
      async attack(world) {
        const author = await newAuthor(world);
        const other = await signIn(world, author);
        await other.ask("POST", "/auth/v1/logout?scope=others", { body: {} });
        return callAll(world, author, []);
      },
    },
    {
      name: "every function, as staff who owe the second factor",
      aim: "The desk is closed until the second step; that it is owed may be said.",
      attack: async (world) => callAll(world, await halfStaff(world), [...ownQuestions, "desk_me"]),
    },
    {
      name: "an encoded name beside its plain one",
      aim: "Whatever is spelled otherwise is refused, or is the very same call.",
      async attack(world) {
        const callers = [await staff(world), await newAuthor(world)];
        return each(await signaturesOf(world), (signature) =>
          each(callers, async (caller) => {
            const body = plausible(signature);
            const call = (name: string) => caller.ask("POST", `/rest/v1/rpc/${name}`, { body });
            const plain = await call(signature.name);
            const encoded = await call(`%${signature.name.charCodeAt(0).toString(16)}${signature.name.slice(1)}`);
            const isRefused = encoded.status === 400 || encoded.status === 404;
            const isSame = plain.status === encoded.status && plain.text === encoded.text;
            return judge(encoded, !isRefused && !isSame && `differs from ${plain.status} ${plain.text.slice(0, 80)}`);
          }),
        );
      },
    },
    {
      name: "functions that are not listed",
      aim: "What is not on the list cannot be called, whatever the database has.",
      async attack(world) {
        const member = await staff(world);
        const author = await newAuthor(world);
        const rows = await world.query<{ name: string }>(
          "select distinct proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)",
        );
        const builtIn = ["pg_sleep", "version", "current_setting", "set_config", "pg_read_file", "pg_ls_dir", "lo_import", "dblink", "query_to_xml", "pg_terminate_backend", "inet_server_addr", "constructor", "__proto__", "toString", "", "is_staff/", "../is_staff"]; // biome-ignore format: a list
        const unlisted = [...rows.map(({ name }) => name).filter((name) => !dataFunctions.has(name)), ...builtIn];
        return each(unlisted.entries(), ([turn, name]) =>
          each(some([member, author], 4, turn), async (caller) =>
            judgeNo(await caller.ask("POST", `/rest/v1/rpc/${name}`, { body: {} }), "is answered"),
          ),
        );
      },
    },
    {
      name: "other methods and queries at a function",
      aim: "A function is called by POST with its arguments in the body, and in no other way.",
      async attack(world) {
        const member = await staff(world);
        const ways = [["GET", ""], ["GET", "?list=leads&page_size=5"], ["HEAD", ""], ["PUT", ""], ["PATCH", ""], ["DELETE", ""], ["POST", "?select=*"], ["POST", "?columns=x"], ["POST", "?list=leads"]] as const; // biome-ignore format: a list
        return each(["desk_staff", "desk_export", "is_staff"], (name) =>
          each(ways, async ([method, query]) =>
            judgeNo(
              await member.ask(method, `/rest/v1/rpc/${name}${query}`, {
                body: method === "GET" || method === "HEAD" ? undefined : {},
              }),
              "is answered",
            ),
          ),
        );
      },
    },
    {
      name: "nasty arguments from a member of staff",
      aim: "Nothing that staff could be made to send fails, waits or is run as SQL.",
      async attack(world) {
        let member = await staff(world);
        return each((await signaturesOf(world)).entries(), async ([turn, signature]) => {
          // Somebody else now and then: one account alone would soon be asked to wait.
          if (!isDaily || turn % 8 === 0) member = await staff(world);
          return each(signature.arguments, ({ name }) =>
            each(some(nasty, 8, turn), async (value) => {
              const body = { ...plausible(signature), [name]: value };
              const answer = await member.ask("POST", `/rest/v1/rpc/${signature.name}`, { body });
              return judge(answer, answer.milliseconds > 4_500 && "was made to wait by the request");
            }),
          );
        });
      },
    },
  ],
};
