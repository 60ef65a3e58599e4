import { randomUUID } from "node:crypto";
import { readJson } from "./answer.ts";
import { type Attempt, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { expectYes, type Person, visitor } from "./people.ts";
import { some, type World } from "./world.ts";

const plain = "application/x-www-form-urlencoded";
const editor = "00000000-0000-4000-9000-000000000001";

/** Somebody who can be booked at any hour, so that there is something to attack. */
async function openHours(world: World) {
  await world.query(
    `with account as (insert into auth.users (id, email) values ($1, 'editor@example.org') on conflict do nothing),
          seat as (insert into private.staff (user_id) values ($1) on conflict do nothing)
     select 1`,
    [editor],
  );
  await world.query(
    `insert into private.consultants (id, time_zone, hours, observes_holidays, notice_hours, buffer_minutes, most_per_day, feed_token_hash, feed_made_at)
     select $1, 'UTC', jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', '00:00', 'closes', '24:00')), false, 0, 0, 48, sha256('a secret'), now()
     from generate_series(1, 7) as weekday on conflict do nothing`,
    [editor],
  );
}

type Call = { id: string; startsAt: string; links: Record<"view" | "move" | "cancel" | "calendar", string> };

const choiceOf = (person: Person, at: string) => ({
  id: randomUUID(),
  at,
  way: "phone",
  zone: "UTC",
  name: `Ada ${person.marker}`,
  email: person.email,
  phone: "818 555 0177",
});

const timesFor = async (person: Person) =>
  readJson(expectYes(await person.ask("POST", "/functions/v1/booking-times", { body: {} }))).times as { at: string }[];

async function booked(world: World, person = visitor(world)): Promise<{ person: Person; call: Call }> {
  await openHours(world);
  const [time] = (await timesFor(person)).slice(100);
  const answer = await person.ask("POST", "/functions/v1/book-consultation", {
    body: choiceOf(person, time?.at ?? ""),
  });
  return { person, call: readJson(expectYes(answer)).call };
}

const stateOf = async (world: World, id: string) =>
  JSON.stringify(await world.query("select status, sequence, during from private.bookings where id = $1", [id]));

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { "content-type": plain, ...headers },
});

/** What a link says besides its address. */
const keysOf = (link: string) => Object.fromEntries(new URL(link, "http://x").searchParams);

