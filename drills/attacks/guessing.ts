import type { Answer } from "./answer.ts";
import { type Attempt, countStatuses, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import {
  addFactor,
  enterCode,
  goodPassword,
  makeAccount,
  newAuthor,
  signIn,
  somewhere,
  staff,
  visitor,
} from "./people.ts";

const isLimitMeant = true;
const wrongCodes = (answers: readonly Answer[]) =>
  answers.filter(({ text }) => /mfa_verification_failed/.test(text)).length;

export const guessing: Subject = {
  title: "Guessing",
  about:
    "passwords, mailed codes and second factors from many networks and at the same moment; accounts without end; who has an account",
  attacks: [
    {
      name: "the second factor, guessed from many networks with the password",
      aim: "Guesses at a second factor are counted for the account, whatever the network.",
      isAlone: true,
      async attack(world) {
        const owner = await addFactor(world, await newAuthor(world));
        const answers: Answer[] = [];
        for (let network = 0; network < 14; network += 1) {
          const thief = await signIn(world, { ...owner, network: somewhere() });
          for (let guess = 0; guess < 10; guess += 1) {
            const code = String(100_000 + network * 10 + guess);
            answers.push(
              await enterCode(thief, owner.factor, code === owner.code() ? "000000" : code, { isLimitMeant }),
            );
          }
        }
        const looked = wrongCodes(answers);
        if (looked === 0) throw new Error("no guess was looked at, so this would prove nothing");
        return [
          judgeAll(
            "140 guesses from 14 networks that had signed in by password",
            `${looked} looked at; ${countStatuses(answers)}`,
            looked > 100 && `${looked} of 140 were looked at`,
          ),
        ];
      },
    },
    {
      name: "a password, guessed from many networks and at the same moment",
      aim: "Strangers are stopped in all, and the owner is not locked out.",
      isAlone: true,
      async attack(world) {
        const owner = await newAuthor(world);
        const guess = (password: string) =>
          visitor(world).ask("POST", "/auth/v1/token?grant_type=password", {
            body: { email: owner.email, password },
            isLimitMeant,
          });
        const answers: Answer[] = [];
        for (let turn = 0; turn < 13; turn += 1)
          answers.push(
            ...(await Promise.all(Array.from({ length: 10 }, (_, one) => guess(`a wrong password ${turn} ${one}`)))),
          );
        const looked = answers.filter(({ status }) => status === 400).length;
        const late = await guess(goodPassword);
        const own = await owner.ask("POST", "/auth/v1/token?grant_type=password", {
          body: { email: owner.email, password: goodPassword },
          isLimitMeant,
        });
        return [
          judgeAll(
            "130 wrong passwords from 130 networks",
            countStatuses(answers),
            looked > 100 && `${looked} were looked at`,
          ),
          judgeNo(late, "the right password is taken from a stranger after all guesses"),
          judge(own, !isYes(own) && "the owner is locked out of a network they use"),
        ];
      },
    },
    {
      name: "a mailed code, guessed by many at once and over many codes",
      aim: "A code has five tries, an account twenty a day, from however many networks.",
      isAlone: true,
      async attack(world) {
        const person = visitor(world);
        await makeAccount(world, person.email);
        await person.ask("POST", "/auth/v1/otp", { body: { email: person.email } });
        const mail = (await world.mails()).findLast(({ to }) => to.includes(person.email));
        const code = /^(\d{6})\s*$/m.exec(mail?.text ?? "")?.[1] ?? "";
        const enter = (token: string) =>
          visitor(world).ask("POST", "/auth/v1/verify", {
            body: { type: "email", email: person.email, token },
            isLimitMeant,
          });
        const guesses = Array.from({ length: 15 }, (_, guess) => String(guess).padStart(6, "0")).filter(
          (guess) => guess !== code,
        );
        const answers = await Promise.all(guesses.map(enter));
        const late = await enter(code);
        const more: Answer[] = [];
        for (let guess = 0; guess < 15; guess += 1) more.push(await enter("999999"));
        const looked = [...answers, ...more].filter(({ status }) => status === 403).length;
        return [
          judgeAll(
            `${guesses.length} wrong codes at once`,
            countStatuses(answers),
            answers.some(isYes) && "a guess was right",
          ),
          judge(
            late,
            code === "" ? "the mail had no code" : isYes(late) && "the code is good after fifteen wrong ones",
          ),
          judgeAll("30 wrong codes in all", `${looked} looked at`, looked > 20 && `${looked} were looked at`),
        ];
      },
    },
    {
      name: "sign-ups without end from one client",
      aim: "One client makes no army of accounts.",
      isAlone: true,
      async attack(world) {
        const client = visitor(world);
        const before = await world.count("auth.users where $1", [true]);
        const answers: Answer[] = [];
        for (let turn = 0; turn < 40; turn += 1)
          answers.push(
            await client.ask("POST", "/auth/v1/signup", {
              body: { email: visitor(world).email, password: goodPassword },
              isLimitMeant,
            }),
          );
        const made = (await world.count("auth.users where $1", [true])) - before;
        return [
          judgeAll(
            "40 x POST /auth/v1/signup from one client",
            countStatuses(answers),
            made > 30 && `${made} accounts`,
          ),
        ];
      },
    },
    {
      name: "ways in that are not offered",
      aim: "No provider, no anonymous session and no public key opens an account.",
      async attack(world) {
        const author = await newAuthor(world);
        const asks: [string, string, unknown?][] = [
          ["POST", "/sso", { domain: "evil.example" }], ["GET", "/authorize?provider=google&redirect_to=https://evil.example/"], ["POST", "/token?grant_type=id_token", { provider: "google", id_token: "a.b.c" }],
          ["POST", "/token?grant_type=web3", { chain: "x", message: "x", signature: "x" }], ["POST", "/signup", {}], ["POST", "/signup", { phone: "15555550100", password: goodPassword }], ["POST", "/otp", { phone: "15555550100" }],
          ["POST", "/token?grant_type=pkce", { auth_code: "x", code_verifier: "y".repeat(50) }], ["POST", "/token", {}], ["POST", "/token?grant_type=password", {}], ["POST", "/verify", { type: "sms", phone: "15555550100", token: "000000" }],
          ["POST", "/token?grant_type=refresh_token", { refresh_token: "" }], ["GET", "/user/identities/authorize?provider=google"], ["DELETE", `/user/identities/${author.id}`],
        ]; // biome-ignore format: a table
        return each([visitor(world), author], (caller) =>
          each(asks, async ([method, path, body]) => {
            const answer = await caller.ask(method, `/auth/v1${path}`, { body });
            return judge(
              answer,
              (isYes(answer) && "is answered") || (answer.status < 400 && `leads to ${answer.headers.location}`),
            );
          }),
        );
      },
    },
    {
      name: "what the doors of accounts say about who has one",
      aim: "Known and unknown addresses hear the same words. (How long they take is a drill of its own.)",
      async attack(world) {
        const known = await newAuthor(world);
        const member = await staff(world);
        const asks: [string, (email: string) => unknown][] = [
          ["/signup", (email) => ({ email, password: goodPassword })], ["/recover", (email) => ({ email })], ["/otp", (email) => ({ email, create_user: false })], ["/otp", (email) => ({ email })],
          ["/resend", (email) => ({ email, type: "signup" })], ["/token?grant_type=password", (email) => ({ email, password: "a wrong password" })], ["/verify", (email) => ({ email, type: "email", token: "000000" })],
        ]; // biome-ignore format: a table
        // Numbers and times differ from answer to answer, and so does the address that was asked about.
        const plain = ({ status, text }: Answer, email: string) =>
          `${status} ${text
            .replaceAll(email, "EMAIL")
            .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
            .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")}`;
        return each([known.email, member.email], (email) =>
          each(asks, async ([path, bodyOf]): Promise<Attempt> => {
            const nobody = visitor(world).email;
            const about = async (address: string) =>
              visitor(world, { own: "everybody's" }).ask("POST", `/auth/v1${path}`, { body: bodyOf(address) });
            const [theirs, nobodys] = [await about(email), await about(nobody)];
            const isSame = plain(theirs, email) === plain(nobodys, nobody);
            return judge(theirs, !isSame && `differs from ${plain(nobodys, nobody).slice(0, 200)}`);
          }),
        );
      },
    },
  ],
};
