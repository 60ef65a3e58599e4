import { randomUUID } from "node:crypto";
import { makeLinkTokens } from "#server/mail/link-tokens.ts";
import { type Attempt, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { authorWithBook, halfStaff, newAuthor, visitor } from "./people.ts";
import { some, type World } from "./world.ts";

const plain = "application/x-www-form-urlencoded";
const elsewhere: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }]; // biome-ignore format: a list

/** An author with a book in production and a calendar of it, and the keys of the link in their mails. */
async function withProduction(world: World) {
  const author = await authorWithBook(world);
  const [book] = await world.query<{ id: string }>(
    `insert into public.books (project_id, owner, author_name, title, package)
     values ($1, $2, $3, $3, 'pro') returning id::text`,
    [author.project, author.id, `Ada ${author.marker}`],
  );
  const id = book?.id ?? "";
  await world.query(
    `insert into private.book_readers (book_id, account, feed_token_hash, feed_made_at)
     values ($1, $2, sha256(convert_to($3, 'UTF8')), now())`,
    [id, author.id, `secret of ${author.marker}`],
  );
  const token = makeLinkTokens(world.secrets.jwtSecret).make("book-notices", `${id} ${author.id}`);
  return { author, book: id, keys: { book: id, reader: author.id, token } };
}

const isWeekly = async (world: World, book: string) =>
  (await world.count("private.book_readers where book_id = $1 and is_weekly", [book])) > 0;

/** A request of so many hours ago. */
async function withRequest(world: World, hours: number) {
  const person = visitor(world);
  const id = randomUUID();
  await world.query("insert into public.consultation_requests (id, source, name, email) values ($1, 'home', $2, $3)", [
    id,
    `Ada ${person.marker}`,
    person.email,
  ]);
  await world.query("update public.leads set created_at = now() - make_interval(hours => $2) where id = $1", [
    id,
    hours,
  ]);
  const token = makeLinkTokens(world.secrets.jwtSecret).make("booking-lead", id);
  return { person, id, token };
}

const boundary = "a-boundary-of-nobody";
const upload = (name: string, content = "A page.\n", headers: Record<string, string> = {}) => ({
  body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
});

const filesOf = (world: World, id: string) => world.count("private.request_files where request_id = $1", [id]);

