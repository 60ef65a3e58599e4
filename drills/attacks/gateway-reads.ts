import { generateKeyPair, SignJWT } from "jose";
import { publicHalf } from "#server/auth/tokens/key-ring.ts";
import type { Answer } from "./answer.ts";
import { type Attempt, each, isYes, judge, judgeNo, type Subject } from "./attack.ts";
import { type Author, authorWithBook, goodPassword, type Person, signIn, visitor } from "./people.ts";
import type { World } from "./world.ts";

/** Every table with rows of authors in it, and the column that says whose book a row is about. */
const tables = [
  { table: "projects", key: "id" },
  { table: "word_log", key: "project_id" },
  { table: "project_notes", key: "project_id" },
  { table: "book_messages", key: "project_id" },
  { table: "project_looks", key: "project_id" },
] as const;

/** Questions about somebody's rows, for every table. KEY is the column, BOOK the number of their book. */
const questions = [
  "", "?select=*", "?select=*&KEY=eq.BOOK", "?KEY=eq.BOOK", "?select=*&order=KEY.desc&limit=1000", "?select=*&limit=100000&offset=0", "?KEY=in.(BOOK)", "?KEY=gt.0",
  "?KEY=neq.0", "?KEY=not.is.null", "?or=(KEY.eq.BOOK,KEY.gt.0)", "?and=(KEY.eq.BOOK,KEY.gt.0)", "?not.and=(KEY.eq.0,KEY.eq.1)", "?KEY=gte.BOOK&KEY=lte.BOOK",
  "?KEY=eq.BOOK&KEY=neq.0", "?KEY=isdistinct.0", "?KEY=eq.any.{BOOK}", "?select=KEY::text&KEY=eq.BOOK", "?KEY=eq.BOOK'%20or%20'1'='1", "?KEY=eq.BOOK)%20or%20(1=1",
  "?select=x:KEY", "?select=count()", "?select=KEY.count()", "?KEY=eq.BOOK&select=*,projects(*)", "?select=*,users(*)", "?select=*,staff(*)", "?select=*,outbox(*)",
]; // biome-ignore format: a list

/** Questions about books. OWNER is the number of their author, MARK what stands in all they wrote. */
const bookQuestions = [
  "?owner=eq.OWNER", "?select=owner", "?title=like.*MARK*", "?title=ilike.*MARK*", "?title=match.MARK", "?title=imatch.MARK", "?title=fts.MARK", "?title=plfts.MARK",
  "?title=eq.A%20book%20of%20MARK", "?title=not.eq.x", "?select=*,word_log(*)", "?select=word_log(*)", "?select=*,word_log!inner(*)&word_log.note=like.*MARK*",
  "?select=*,project_notes(*)", "?select=book_messages(*)", "?select=...project_notes(text)", "?select=id,word_log(projects(*))", "?select=*,consultation_requests(*)",
  "?select=*,project_looks(*)", "?select=*,discount_codes(*)", "?select=*,auth.users(*)", "?select=title->x", "?select=title->>x", "?select=title::json->x", "?order=owner", "?order=word_log(note).desc",
  "?select=*&id=eq.BOOK::int", "?id=eq.(select%20id%20from%20projects%20limit%201)", "?select=(select%20email%20from%20auth.users%20limit%201)",
  "?select=*%20from%20auth.users--", "?select=\"id\"%20from%20auth.users--", "?order=id;select%20pg_sleep(5)", "?id=eq.1;select%20pg_sleep(5)--", "?select=pg_sleep(5)",
  "?select=id,pg_sleep(5)", "?id=eq.1%20and%20pg_sleep(5)%20is%20null", "?limit=(select%205)", "?select=*&limit=1e9", "?select=*&offset=-1", "?select=*&on_conflict=id",
]; // biome-ignore format: a list

/** Wishes beside a plain question. */
const wishes: Record<string, string>[] = [
  { prefer: "count=exact" }, { prefer: "count=planned" }, { prefer: "count=estimated" }, { prefer: "tx=rollback" }, { prefer: "params=single-object" },
  { "range-unit": "items", range: "0-999999" }, { range: "0-0", prefer: "count=exact" }, { range: "items=0-5" }, { "accept-profile": "auth" }, { "accept-profile": "private" },
  { "content-profile": "auth" }, { accept: "text/csv" }, { accept: "application/vnd.pgrst.object+json" }, { accept: "application/vnd.pgrst.plan+json" },
  { accept: "application/geo+json" }, { accept: "application/octet-stream" }, { "x-http-method-override": "DELETE" }, { "x-client-info": "' or 1=1" },
]; // biome-ignore format: a list

