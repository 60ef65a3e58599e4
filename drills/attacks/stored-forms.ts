import { randomUUID } from "node:crypto";
import { toCsvRows } from "#domain/csv.ts";
import { countStatuses, each, isYes, judge, judgeAll, type Subject } from "./attack.ts";
import { visitor } from "./people.ts";

export const storedForms: Subject = {
  title: "What forms store",
  about:
    "ids that are stored and never answered, one id under two forms, one offer claimed many times, clients behind odd proxies, cells that a spreadsheet runs",
  attacks: [
    {
      name: "ids that are stored and never answered",
      aim: "Whatever is acknowledged is mailed; what cannot be mailed is refused.",
      isLong: true,
      async attack(world) {
        // All of them PostgreSQL takes for an id; their last letter tells the two forms apart.
        const ids = ["abcdef01-0000-0000-0000-00000000001", "00000000-0000-0000-0000-00000000002", "ABCDEF01-0000-9000-F000-00000000003", "abcdef010000000000000000000000a", "ffffffff-ffff-ffff-ffff-fffffffffff"]; // biome-ignore format: a list
        const doors = [
          ["/rest/v1/consultation_requests", "1"],
          ["/functions/v1/request-callback", "2"],
        ] as const;
        return each(ids, (start) =>
          each(doors, async ([path, last]) => {
            const id = start + last;
            const person = visitor(world);
            const body = {
              id,
              name: "Ada",
              email: person.email,
              ...(path.startsWith("/rest") ? { source: "home" } : { consent: true }),
            };
            const answer = await person.ask("POST", path, { body });
            await world.mails();
            const owed = await world.count(
              "private.outbox where (recipient = $1 or data ->> 'email' = $1) and status <> 'sent'",
              [person.email],
            );
            return judge(answer, isYes(answer) && owed > 0 && `${owed} mails never leave`);
          }),
        );
      },
    },
    {
      name: "one form's id under another form",
      aim: "An id that is taken elsewhere is no failure of ours.",
      attack: (world) =>
        each(
          ["/functions/v1/request-callback", "/functions/v1/request-consultation", "/rest/v1/consultation_requests"],
          async (second) => {
            const id = randomUUID();
            const person = visitor(world);
            const wish = { id, name: "Ada", email: person.email, consent: true };
            const request = { id, source: "home", name: "Ada", email: person.email };
            const isCallback = second.endsWith("callback");
            await person.ask("POST", isCallback ? "/rest/v1/consultation_requests" : "/functions/v1/request-callback", {
              body: isCallback ? request : wish,
            });
            return judge(await person.ask("POST", second, { body: isCallback ? wish : request }));
          },
        ),
    },
    {
      name: "one offer, claimed by many at once",
      aim: "An address gets one code.",
      async attack(world) {
        const person = visitor(world);
        const answers = await Promise.all(
          Array.from({ length: 20 }, () =>
            visitor(world, { marker: person.marker }).ask("POST", "/functions/v1/claim-offer", {
              body: { firstName: "Ada", email: person.email },
              isLimitMeant: true,
            }),
          ),
        );
        const codes = await world.count("discount_codes where email_key = $1", [person.email]);
        return [
          judgeAll(
            "20 x claim-offer for one address at once",
            `${countStatuses(answers)}; ${codes} codes`,
            codes !== 1 && `${codes} codes`,
          ),
        ];
      },
    },
    {
      name: "clients behind a proxy that adds their port, or much else",
      aim: "Clients are told apart whatever form their proxy writes, and nobody passes for somebody else by a header.",
      isAlone: true,
      async attack(world) {
        const send = (forwarded: string) => {
          const { email } = visitor(world);
          return visitor(world).ask("POST", "/functions/v1/newsletter-subscribe", {
            body: { email },
            from: forwarded,
            isLimitMeant: true,
          });
        };
        const flood = async (forwarded: (turn: number) => string, turns: number) => {
          await world.emptyLimits();
          const answers = [];
          for (let turn = 0; turn < turns; turn += 1) answers.push(await send(forwarded(turn)));
          return answers;
        };
        const ported = await flood(() => "198.51.100.7:4711", 25);
        const neighbour = await send("198.51.100.8:4711");
        const sixth = await flood(() => "[2001:db8::7]:4711", 25);
        const sixthNeighbour = await send("[2001:db8:1::8]:4711");
        const claiming = await flood((turn) => `203.0.113.${turn}, 198.51.100.9`, 25);
        return [
          judge(
            neighbour,
            !isYes(neighbour) && `a client with a port is refused for what another did (${countStatuses(ported)})`,
          ),
          judgeAll(
            "25 forms of one client with a port",
            countStatuses(ported),
            ported.filter(isYes).length > 20 && "is not counted",
          ),
          judge(
            sixthNeighbour,
            !isYes(sixthNeighbour) &&
              `an IPv6 client with a port is refused for what another did (${countStatuses(sixth)})`,
          ),
          judgeAll(
            "25 forms of one client that claims another address each time",
            countStatuses(claiming),
            claiming.filter(isYes).length > 20 && "a claimed address counts",
          ),
        ];
      },
    },
    {
      name: "cells that a spreadsheet runs",
      aim: "No cell of an exported file is a formula, whichever sign separates cells there.",
      async attack() {
        const cells = [
          "=1+1",
          "+1",
          "-1",
          "@SUM(A1)",
          "\t=1+1",
          "x;=1+1",
          ";=cmd|' /C calc'!A0",
          "a\n=1+1",
          " =1+1",
          "x\t=1+1",
          "＝1+1",
          "x;@SUM(A1)",
          '"x";=1+1',
          "x|=1+1",
        ];
        return cells.map((cell) => {
          const csv = toCsvRows([[cell, "next"]]);
          return judgeAll(
            `a cell ${JSON.stringify(cell)}`,
            csv,
            [",", ";", "\t"].some((separator) => readCells(csv, separator).some((one) => /^\s*[=+\-@＝]/.test(one))) &&
              "a spreadsheet runs it",
          );
        });
      },
    },
  ],
};

/** A file as a spreadsheet reads it that takes this sign for the end of a cell. */
function readCells(csv: string, separator: string): string[] {
  const cell = new RegExp(`"((?:[^"]|"")*)"|[^${separator}\\r\\n]+`, "g");
  return [...csv.matchAll(cell)].map(([whole, quoted]) => quoted?.replaceAll('""', '"') ?? whole);
}