const pages = ["call", "move", "cancel", "call.ics"];
const scripts = ["<script>alert(1)</script>", "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "javascript:alert(1)"]; // biome-ignore format: a list
const isAlive = (html: string) => /<script>alert|<img src=x|href="?javascript:/i.test(html);

export const booking: Subject = {
  title: "Booking",
  about:
    "other people's calls by wrong, cut and foreign links, links that a scanner opens, forms from other sites, markup, nasty values, guessed feeds, old and foreign requests, and more bookings than anybody needs",
  attacks: [
    {
      name: "somebody else's call, by every wrong link",
      aim: "Without its own token a call is neither shown nor changed.",
      async attack(world) {
        const [one, other] = [await booked(world), await booked(world)];
        const { id = "", token = "" } = keysOf(one.call.links.view);
        const foreign = keysOf(other.call.links.view).token ?? "";
        const before = await stateOf(world, id);
        const wrong = [
          "",
          "x",
          foreign,
          token.slice(0, -1),
          `${token}x`,
          token.toUpperCase(),
          "null",
          "0",
          "\0",
          "%00",
        ];
        const thief = visitor(world);
        const read = await each(wrong, (guess) =>
          each(pages, async (page) =>
            judgeNo(
              await thief.ask("GET", `/booking/${page}?${new URLSearchParams({ id, token: guess })}`),
              "is shown",
            ),
          ),
        );
        const changed = await each(wrong, (guess) =>
          each(["move", "cancel"], async (page) => {
            const fields = { id, token: guess, at: other.call.startsAt, zone: "UTC" };
            const answer = await thief.ask("POST", `/booking/${page}`, form(fields));
            return judge(answer, (await stateOf(world, id)) !== before && "is changed");
          }),
        );
        return [...read, ...changed];
      },
    },
    {
      name: "a scanner that opens every link, by GET and HEAD",
      aim: "Reading a link changes nothing.",
      async attack(world) {
        const { person, call } = await booked(world);
        const before = await stateOf(world, call.id);
        return each(Object.values(call.links), (link) =>
          each(["GET", "HEAD"], async (method) => {
            const answer = await person.ask(method, link);
            return judge(answer, (await stateOf(world, call.id)) !== before && "is changed");
          }),
        );
      },
    },
    {
      name: "booking, moving and cancelling from another site's page",
      aim: "A form that another site's page sent is refused.",
      async attack(world) {
        const { person, call } = await booked(world);
        const before = await stateOf(world, call.id);
        const elsewhere: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }]; // biome-ignore format: a list
        const stranger = visitor(world);
        const [time] = await timesFor(stranger);
        return each(elsewhere, async (headers) => {
          const changes = await each(["move", "cancel"], async (page) => {
            const fields = { ...keysOf(call.links.view), at: time?.at ?? "", zone: "UTC" };
            const answer = await person.ask("POST", `/booking/${page}`, form(fields, headers));
            return judge(answer, (await stateOf(world, call.id)) !== before && "is changed");
          });
          const answer = await stranger.ask("POST", "/booking", form(choiceOf(stranger, time?.at ?? ""), headers));
          const stored = await world.count("private.bookings where email = $1", [stranger.email]);
          return [...changes, judge(answer, stored > 0 && "is booked")];
        });
      },
    },
    {
      name: "markup in what is chosen",
      aim: "What somebody sends is shown to them as text.",
      async attack(world) {
        await openHours(world);
        return each(scripts, async (script) => {
          const fields = {
            id: script,
            lead: script,
            token: script,
            at: script,
            zone: script,
            name: script,
            email: script,
            phone: script,
          };
          const person = visitor(world);
          const answers = [
            await person.ask("POST", "/booking", form(fields)),
            await person.ask("GET", `/booking?${new URLSearchParams(fields)}`),
            await person.ask("GET", "/booking", {
              headers: { referer: `https://books.example.com/consultation/book?lead=${script}` },
            }),
          ];
          return answers.map((answer) => judge(answer, isAlive(answer.text) && "markup comes alive"));
        });
      },
    },
    {
      name: "nasty values at both doors",
      aim: "Whatever is sent, nothing fails, nothing waits and nothing is booked that was not offered.",
      async attack(world) {
        await openHours(world);
        const nasty: unknown[] = [null, 7, [], {}, "", "x".repeat(60_000), "\0", "infinity", "2026-99-99T00:00:00Z", "9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "2026-11-17T17:30:00+01:00", "' or 1=1 --", "__proto__"]; // biome-ignore format: a list
        const names = ["id", "at", "way", "zone", "name", "email", "phone", "lead", "token"];
        return each(names, (name) =>
          each(some(nasty, 6), async (value): Promise<Attempt[]> => {
            const person = visitor(world);
            const body = { ...choiceOf(person, "2999-11-17T17:30:00.000Z"), lead: randomUUID(), [name]: value };
            const taken = await person.ask("POST", "/functions/v1/book-consultation", { body });
            const read = await person.ask("POST", "/functions/v1/booking-times", { body });
            return [
              judge(taken, (isYes(taken) && "is booked") || (taken.milliseconds > 4_500 && "was made to wait")),
              judge(read, read.milliseconds > 4_500 && "was made to wait"),
            ];
          }),
        );
      },
    },
    {
      name: "somebody's feed, by guesses",
      aim: "Without its secret address nobody reads a member's calls.",
      async attack(world) {
        await booked(world);
        const guesses = ["", "x", editor, "a secre", "a secret ", "A SECRET", "\\x", "%", "null", "' or '1'='1"];
        return each(guesses, async (token) =>
          judgeNo(await visitor(world).ask("GET", `/booking/feed.ics?${new URLSearchParams({ token })}`), "is shown"),
        );
      },
    },
    {
      name: "another's request, once its number is old",
      aim: "The number of a request opens nothing after two hours, and never says whose it is.",
      async attack(world) {
        await openHours(world);
        const person = visitor(world);
        const id = randomUUID();
        await world.query(
          "insert into public.consultation_requests (id, source, name, email, phone) values ($1, 'home', $2, $3, '818 555 0100')",
          [id, `Ada ${person.marker}`, person.email],
        );
        const thief = visitor(world);
        const fresh = await thief.ask("POST", "/functions/v1/booking-times", { body: { lead: id } });
        await world.query("update public.leads set created_at = now() - interval '3 hours' where id = $1", [id]);
        const old = await thief.ask("POST", "/functions/v1/booking-times", { body: { lead: id, token: "x" } });
        const page = await thief.ask("GET", `/booking?lead=${id}`);
        return [
          judge(fresh),
          judge(old, readJson(old).known.name && "is known"),
          judge(page, !page.text.includes('name="email"') && "is known"),
        ];
      },
    },
    {
      name: "more bookings than anybody needs",
      aim: "One client and one mailbox are told to wait long before a calendar is full.",
      async attack(world) {
        await openHours(world);
        const greedy = visitor(world);
        const times = await timesFor(greedy);
        const answers = [];
        for (const { at } of times.slice(200, 240)) {
          const choice = { ...choiceOf(greedy, at), email: `${randomUUID()}@example.com` };
          answers.push(
            await greedy.ask("POST", "/functions/v1/book-consultation", { body: choice, isLimitMeant: true }),
          );
        }
        const got = answers.filter(isYes).length;
        return [judgeAll("forty times from one client", `${got} booked`, got > 20 && "more than twenty")];
      },
    },
  ],
};