/** What the product never asks: whatever it would show, it is refused. */
const unasked = [
  "?select=word_log(*)", "?select=id,word_log(id)", "?select=id,word_log(projects(id))", "?select=word_log!inner(id)", "?select=...project_notes(text)", "?select=id::text", "?select=title::json",
  "?select=x:title", "?select=title->x", "?select=title->>x", "?select=count()", "?select=id.count()", "?select=id.max()", "?or=(id.eq.1,id.eq.2)", "?and=(id.gt.0,id.gt.1)",
  "?not.or=(id.eq.1,id.eq.2)", "?id=not.eq.1", "?title=match.a", "?title=imatch.a", "?title=like.*a*", "?title=ilike.*a*", "?title=fts.a", "?title=wfts.a", "?title=like(any).{a,b}",
  "?description=match.^(.%2B)(.%2B)(.%2B)(.%2B)%5C1%5C2%5C3%5C4!$", "?description=similar.a", "?title=cs.{a}", "?title=ov.{a}", "?order=word_log(id)", "?order=title->x", "?word_log.id=eq.1",
  "?word_log.limit=5", "?select=nothing", "?nothing=eq.1", "?id=nothing.1", "?order=nothing", "?having=1", "?select=*&select=id,word_log(id)",
]; // biome-ignore format: a list

const fill = (question: string, { key, victim }: { key: string; victim: Author }) =>
  question
    .replaceAll("KEY", key)
    .replaceAll("BOOK", String(victim.project))
    .replaceAll("OWNER", victim.id)
    .replaceAll("MARK", victim.marker);

/** What of the victim an answer gives away beside their words, which every answer is read for anyway. */
function findForeign(answer: Answer, victim: Author, ownRows: number): string | undefined {
  if (answer.text.includes(victim.id)) return "shows somebody else's number";
  const total = Number(answer.headers["content-range"]?.split("/")[1]);
  if (total > ownRows) return `counts ${total} rows where ${ownRows} are one's own`;
  return answer.milliseconds > 4_500 ? "was made to wait by the request" : undefined;
}

async function readAs(caller: Person, victim: Author, ownRows: number): Promise<Attempt[]> {
  const paths = [
    ...tables.flatMap(({ table, key }) => questions.map((question) => `/rest/v1/${table}${fill(question, { key, victim })}`)),
    ...bookQuestions.map((question) => `/rest/v1/projects${fill(question, { key: "id", victim })}`),
  ]; // biome-ignore format: one kind to a line
  return each(paths, async (path) => {
    const answer = await caller.ask("GET", path);
    return judge(answer, findForeign(answer, victim, ownRows));
  });
}

/** Tokens that say they are somebody whom they are not. */
async function forgeTokens(world: World, victim: Author): Promise<string[]> {
  const claims = { sub: victim.id, role: "authenticated", aud: "authenticated" };
  const sign = (secret: string, more: object = {}, alg = "HS256") =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg, typ: "JWT" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
  const { privateKey } = await generateKeyPair("ES256");
  const [ours] = world.secrets.keyRing.keys;
  const signByKey = (header: object) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", ...header })
      .setExpirationTime("1h")
      .sign(privateKey);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [head, , signature] = (await authorWithBook(world)).token.split(".");
  const payload = encode({ ...claims, exp: 4e9 });
  return [
    await sign("a secret of somebody else, long enough"),
    await sign("a secret of somebody else, long enough", { role: "service_role" }),
    // The secret that signed before there were keys signs no more; nor does the public half of one.
    await sign(world.secrets.jwtSecret),
    await sign(JSON.stringify(ours && publicHalf(ours)), {}),
    await signByKey({ kid: ours?.id }),
    await signByKey({ kid: "nobody's" }),
    await signByKey({}),
    `${head}.${payload}.${signature}`,
    ...["none", "None", "", "HS512"].map((alg) => `${encode({ alg, typ: "JWT" })}.${payload}.`),
    `${victim.token}x`,
    victim.token.split(".").slice(0, 2).join("."),
    world.secrets.anonKey,
  ];
}

