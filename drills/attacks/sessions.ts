import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, readJson } from "./answer.ts";
import { type Attempt, countStatuses, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import {
  addFactor,
  authorWithBook,
  enterCode,
  makeAccount,
  newAuthor,
  signIn,
  somewhere,
  staff,
  visitor,
} from "./people.ts";
import { linkOf, times, type World } from "./world.ts";

const isLimitMeant = true;

/** An account whose owner has both steps behind them, and somebody with its password alone. */
async function ownerAndThief(world: World) {
  const owner = await addFactor(world, await authorWithBook(world));
  const thief = await signIn(world, { ...owner, network: somewhere() });
  return { owner, thief };
}

/** Which session a token is of. */
function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).session_id;
}

export const sessions: Subject = {
  title: "Sessions",
  about:
    "what a session may do that owes its second step; ways around it; races for links, codes and refresh tokens; second factors and challenges without end",
  attacks: [
    {
      name: "what a session may do that owes its second step",
      aim: "It changes nothing and signs nobody out.",
      async attack(world) {
        const tries: ((thief: Awaited<ReturnType<typeof signIn>>, factor: string) => Promise<Answer>)[] = [
          (thief) => thief.ask("PUT", "/auth/v1/user", { body: { password: "a thief's new otters" } }),
          (thief) => thief.ask("PUT", "/auth/v1/user", { body: { email: `thief.${thief.marker}@example.com` } }),
          (thief) => thief.ask("PUT", "/auth/v1/user", { body: { data: { full_name: "The Thief" } } }),
          (thief) => thief.ask("PUT", "/auth/v1/user", { body: { app_metadata: { role: "x" } } }),
          (thief) => thief.ask("POST", "/auth/v1/factors", { body: { factor_type: "totp", friendly_name: "thief" } }),
          (thief) =>
            thief.ask("POST", "/auth/v1/factors", { body: { factor_type: "webauthn", friendly_name: "thief" } }),
          (thief) => thief.ask("POST", "/auth/v1/factors/recover", { body: {} }),
          (thief) => thief.ask("POST", "/auth/v1/passkeys/registration/options", { body: {} }),
          (thief, factor) => thief.ask("DELETE", `/auth/v1/factors/${factor}`),
          (thief) => thief.ask("GET", "/auth/v1/reauthenticate"),
          (thief) => thief.ask("POST", "/auth/v1/logout?scope=others", { body: {} }),
          (thief) => thief.ask("POST", "/auth/v1/logout?scope=global", { body: {} }),
          (thief) => thief.ask("POST", "/rest/v1/account_deletions", { body: { owner: thief.id } }),
          (thief) => thief.ask("POST", "/rest/v1/projects", { body: { title: "A thief's book", target_words: 5 } }),
          (thief) => thief.ask("GET", "/rest/v1/projects?select=id,title"),
          (thief) => thief.ask("POST", "/rest/v1/rpc/my_sessions", { body: {} }),
          (thief) => thief.ask("POST", "/rest/v1/rpc/end_session", { body: { session_id: sessionOf(thief.token) } }),
          (thief) => thief.ask("DELETE", "/auth/v1/user/identities/00000000-0000-4000-8000-000000000000"),
          (thief) => thief.ask("GET", "/auth/v1/user/identities/authorize?provider=google"),
        ];
        return each(tries, async (attempt) => {
          const { owner, thief } = await ownerAndThief(world);
          const state = () =>
            world.query(
              "select encrypted_password, email, email_change, raw_user_meta_data, raw_app_meta_data, (select count(*) from auth.mfa_factors where user_id = account.id) as factors, (select count(*) from public.projects where owner = account.id) as books from auth.users account where id = $1",
              [owner.id],
            );
          const before = JSON.stringify(await state());
          const answer = await attempt(thief, owner.factor);
          const isChanged = JSON.stringify(await state()) !== before;
          const stillThere = await owner.ask("GET", "/auth/v1/user");
          return judge(
            answer,
            (isChanged && "it changed the account") ||
              (!isYes(stillThere) && "it ended the owner's session") ||
              (isYes(answer) && /rest/.test(answer.path) && "it is answered"),
          );
        });
      },
    },
    {
      name: "recovery and mailed sign-ins around the second factor",
      aim: "Neither a mailed link nor a mailed code stands in for the second step.",
      async attack(world) {
        return each(["recover", "otp"], async (door) => {
          const owner = await addFactor(world, await authorWithBook(world));
          const thief = visitor(world, { ...owner, token: undefined, network: somewhere() });
          await thief.ask("POST", `/auth/v1/${door}`, { body: { email: owner.email } });
          const token = linkOf(await world.mails(), owner.email).searchParams.get("token");
          const type = door === "recover" ? "recovery" : "magiclink";
          const session = await thief.ask("POST", "/auth/v1/verify", { body: { token_hash: token, type } });
          const half = visitor(world, { ...owner, token: readJson(session)?.access_token });
          return each(
            [
              ["PUT", "/auth/v1/user", { password: "a thief's new otters" }],
              ["GET", "/rest/v1/projects?select=id", undefined],
              ["DELETE", `/auth/v1/factors/${owner.factor}`, undefined],
            ] as const,
            async ([method, path, body]) =>
              judgeNo(await half.ask(method, path, { body }), `a session from ${door} passes for one with both steps`),
          );
        });
      },
    },
    {
      name: "a link and a code, used by many at once",
      aim: "Each opens one session.",
      async attack(world) {
        return each(["link", "code"], async (way) => {
          const person = visitor(world);
          await makeAccount(world, person.email);
          await person.ask("POST", "/auth/v1/otp", { body: { email: person.email } });
          const mails = await world.mails();
          const code = /^(\d{6})\s*$/m.exec(mails.findLast(({ to }) => to.includes(person.email))?.text ?? "")?.[1];
          const token_hash = linkOf(mails, person.email).searchParams.get("token");
          const body =
            way === "link" ? { type: "magiclink", token_hash } : { type: "email", email: person.email, token: code };
          const answers = await Promise.all(
            Array.from({ length: way === "code" ? 5 : times(30, 10) }, () =>
              visitor(world, { marker: person.marker }).ask("POST", "/auth/v1/verify", { body, isLimitMeant }),
            ),
          );
          const opened = answers.filter(isYes).length;
          return judgeAll(
            `${answers.length} at once with one ${way}`,
            countStatuses(answers),
            opened !== 1 && `${opened} sessions from one ${way}`,
          );
        });
      },
    },
    {
      name: "a refresh token, used by many at once and again later",
      aim: "A session has one heir; a token that comes back later is theft and ends it.",
      isLong: true,
      async attack(world) {
        const author = await newAuthor(world);
        const refresh = (refresh_token: string) =>
          visitor(world, { marker: author.marker }).ask("POST", "/auth/v1/token?grant_type=refresh_token", {
            body: { refresh_token },
          });
        const answers = await Promise.all(Array.from({ length: times(20, 8) }, () => refresh(author.refreshToken)));
        const open = await world.count("auth.refresh_tokens where session_id = $1 and not revoked", [
          sessionOf(author.token),
        ]);
        await pause(11_000);
        const late = await refresh(author.refreshToken);
        const heir = await refresh(readJson(answers.find(isYes) ?? late)?.refresh_token ?? "");
        return [
          judgeAll(
            `${answers.length} at once with one refresh token`,
            `${countStatuses(answers)}; ${open} heirs`,
            open > 1 && `${open} tokens go on`,
          ),
          judgeNo(late, "a used token is good again after eleven seconds"),
          judgeNo(heir, "the thief's line goes on after the theft was noticed"),
        ];
      },
    },
    {
      name: "more second factors and challenges than an account holds, at the same moment",
      aim: "Caps hold also where many ask at once, and challenges have an end.",
      isAlone: true,
      async attack(world) {
        const author = await newAuthor(world);
        const enrolled = await Promise.all(
          Array.from({ length: 40 }, (_, place) =>
            author.ask("POST", "/auth/v1/factors", {
              body: { factor_type: "totp", friendly_name: `app ${place}` },
              isLimitMeant,
            }),
          ),
        );
        const factors = await world.count("auth.mfa_factors where user_id = $1", [author.id]);
        const factor = readJson(enrolled.find(isYes) ?? { text: "{}" })?.id;
        const challenges: Answer[] = [];
        for (let turn = 0; turn < 10; turn += 1)
          challenges.push(
            ...(await Promise.all(
              Array.from({ length: 20 }, () =>
                author.ask("POST", `/auth/v1/factors/${factor}/challenge`, { body: {}, isLimitMeant }),
              ),
            )),
          );
        const stored = await world.count("auth.mfa_challenges where factor_id = $1", [factor]);
        return [
          judgeAll(
            "40 x POST /auth/v1/factors at once",
            `${countStatuses(enrolled)}; ${factors} factors`,
            factors > 10 && `the account holds ${factors}`,
          ),
          judgeAll(
            "200 x POST /auth/v1/factors/:factor/challenge",
            `${countStatuses(challenges)}; ${stored} stored`,
            challenges.every(isYes) && stored >= 200 && "challenges have no end",
          ),
        ];
      },
    },
    {
      name: "a second factor's code, used twice",
      aim: "A code is good for one use.",
      async attack(world) {
        const owner = await staff(world);
        const half = await signIn(world, owner);
        const attempts: Attempt[] = [];
        // Its first use was to enrol.
        const again = await enterCode(half, owner.factor, owner.code(), { isLimitMeant: true });
        attempts.push(judgeNo(again, "the same code opens a second session"));
        const crowd = await Promise.all(
          Array.from({ length: times(10, 5) }, () =>
            enterCode(half, owner.factor, owner.code(), { isLimitMeant: true }),
          ),
        );
        const opened = crowd.filter(isYes).length;
        attempts.push(
          judgeAll(
            `${crowd.length} at once with a used code`,
            `${opened} opened`,
            opened > 0 && "a used code opens a session",
          ),
        );
        const foreign = await newAuthor(world);
        const stolen = await foreign.ask("POST", `/auth/v1/factors/${owner.factor}/verify`, {
          body: { challenge_id: randomUUID(), code: owner.code() },
        });
        attempts.push(judgeNo(stolen, "somebody else's factor lifts a session"));
        return attempts;
      },
    },
  ],
};
