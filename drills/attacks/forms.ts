import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { each, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { visitor } from "./people.ts";

const doors = ["request-consultation", "newsletter-subscribe", "claim-offer", "request-callback"];
const plain = "application/x-www-form-urlencoded";

/** Something for each form that it takes. */
const fieldsOf = (email: string) => ({
  source: "home",
  name: "Ada",
  firstName: "Ada",
  email,
  phone: "818 555 0177",
  consent: "true",
  id: randomUUID(),
});

const scripts = ["<script>alert(1)</script>", "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "</textarea><script>alert(1)</script>", "javascript:alert(1)", "<svg/onload=alert(1)>", "&quot;><script>alert(1)</script>"]; // biome-ignore format: a list
const isAlive = (html: string) =>
  /<script>alert|<img src=x|<svg\/onload|href="?javascript:|action="?javascript:/i.test(html);

export const forms: Subject = {
  title: "Forms",
  about: "markup that comes alive in an answer, other sites' pages that send our forms, odd content types and methods",
  attacks: [
    {
      name: "markup in what a form sends back",
      aim: "What somebody typed is shown to them as text.",
      attack: (world) =>
        each(doors, (door) =>
          each(scripts, async (script) => {
            const body = new URLSearchParams({
              name: script,
              firstName: script,
              email: script,
              phone: script,
              message: script,
              bookTitle: script,
              page: script,
              package: script,
              topic: script,
              id: script,
            }).toString();
            const answer = await visitor(world).ask("POST", `/functions/v1/${door}`, {
              body,
              headers: { "content-type": plain, referer: `https://books.example.com/?package=${script}` },
            });
            return judge(answer, isAlive(answer.text) && "markup comes alive");
          }),
        ),
    },
    {
      name: "markup in addresses",
      aim: "No page prints an address as markup.",
      attack: (world) =>
        each(scripts, (script) =>
          each(
            [
              "/newsletter/confirm?token=",
              "/newsletter/unsubscribe?token=",
              "/auth/v1/verify?type=signup&token=",
              "/auth/v1/verify?type=recovery&token=x&redirect_to=",
              "/blog/",
              "/about?x=",
              "/rest/v1/",
            ],
            async (path) => {
              const answer = await visitor(world).ask("GET", path + encodeURIComponent(script));
              return judge(answer, isAlive(answer.text) && "markup comes alive");
            },
          ),
        ),
    },
    {
      name: "our forms, sent by another site's page",
      aim: "A form that another site's page sent from a visitor's browser is refused, whichever way the browser says so.",
      async attack(world) {
        const origins: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, { origin: "null" }, { origin: "https://books.example.com.evil.example" }, { "sec-fetch-site": "cross-site", origin: "https://evil.example" }]; // biome-ignore format: a list
        const paths = [...doors.map((door) => `/functions/v1/${door}`), "/auth/v1/verify"];
        return each(paths, (path) =>
          each(origins, async (headers) => {
            const person = visitor(world);
            const fields = { ...fieldsOf(person.email), token: "x", type: "signup" };
            const answer = await person.ask("POST", path, {
              body: new URLSearchParams(fields).toString(),
              headers: { "content-type": plain, ...headers },
            });
            const stored = await world.count("private.outbox where recipient = $1", [person.email]);
            return judge(
              { ...answer, request: `${answer.request} ${JSON.stringify(headers)}` },
              (stored > 0 && "is stored") || (answer.status < 400 && "is accepted"),
            );
          }),
        );
      },
    },
    {
      name: "odd content types and methods",
      aim: "A form is read in the two languages it speaks.",
      async attack(world) {
        const types = [
          "text/plain",
          "multipart/form-data; boundary=x",
          "application/xml",
          "",
          "text/json",
          "application/x-www-form-urlencoded; charset=utf-7",
        ];
        const person = visitor(world);
        const byType = await each(types.slice(0, 5), (type) =>
          each(doors, async (door) =>
            judgeNo(
              await person.ask("POST", `/functions/v1/${door}`, {
                body: JSON.stringify(fieldsOf(person.email)),
                headers: { "content-type": type || undefined },
              }),
              "is accepted",
            ),
          ),
        );
        const byMethod = await each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"], (method) =>
          each(doors, async (door) => judgeNo(await person.ask(method, `/functions/v1/${door}`), "is accepted")),
        );
        return [...byType, ...byMethod];
      },
    },
    {
      name: "the counter of pages",
      aim: "It counts pages that are there and readers who open them, and a script without end counts for little.",
      async attack(world) {
        const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        const open = (path: string, headers: Record<string, string> = {}, person = visitor(world)) =>
          person.ask("GET", path, { headers: { "user-agent": agent, ...headers } });
        const nowhere = ["/nowhere", "/dashboard", "/staff", "/shell", "//about", "/about/", "/about%2f", "/x/../about", `/about/${encodeURIComponent(scripts[0] ?? "")}`, `/${"x".repeat(5_000)}`]; // biome-ignore format: a list
        const notOpened: Record<string, string>[] = [{ "sec-fetch-dest": "empty" }, { "sec-fetch-dest": "iframe" }, { "user-agent": "" }, { "user-agent": `${agent} ${"x".repeat(10_000)}` }]; // biome-ignore format: a list
        const attempts = [
          ...(await each(nowhere, async (path) => judge(await open(path)))),
          ...(await each(notOpened, async (headers) => judge(await open("/about", headers)))),
        ];
        const script = visitor(world);
        for (let turn = 0; turn < 10; turn += 1) {
          await Promise.all(Array.from({ length: 20 }, () => open("/", {}, script)));
        }
        // Views are written in the order of time: once these are, so is whatever came before them.
        const readers = 7;
        for (let reader = 0; reader < readers; reader += 1) await open("/about");
        const sums = "select page, sum(views)::int as views from private.page_views group by page";
        const views = await vi.waitUntil(
          async () => {
            const rows = await world.query<{ page: string; views: number }>(sums);
            const counted = Object.fromEntries(rows.map(({ page, views }) => [page, views]));
            return (counted["/about"] ?? 0) >= readers && counted;
          },
          { timeout: 60_000, interval: 50 },
        );
        const { "/": run = 0, "/about": read = 0, ...others } = views;
        return [
          ...attempts,
          judgeAll("what is no page", JSON.stringify(others), Object.keys(others).length > 0 && "is counted"),
          judgeAll("a page that nobody opened", `${read} counted`, read > readers && "is counted"),
          // Two minutes at the most, where the clock turned in between.
          judgeAll("200 views by one script", `${run} counted`, run > 120 && `${run} counted`),
        ];
      },
    },
  ],
};
