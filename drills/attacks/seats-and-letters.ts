import { randomUUID } from "node:crypto";
import { readJson } from "./answer.ts";
import { each, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { expectYes, staff, visitor } from "./people.ts";

/** Rows of the desk about who works there, what its letters are made of, and what the archive shows of them. */
export const seatAttacks: Subject["attacks"] = [
  {
    name: "a member who would be an owner, and an owner's tab left open",
    aim: "Who works at the desk is decided by owners, and by them only right after their second step.",
    async attack(world) {
      const [victim, member, stale] = [await staff(world), await staff(world, "member"), await staff(world)];
      await world.query(
        "update auth.mfa_amr_claims set updated_at = now() - interval '1 hour' where session_id in (select id from auth.sessions where user_id = $1)",
        [stale.id],
      );
      const calls = [["/rest/v1/rpc/desk_change_role", { member: member.id, new_role: "owner" }], ["/rest/v1/rpc/desk_remove_staff", { member: victim.id }], ["/rest/v1/rpc/desk_rename_staff", { member: victim.id, name: "Nobody" }], ["/rest/v1/rpc/desk_prove_owner", {}], ["/functions/v1/staff-seat", { task: "reset-factor", member: victim.id }], ["/functions/v1/staff-seat", { task: "invite", email: member.email, name: "", role: "owner" }], ["/functions/v1/staff-seat", { task: "remove", member: victim.id }]] as const; // biome-ignore format: a list
      const attempts = await each([member, stale], (caller) =>
        each(calls, async ([path, body]) =>
          judgeNo(await caller.ask("POST", path, { body }), "decides who works at the desk"),
        ),
      );
      const [seat] = await world.query<{ role: string }>("select role from private.staff where user_id = $1", [
        member.id,
      ]);
      return [
        ...attempts,
        judgeAll("the member's seat afterwards", seat?.role ?? "none", seat?.role !== "member" && "is an owner's"),
      ];
    },
  },
  {
    name: "a portrait, a template and an attachment that are something else",
    aim: "A seat shows a small picture, a letter fills in two words, and only documents of the site go along.",
    async attack(world) {
      const member = await staff(world, "member");
      const profile = { name: "x", signature: "", time_zone: "UTC" };
      const portraits = ["data:text/html;base64,PHNjcmlwdD4=", "data:image/svg+xml;base64,PHN2Zy8+", "javascript:alert(1)", "https://evil.example/x.jpg", `data:image/jpeg;base64,${"A".repeat(80_000)}`, "data:image/jpeg;base64,////"]; // biome-ignore format: a list
      const documents = ["/etc/passwd", "/resources/../../main.js", "/resources/x.html", "https://evil.example/x.pdf", "/resources/%2e%2e/x.pdf", "file:///etc/passwd"]; // biome-ignore format: a list
      const template = { template: "x", seen_version: 0, name: "x", subject: "x" };
      const calls = [
        ...portraits.map((portrait) => ["desk_save_profile", { ...profile, portrait }] as const),
        ...documents.map((document) => ["desk_attach", { mail_id: randomUUID(), documents: [document] }] as const),
        ...["{site}", "{name", "{{me}}"].map((body) => ["desk_save_letter_template", { ...template, body }] as const),
        ["desk_save_letter_template", { ...template, subject: "x\r\nBcc: y@example.com", body: "x" }] as const,
      ];
      return each(calls, async ([name, body]) =>
        judgeNo(await member.ask("POST", `/rest/v1/rpc/${name}`, { body }), "is stored"),
      );
    },
  },
  {
    name: "a letter of the archive that carries markup, and letters that are not published",
    aim: "The archive shows what staff published, as text, and nothing else.",
    async attack(world) {
      const member = await staff(world);
      const hidden = randomUUID();
      const save = (letter: string, subject: string, body: string) =>
        member.ask("POST", "/rest/v1/rpc/desk_save_letter", { body: { letter, seen_version: 0, subject, body } });
      await save(hidden, "A secret plan", "Nobody knows.");
      const scripts = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "![x](https://evil.example/x.png)", "[x](data:text/html,x)", "zz-letter-body-zz"]; // biome-ignore format: a list
      const letter = randomUUID();
      await save(letter, `Loud ${letter} "><script>alert(1)</script>`, scripts.join("\n\n"));
      await world.query(
        "update private.letters set state = 'sent', started_at = now(), finished_at = now() where id = $1",
        [letter],
      );
      const published = await member.ask("POST", "/rest/v1/rpc/desk_publish_letter", {
        body: { letter, is_public: true },
      });
      const slug: string = readJson(expectYes(published))?.letter?.slug ?? "";
      const reader = visitor(world, { own: "everybody's" });
      return each(
        [
          `/letters/${slug}`,
          "/letters",
          "/letters/feed.xml",
          "/letters/sitemap.xml",
          "/letters/a-secret-plan",
          `/letters/${hidden}`,
          ...[
            "%00",
            "_frame",
            ":frame",
            "%2e%2e%2fabout",
            "..%2f..%2fetc%2fpasswd",
            "x'%20or%20true--",
            "a".repeat(5_000),
          ].map((slug) => `/letters/${slug}`),
        ],
        async (path) => {
          const answer = await reader.ask("GET", path);
          return judge(
            { ...answer, text: answer.text.slice(0, 200) },
            (/<script>alert|<img[^>]+onerror|href="(javascript|data):|evil\.example/.test(answer.text) &&
              "markup comes alive") ||
              (/secret plan|Nobody knows/.test(answer.text) && "shows what nobody published"),
          );
        },
      );
    },
  },
];
