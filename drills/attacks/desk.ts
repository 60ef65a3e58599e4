import { randomUUID } from "node:crypto";
import { deskFunctionNames } from "#domain/desk-functions.ts";
import { readJson } from "./answer.ts";
import { type Attempt, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import {
  addFactor,
  expectYes,
  goodPassword,
  halfStaff,
  newAuthor,
  type Person,
  signIn,
  somewhere,
  staff,
  visitor,
} from "./people.ts";
import { seatAttacks } from "./seats-and-letters.ts";
import { linkOf, times, type World } from "./world.ts";

/** Questions that only the desk answers, cheap and telling. */
const deskQuestions = [
  { path: "/rest/v1/rpc/desk_staff", body: {} },
  { path: "/rest/v1/rpc/desk_counts", body: {} },
  { path: "/rest/v1/rpc/desk_export", body: { list: "leads", after: null, page_size: 5 } },
  { path: "/rest/v1/rpc/desk_letters", body: {} },
  { path: "/rest/v1/rpc/desk_suppressions", body: { address: null } },
  { path: "/functions/v1/preview-letter", body: { subject: "x", body: "y" } },
  { path: "/functions/v1/staff-seat", body: { task: "invite", email: "thief@example.com", name: "", role: "owner" } },
  { path: "/rest/v1/rpc/desk_audit", body: { filter: {}, after: null, page_size: 5 } },
];

/** The desk, asked by somebody who must not be answered. */
const tryDesk = (caller: Person, why: string): Promise<Attempt[]> =>
  each(deskQuestions, async ({ path, body }) =>
    judgeNo(await caller.ask("POST", path, { body }), `the desk answers ${why}`),
  );

/** What somebody who knows the secret key may do, and an attacker may not. */
const administration = (world: World) => {
  const headers = { apikey: world.secrets.serviceRoleKey, authorization: `Bearer ${world.secrets.serviceRoleKey}` };
  const { ask } = visitor(world, { own: "everybody's" });
  return (method: string, path: string, body?: unknown) => ask(method, path, { body, headers });
};

/** Presses the button of the newest mail to somebody. */
async function pressLink(world: World, person: Person) {
  const body = linkOf(await world.mails(), person.email).searchParams.toString();
  return person.ask("POST", "/auth/v1/verify", {
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

export const desk: Subject = {
  title: "The staff desk",
  about:
    "staff without the second factor, tokens from before a factor or a seat was taken away, a seat occupied before its owner comes, the demonstration's password at a public address",
  attacks: [
    {
      name: "the desk with one step of two",
      aim: "Staff who owe the second factor, with or without an app, do nothing at the desk.",
      async attack(world) {
        const none = await halfStaff(world);
        const owner = await staff(world);
        const half = await signIn(world, owner);
        const names = deskFunctionNames.filter((name) => name !== "desk_me");
        const calls = await each(names, async (name) =>
          judgeNo(
            await half.ask("POST", `/rest/v1/rpc/${name}`, { body: {} }),
            "the desk answers without the second step",
          ),
        );
        return [
          ...calls,
          ...(await tryDesk(none, "without a second factor")),
          ...(await tryDesk(half, "without the second step")),
        ];
      },
    },
    {
      name: "a token from before the second factor was taken away",
      aim: "What counts is what the session is now, not what its token said an hour ago.",
      async attack(world) {
        const byThemselves = await staff(world);
        await byThemselves.ask("DELETE", `/auth/v1/factors/${byThemselves.factor}`);
        const byTheHouse = await staff(world);
        await administration(world)("DELETE", `/auth/v1/admin/users/${byTheHouse.id}/factors/${byTheHouse.factor}`);
        const byTheCommand = await staff(world);
        await world.command("staff", "reset-factor", byTheCommand.email);
        return each([byThemselves, byTheHouse, byTheCommand], (member) =>
          tryDesk(member, "to a token that outlived its factor"),
        );
      },
    },
    {
      name: "a token from before the seat, the account or the session went",
      aim: "Taking a seat away takes it away at once.",
      async attack(world) {
        const removed = await staff(world);
        await world.command("staff", "remove", removed.email);
        const left = await staff(world);
        await left.ask("POST", "/auth/v1/logout?scope=global", { body: {} });
        const gone = await staff(world);
        await administration(world)("DELETE", `/auth/v1/admin/users/${gone.id}`);
        return each([removed, left, gone], (member) => tryDesk(member, "to somebody who has left"));
      },
    },
    {
      name: "a seat occupied before its owner comes",
      aim: "Whoever signed up with somebody's address before the house gave them a seat gets nothing of it.",
      async attack(world) {
        const ceo = visitor(world);
        const attacker = { ...ceo, network: somewhere() };
        const password = "an attacker's otters";
        const thief = visitor(world, attacker);
        await thief.ask("POST", "/auth/v1/signup", { body: { email: ceo.email, password } });
        await world.mails();
        await world.command("staff", "add", ceo.email);
        const subjects = (await world.mails()).filter(({ to }) => to.includes(ceo.email)).length;
        const pressed = await pressLink(world, ceo);
        const attempts = [
          judgeAll(
            "staff add for an address that somebody else signed up with",
            `${subjects} mails to its owner`,
            subjects < 2 && "its owner gets no invitation",
          ),
        ];
        const session = await thief.ask("POST", "/auth/v1/token?grant_type=password", {
          body: { email: ceo.email, password },
        });
        attempts.push(
          judge(
            session,
            isYes(session) && `the attacker's password opens the seat after the owner's click (${pressed.status})`,
          ),
        );
        if (!isYes(session)) return attempts;
        const seated = await signIn(world, attacker, password);
        const lifted = await addFactor(world, seated).catch(() => undefined);
        return [...attempts, ...(await tryDesk(lifted ?? seated, "to the attacker"))];
      },
    },
    {
      name: "the demonstration's password from outside",
      aim: "The demonstration's accounts are for whoever sits at the machine.",
      world: "demonstration",
      async attack(world) {
        const { host } = world.site;
        const enter = (email: string, headers: Record<string, string>) =>
          visitor(world, { email, own: "everybody's" }).ask("POST", "/auth/v1/token?grant_type=password", {
            body: { email, password: "halftitle-demo" },
            headers,
          });
        // Whoever sits at the machine gets in; otherwise the rest would prove nothing.
        expectYes(await enter("staff@example.com", { host }));
        const ways: Record<string, string>[] = [
          { host: "books.example.com" }, { host, "x-forwarded-for": "198.51.100.7" }, { host: "books.example.com", "x-forwarded-for": "198.51.100.7" }, { host, forwarded: "for=198.51.100.7" },
          { host, "x-real-ip": "198.51.100.7" }, { host, via: "1.1 proxy" }, { host, "x-forwarded-proto": "https" }, { host, "x-forwarded-host": "books.example.com" }, { host: "127.0.0.1.evil.example" },
        ]; // biome-ignore format: a list
        return each(["staff@example.com", "author@example.com"], (email) =>
          each(ways, async (headers) => {
            const answer = await enter(email, headers);
            const request = `${answer.request} ${JSON.stringify(headers)}`;
            return judge({ ...answer, request, text: answer.text.slice(0, 100) }, isYes(answer) && "signs in");
          }),
        );
      },
    },
    {
      name: "one code, redeemed by many at once",
      aim: "A discount is given once.",
      async attack(world) {
        const members = await Promise.all(Array.from({ length: times(4, 2) }, () => staff(world)));
        const reader = visitor(world);
        await reader.ask("POST", "/functions/v1/claim-offer", { body: { firstName: "Ada", email: reader.email } });
        const [row] = await world.query<{ code: string }>("select code from discount_codes where email_key = $1", [
          reader.email,
        ]);
        const redeem = (member: Person) =>
          member.ask("POST", "/rest/v1/rpc/desk_redeem_code", { body: { wanted: row?.code } });
        const answers = await Promise.all(members.flatMap((member) => Array.from({ length: 7 }, () => redeem(member))));
        const given = answers.filter((answer) => readJson(answer)?.redeemed_now === true).length;
        return [
          judgeAll(
            `${answers.length} x desk_redeem_code of one code`,
            `redeemed ${given} times`,
            given !== 1 && `redeemed ${given} times`,
          ),
        ];
      },
    },
    {
      name: "a mail that opens an account, sent elsewhere from the desk",
      aim: "Staff settle failed mails, and read nobody's way into an account or a subscription by it.",
      async attack(world) {
        const [author, member] = [await newAuthor(world), await staff(world)];
        const templates = ["auth-recovery", "auth-magic-link", "auth-email-change-new", "auth-invite", "newsletter-welcome", "newsletter-letter"]; // biome-ignore format: a list
        return each(templates, async (template) => {
          const [mail] = await world.query<{ id: string }>(
            "insert into private.outbox (template, recipient, status) values ($1, $2, 'dead') returning id",
            [template, author.email],
          );
          return judgeNo(
            await member.ask("POST", "/rest/v1/rpc/desk_send_elsewhere", {
              body: { mail_id: mail?.id, new_mail: randomUUID(), address: member.email, corrects: false },
            }),
            `${template} goes to another mailbox`,
          );
        });
      },
    },
    {
      name: "leads and letters that carry markup",
      aim: "What a visitor types runs nowhere at the desk: the preview of a letter shows it as text.",
      async attack(world) {
        const member = await staff(world);
        const scripts = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "![x](x\" onerror=\"alert(1))", "<svg/onload=alert(1)>", "[x](data:text/html,<script>alert(1)</script>)", "<a href='javascript:alert(1)'>x</a>"]; // biome-ignore format: a list
        return each(scripts, async (body) => {
          const answer = await member.ask("POST", "/functions/v1/preview-letter", {
            body: { subject: body, body: `# One\n\n${body}` },
          });
          const html: string = readJson(answer)?.html ?? "";
          return judge(
            answer,
            /<script|<img[^>]+onerror|<svg|href="?'?(javascript|data):|<[^>]+\son\w+=/i.test(html) &&
              "markup of a letter's writer comes alive",
          );
        });
      },
    },
    ...seatAttacks,
    {
      name: "the administration's doors without its key",
      aim: "Only the secret key administrates.",
      async attack(world) {
        const [author, member] = [await newAuthor(world), await staff(world)];
        const doors = [["GET", "/admin/users"], ["POST", "/admin/users"], ["GET", `/admin/users/${author.id}`], ["PUT", `/admin/users/${author.id}`], ["DELETE", `/admin/users/${author.id}`], ["GET", `/admin/users/${member.id}/factors`], ["DELETE", `/admin/users/${member.id}/factors/${member.factor}`], ["POST", "/admin/generate_link"], ["POST", "/invite"]] as const; // biome-ignore format: a list
        const body = {
          email: `${author.marker}@example.com`,
          password: goodPassword,
          type: "recovery",
          email_confirm: true,
          role: "service_role",
        };
        return each([visitor(world), author, member], (caller) =>
          each(doors, async ([method, path]) =>
            judgeNo(
              await caller.ask(method, `/auth/v1${path}`, { body: method === "GET" ? undefined : body }),
              "administrates",
            ),
          ),
        );
      },
    },
  ],
};
