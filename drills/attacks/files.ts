import { randomUUID } from "node:crypto";
import { each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { expectYes, visitor } from "./people.ts";
import { follow, linkTo, owner, pdf, send } from "./sending-files.ts";
import { uploadAttacks } from "./uploads.ts";

export const files: Subject = {
  title: "Files of books",
  about:
    "other people's files by guessed, changed, forwarded and ended links, uploads into other people's books and under their names, paths that lead elsewhere, wrong sizes, programs and pages in the place of manuscripts, odd ranges, and tricks of the upload protocol",
  attacks: [
    {
      name: "receipts of what others signed",
      aim: "A receipt is for the two sides of its book, under its very number.",
      async attack(world) {
        const [ada, ben] = [await owner(world), await owner(world)];
        const { version } = await send(ada);
        const [approval] = await world.query<{ id: string }>(
          `insert into book_approvals (book_id, proof_id, version_id, document, number, sha256, decision, wording, name, who, who_name, role)
           select $1, gen_random_uuid(), $2, 'File', 1, repeat('0', 64), 'approved', 'You approve it.', 'Ada', $3, 'Ada', 'author' returning id`,
          [ada.book, version, ada.id],
        );
        const number = approval?.id ?? "";
        expectYes(await ada.ask("GET", `/files/receipts/${number}`));
        const numbers = [number, randomUUID(), "x", "..%2fversions%2fx", "%00"];
        return each([ben, visitor(world)], (person) =>
          each(numbers, async (one) =>
            judgeNo(await person.ask("GET", `/files/receipts/${one}`), "a stranger reads it"),
          ),
        );
      },
    },
    {
      name: "links that were guessed, changed or forwarded",
      aim: "A link opens one file, for minutes, for the session and the network that asked.",
      async attack(world) {
        const [ada, ben] = [await owner(world), await owner(world)];
        const [hers, his] = [await send(ada), await send(ben)];
        const link = await linkTo(ada, hers.version);
        expectYes(await follow(ada, link));
        const changed = (change: (url: URL) => void) => {
          const url = new URL(link);
          change(url);
          return url;
        };
        const variants = [
          changed((url) => (url.search = "")),
          changed((url) => (url.pathname = `/files/versions/${his.version}`)),
          changed((url) => (url.pathname = `/files/versions/${randomUUID()}`)),
          changed((url) => url.searchParams.set("until", "99999999999")),
          changed((url) => url.searchParams.set("until", "1e99")),
          changed((url) => url.searchParams.set("until", String(Math.floor(Date.now() / 1_000) - 1))),
          changed((url) => url.searchParams.set("session", randomUUID())),
          changed((url) => url.searchParams.set("session", "' or true --")),
          changed((url) => url.searchParams.set("sign", "")),
          changed((url) => url.searchParams.set("sign", (url.searchParams.get("sign") ?? "").slice(0, -1))),
          changed((url) => url.searchParams.delete("sign")),
        ];
        const attempts = await each(variants, async (url) => {
          const answer = await follow(ada, url);
          return judge(answer, isYes(answer) && answer.text !== pdf(ada) && "a changed link opened");
        });
        const opened = attempts.filter(({ answer }) => answer.startsWith("200"));
        const forwarded = await follow(ben, link);
        const strange = await ben.ask("POST", "/files/links", { body: { version: hers.version } });
        return [
          ...attempts,
          judgeAll("changed links", `${opened.length} opened`, opened.length > 0 && "a changed link opened"),
          judgeNo(forwarded, "a forwarded link opened from another network"),
          judgeNo(strange, "somebody else's file was given"),
        ];
      },
    },
    {
      name: "a link after its session",
      aim: "Signing out ends every link that the session asked for.",
      async attack(world) {
        const ada = await owner(world);
        const link = await linkTo(ada, (await send(ada)).version);
        await ada.ask("POST", "/auth/v1/logout", { body: {} });
        const answer = await follow(ada, link);
        return [judgeNo(answer, "the link outlived its session")];
      },
    },
    ...uploadAttacks,
    {
      name: "odd ranges",
      aim: "A range is a stretch of the file, or the whole of it, or nothing.",
      async attack(world) {
        const ada = await owner(world);
        const link = await linkTo(ada, (await send(ada)).version);
        const many = `bytes=${Array.from({ length: 1_300 }, () => "0-").join(",")}`;
        const ranges = [many, "bytes=0-,0-", "bytes=-0", "bytes=-999999999999999", "bytes=5-1", "bytes=99999999999999999999-", "bytes=0-18446744073709551615", "lines=1-2", "bytes", "bytes=a-b", "bytes=1-1,-1"]; // biome-ignore format: a list
        return each(ranges, async (range) => {
          const answer = await follow(ada, link, { headers: { range } });
          return judge(answer, isYes(answer) && !pdf(ada).includes(answer.text) && "more came than there is");
        });
      },
    },
  ],
};