export const gatewayReads: Subject = {
  title: "Reading through the data gateway",
  about:
    "other authors' books by selects, embeds, casts, filters, wishes and injected SQL; as a visitor, with forged and ended sessions; what the product never asks",
  attacks: [
    {
      name: "another author's rows, by every kind of question",
      aim: "An author reads their own rows and nobody else's.",
      async attack(world) {
        const [ada, ben] = [await authorWithBook(world), await authorWithBook(world)];
        return readAs(ada, ben, 1);
      },
    },
    {
      name: "an author's rows, as a visitor",
      aim: "A visitor reads nothing.",
      attack: async (world) => readAs(visitor(world), await authorWithBook(world), 0),
    },
    {
      name: "another author's rows, by wishes in headers",
      aim: "No header widens what an author sees.",
      async attack(world) {
        const [ada, ben] = [await authorWithBook(world), await authorWithBook(world)];
        return each(tables, ({ table, key }) =>
          each(wishes, async (headers) => {
            const answer = await ada.ask("GET", `/rest/v1/${table}?${key}=eq.${ben.project}`, { headers });
            const request = `${answer.request} ${JSON.stringify(headers)}`;
            return judge({ ...answer, request }, findForeign(answer, ben, 1));
          }),
        );
      },
    },
    {
      name: "an author's rows, with forged and ended sessions",
      aim: "No token but one of ours, of a session that is open, reads anything.",
      async attack(world) {
        const ben = await authorWithBook(world);
        const ended = await signIn(world, ben, goodPassword);
        await ended.ask("POST", "/auth/v1/logout?scope=local", { body: {} });
        const tokens = [...(await forgeTokens(world, ben)), ended.token];
        return each(tokens, (token) =>
          each(tables, async ({ table }) => {
            const answer = await visitor(world, { token }).ask("GET", `/rest/v1/${table}?select=*`);
            return judge(answer, isYes(answer) && answer.text !== "[]" && "reads rows");
          }),
        );
      },
    },
    {
      name: "whether a book's number is somebody's",
      aim: "The answer about somebody else's row is the answer about no row.",
      async attack(world) {
        const [ada, ben] = [await authorWithBook(world), await authorWithBook(world)];
        const changes = {
          projects: { title: "x" },
          word_log: { words: 1 },
          project_notes: { text: "x" },
          book_messages: {},
          project_looks: {},
        };
        return each(tables, ({ table, key }) =>
          each(["GET", "PATCH", "DELETE"], async (method) => {
            const body = method === "PATCH" ? changes[table] : undefined;
            const about = (book: number) => ada.ask(method, `/rest/v1/${table}?${key}=eq.${book}`, { body });
            const [theirs, nobodys] = [await about(ben.project), await about(987_654)];
            const isSame = theirs.status === nobodys.status && theirs.text === nobodys.text;
            return judge(theirs, !isSame && `differs from ${nobodys.status} ${nobodys.text}`);
          }),
        );
      },
    },
    {
      name: "what the product never asks, about one's own rows",
      aim: "The gateway admits what the product asks and nothing else.",
      async attack(world) {
        const ada = await authorWithBook(world);
        return each(unasked, async (question) =>
          judgeNo(await ada.ask("GET", `/rest/v1/projects${question}`), "is answered"),
        );
      },
    },
    {
      name: "tables that are nobody's to reach",
      aim: "Every other table, and every word that is no table, is closed to visitors and authors.",
      async attack(world) {
        const ada = await authorWithBook(world);
        const stored = await world.query<{ name: string }>(
          "select tablename as name from pg_tables where schemaname in ('public', 'private', 'auth') order by 1",
        );
        const mine = tables.map(({ table }) => table as string);
        const words = ["constructor", "__proto__", "toString", "hasOwnProperty", "pg_class", "auth.users", "private.staff", "%70rojects;", "projects%00", "..%2fauth%2fv1%2fadmin%2fusers", ""]; // biome-ignore format: a list
        const names = [...stored.map(({ name }) => name).filter((name) => !mine.includes(name)), ...words];
        return each(names, (name) =>
          each([visitor(world), ada], (caller) =>
            each(["GET", "PATCH", "DELETE"], async (method) => {
              const body = method === "PATCH" ? { name: "x" } : undefined;
              const answer = await caller.ask(method, `/rest/v1/${name}?select=*&id=eq.1`, { body });
              return judge(answer, isYes(answer) && answer.text !== "[]" && answer.text !== "" && "is answered");
            }),
          ),
        );
      },
    },
  ],
};