export const news: Subject = {
  title: "News of books, and chapters",
  about:
    "other people's choice of emails, calendars by guesses, links that a scanner opens, chapters for other people's requests, a second one, broken and huge bodies, markup in names, and the bytes of a chapter without a seat at the desk",
  attacks: [
    {
      name: "somebody's choice of emails, by every wrong link and from other sites",
      aim: "Without its own token a choice is neither shown nor changed, and a form of another site changes nothing.",
      async attack(world) {
        const [one, other] = [await withProduction(world), await withProduction(world)];
        const wrong = [
          { ...one.keys, token: "" },
          { ...one.keys, token: other.keys.token },
          { ...one.keys, token: one.keys.token.slice(0, -1) },
          { ...one.keys, reader: other.keys.reader },
          { ...other.keys, book: one.book },
          { ...one.keys, book: `0${one.book}` },
          { ...one.keys, book: "' or 1=1 --" },
          { ...one.keys, reader: "\0" },
        ];
        const thief = visitor(world);
        const tried = await each(wrong, async (keys) => {
          const read = await thief.ask("GET", `/notices?${new URLSearchParams(keys)}`);
          const body = new URLSearchParams({ ...keys, how: "weekly" }).toString();
          const written = await thief.ask("POST", "/notices", { body, headers: { "content-type": plain } });
          return [judgeNo(read, "is shown"), judge(written, (await isWeekly(world, one.book)) && "is changed")];
        });
        const foreign = await each(elsewhere, async (headers) => {
          const body = new URLSearchParams({ ...one.keys, how: "weekly" }).toString();
          const answer = await one.author.ask("POST", "/notices", {
            body,
            headers: { "content-type": plain, ...headers },
          });
          return judge(answer, (await isWeekly(world, one.book)) && "is changed");
        });
        const scanned = await each(["GET", "HEAD"], async (method) => {
          const answer = await one.author.ask(
            method,
            `/notices?${new URLSearchParams({ ...one.keys, how: "weekly" })}`,
          );
          return judge(answer, (await isWeekly(world, one.book)) && "is changed by looking");
        });
        return [...tried, ...foreign, ...scanned];
      },
    },
    {
      name: "a book's calendar and notices, by guesses and by other authors",
      aim: "Without its secret address nobody reads a book's dates, and another author chooses nothing.",
      async attack(world) {
        const { author, book } = await withProduction(world);
        const guesses = [
          "",
          "x",
          book,
          author.id,
          "secret of",
          `SECRET OF ${author.marker}`,
          "%",
          "\\x",
          "' or '1'='1",
        ];
        const guessed = await each(guesses, async (token) =>
          judgeNo(await visitor(world).ask("GET", `/calendar/book.ics?${new URLSearchParams({ token })}`), "is shown"),
        );
        const stranger = await newAuthor(world);
        const calls = ["my_book_notices", "choose_book_notices", "make_book_feed", "end_book_feed", "copy_of_book"];
        const asked = await each(calls, async (name) => {
          const body = { book: Number(book), ...(name === "choose_book_notices" && { weekly: true }) };
          return judgeNo(await stranger.ask("POST", `/rest/v1/rpc/${name}`, { body }), "is answered");
        });
        return [...guessed, ...asked];
      },
    },
    {
      name: "a chapter for somebody else's request, and a second one for one's own",
      aim: "A request takes one file, from whoever has its link, or its number for two hours.",
      async attack(world) {
        const [fresh, old] = [await withRequest(world, 0), await withRequest(world, 3)];
        const thief = visitor(world);
        const ways = ["", "&token=x", `&token=${fresh.token}`, `&token=${old.token.slice(1)}`, "&token[]=x"];
        const late = await each(ways, async (way) => {
          const path = `/chapter?lead=${old.id}${way}`;
          const answers = [await thief.ask("GET", path), await thief.ask("POST", path, upload("a.txt"))];
          const stored = await filesOf(world, old.id);
          return answers.map((answer) => judge(answer, (isYes(answer) || stored > 0) && "lets a stranger in"));
        });
        const foreign = await each(elsewhere, async (headers) => {
          const answer = await thief.ask("POST", `/chapter?lead=${fresh.id}`, upload("a.txt", "A page.\n", headers));
          return judge(answer, (await filesOf(world, fresh.id)) > 0 && "is stored from another site");
        });
        const own = [];
        for (const name of ["first.txt", "second.txt"]) {
          own.push(await fresh.person.ask("POST", `/chapter?lead=${fresh.id}`, upload(name)));
        }
        const second = await world.count("private.request_files where request_id = $1 and name = 'second.txt'", [
          fresh.id,
        ]);
        return [...late, ...foreign, ...own.map((answer) => judge(answer, second > 0 && "takes a second"))];
      },
    },
    {
      name: "broken, huge and nasty chapters",
      aim: "What is no chapter is refused without a failure, and nothing in a name comes alive.",
      async attack(world) {
        const names = [
          "<script>alert(1)</script>.txt",
          "../../etc/passwd",
          "\u202etxt.exe",
          "a\r\nset-cookie: x.txt",
          "x".repeat(5_000),
        ];
        const named = await each(some(names, 3), async (name): Promise<Attempt[]> => {
          const { person, id } = await withRequest(world, 0);
          const sent = await person.ask("POST", `/chapter?lead=${id}`, upload(name));
          const shown = await person.ask("GET", `/chapter?lead=${id}`);
          const alive = /<script>alert|\.\.\/etc/i;
          return [sent, shown].map((answer) => judge(answer, alive.test(answer.text) && "comes alive"));
        });
        const bodies: { body: string; headers: Record<string, string> }[] = [
          { body: "", headers: { "content-type": `multipart/form-data; boundary=${boundary}` } },
          { body: `--${boundary}\r\n`, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } },
          { body: "x", headers: { "content-type": "multipart/form-data" } },
          { body: "file=x", headers: { "content-type": plain } },
          { body: "{}", headers: { "content-type": "application/json" } },
          upload("a.txt", "\u0000\u0001\u0002"),
          upload("a.pdf", "MZ\u0000\u0003"),
          upload("heavy.txt", "a".repeat(21 * 1024 * 1024)),
        ];
        const { person, id } = await withRequest(world, 0);
        const broken = await each(bodies, async (sending) => {
          const answer = await person.ask("POST", `/chapter?lead=${id}`, sending);
          return judge(answer, (await filesOf(world, id)) > 0 && "is stored");
        });
        return [...named, ...broken];
      },
    },
    {
      name: "the bytes of a chapter without a seat at the desk",
      aim: "Only staff with both steps get a link, and a link is of use to nobody else.",
      async attack(world) {
        const { person, id } = await withRequest(world, 0);
        await person.ask("POST", `/chapter?lead=${id}`, upload("mine.txt", `A page of ${person.marker}.\n`));
        const callers = [visitor(world), await newAuthor(world), await halfStaff(world)];
        const links = await each(callers, (caller) =>
          each([id, id.toUpperCase(), "x", null, [id]], async (lead) =>
            judgeNo(await caller.ask("POST", "/files/chapters/links", { body: { lead } }), "gets a link"),
          ),
        );
        const until = Math.floor(Date.now() / 1_000) + 300;
        const guesses = [
          "",
          `?session=${randomUUID()}&until=${until}&sign=x`,
          `?session=&until=${until}&sign=`,
          "?until=99999999999999999999",
        ];
        const read = await each(guesses, async (search) =>
          judgeNo(await visitor(world).ask("GET", `/files/chapters/${id}${search}`), "is sent"),
        );
        return [...links, ...read];
      },
    },
    {
      name: "more chapters than anybody needs",
      aim: "One client is told to wait after a few.",
      async attack(world) {
        const greedy = visitor(world);
        let taken = 0;
        for (let number = 0; number < 12; number += 1) {
          const { id } = await withRequest(world, 0);
          const answer = await greedy.ask("POST", `/chapter?lead=${id}`, { ...upload("a.txt"), isLimitMeant: true });
          if (isYes(answer)) taken += 1;
        }
        return [judgeAll("twelve chapters from one client", `${taken} taken`, taken > 6 && "more than six")];
      },
    },
  ],
};
