import { makeAuthenticator } from "#server/testing/software-authenticator.ts";
import { type Answer, readJson } from "./answer.ts";
import { countStatuses, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import {
  type Account,
  addFactor,
  expectYes,
  halfStaff,
  newAuthor,
  type Person,
  signIn,
  somewhere,
  visitor,
} from "./people.ts";
import { linkOf, times, type World } from "./world.ts";

type Device = ReturnType<typeof makeAuthenticator>;
type Lies = Parameters<Device["get"]>[1];

const newDevice = (world: World, traits: object = {}) => makeAuthenticator({ origin: world.site.origin, ...traits });

async function add(person: Person, device: Device, lies: Lies = {}): Promise<Answer> {
  const asked = await person.ask("POST", "/auth/v1/passkeys/registration/options", { body: {} });
  if (!isYes(asked)) return asked;
  const { challenge_id, options } = readJson(asked);
  const body = { challenge_id, credential: device.create(options, lies) };
  return person.ask("POST", "/auth/v1/passkeys/registration/verify", { body });
}

async function ask(person: Person) {
  return readJson(expectYes(await person.ask("POST", "/auth/v1/passkeys/authentication/options", { body: {} })));
}

async function show(person: Person, device: Device, lies: Lies = {}): Promise<Answer> {
  const { challenge_id, options } = await ask(person);
  const body = { challenge_id, credential: device.get(options, lies) };
  return person.ask("POST", "/auth/v1/passkeys/authentication/verify", { body });
}

async function ownerWithPasskey(world: World) {
  const owner = await newAuthor(world);
  const device = newDevice(world);
  const { id } = readJson(expectYes(await add(owner, device)));
  return { owner, device, passkey: id as string };
}

/** What a page elsewhere, a copied device or a thief in between could have signed or changed. */
const lies: Lies[] = [
  { origin: "https://evil.example" },
  { origin: "https://books.example.com.evil.example" },
  { origin: "http://books.example.com" },
  { rpId: "evil.example" },
  { rpId: "example.com" },
  { challenge: "bm90LXRoaXMtb25l" },
  { challenge: "" },
  { type: "webauthn.create" },
  { counter: 0 },
  { counter: 1 },
  { userHandle: "c29tZWJvZHk" },
];

export const passkeys: Subject = {
  title: "Passkeys",
  about:
    "answers of other origins, houses, challenges and ceremonies; copies, replays and races; other people's passkeys; the wait before a lost second step is taken off; doors to which another site sends a browser",
  attacks: [
    {
      name: "a passkey shown for another page, another house, another question, or by a copy",
      aim: "Only an answer to our question, on our page, by the device itself opens a session.",
      async attack(world) {
        const { owner, device } = await ownerWithPasskey(world);
        // Its counter stands above nothing from here on.
        expectYes(await show(visitor(world, { marker: owner.marker }), device));
        const bent = await each(lies, async (lie) =>
          judgeNo(
            await show(visitor(world, { marker: owner.marker }), device, lie),
            `it opens with ${JSON.stringify(lie)}`,
          ),
        );
        const careless = newDevice(world, { verifiesUser: false });
        careless.kept.push(...device.kept);
        const unlooked = await show(visitor(world, { marker: owner.marker }), careless);
        return [...bent, judgeNo(unlooked, "nobody's fingerprint was asked for")];
      },
    },
    {
      name: "one answer, by many at once and again later",
      aim: "A question is answered once.",
      async attack(world) {
        const { owner, device } = await ownerWithPasskey(world);
        const { challenge_id, options } = await ask(visitor(world));
        const body = { challenge_id, credential: device.get(options) };
        const send = () =>
          visitor(world, { marker: owner.marker }).ask("POST", "/auth/v1/passkeys/authentication/verify", { body });
        const answers = await Promise.all(Array.from({ length: times(30, 10) }, send));
        const opened = answers.filter(isYes).length;
        const later = await send();
        return [
          judgeAll(
            `${answers.length} at once with one answer`,
            countStatuses(answers),
            opened !== 1 && `${opened} opened`,
          ),
          judgeNo(later, "it opens again"),
        ];
      },
    },
    {
      name: "a new passkey on somebody else's account, or on one's own by a false one",
      aim: "A passkey belongs to whoever was asked, and was asked here.",
      async attack(world) {
        const [owner, thief] = [await newAuthor(world), await newAuthor(world)];
        const { challenge_id, options } = readJson(
          expectYes(await owner.ask("POST", "/auth/v1/passkeys/registration/options", { body: {} })),
        );
        const body = { challenge_id, credential: newDevice(world).create(options) };
        const stolen = await thief.ask("POST", "/auth/v1/passkeys/registration/verify", { body });
        const half = await signIn(world, { ...(await addFactor(world, await newAuthor(world))), network: somewhere() });
        const unfinished = await add(half, newDevice(world));
        const nobody = await visitor(world).ask("POST", "/auth/v1/passkeys/registration/verify", { body });
        const falsified: Lies[] = [...lies.slice(0, 7), { type: "webauthn.get" }];
        const bent = await each(falsified, async (lie) =>
          judgeNo(await add(thief, newDevice(world), lie), `it is taken with ${JSON.stringify(lie)}`),
        );
        return [
          judgeNo(stolen, "it answers a question to somebody else"),
          judgeNo(unfinished, "a session without its second step adds one"),
          judgeNo(nobody, "nobody adds one"),
          ...bent,
        ];
      },
    },
    {
      name: "other people's passkeys, and one's own in a tab left open",
      aim: "An owner who has just shown who they are names and removes their own; nobody else sees any.",
      async attack(world) {
        const { owner, passkey } = await ownerWithPasskey(world);
        const thief = await newAuthor(world);
        const people: Person[] = [thief, visitor(world), await halfStaff(world)];
        const admin = `/auth/v1/admin/users/${owner.id}/passkeys`;
        const tries = people.flatMap((person) =>
          (
            [
              ["PATCH", `/auth/v1/passkeys/${passkey}`, { friendly_name: "a thief's" }],
              ["DELETE", `/auth/v1/passkeys/${passkey}`],
              ["GET", admin],
              ["DELETE", `${admin}/${passkey}`],
            ] as const
          ).map(([method, path, body]) => ({ person, method, path, body })),
        );
        const foreign = await each(tries, async ({ person, method, path, body }) =>
          judgeNo(await person.ask(method, path, { body }), "it is done to somebody else's"),
        );
        const list = await thief.ask("GET", "/auth/v1/passkeys");
        await world.query("update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'");
        const left = await owner.ask("DELETE", `/auth/v1/passkeys/${passkey}`);
        return [
          ...foreign,
          judge(list, list.text.includes(passkey) && "it lists somebody else's"),
          judgeNo(left, "a tab left open removes one"),
          judgeAll("the passkey itself", passkey, (await world.count("auth.webauthn_credentials where id = $1 and friendly_name <> $2", [passkey, "a thief's"])) !== 1 && "it is gone"), // biome-ignore format: one line
        ];
      },
    },
    {
      name: "a lost second step, by password or by mail alone",
      aim: "It takes the mailbox twice and the wait in between; a seat at the desk is not had that way.",
      async attack(world) {
        const owner = await addFactor(world, await newAuthor(world));
        const recover = (person: Person) => person.ask("POST", "/auth/v1/factors/recover", { body: {} });
        const byPassword = await recover(await signIn(world, { ...owner, network: somewhere() }));
        const reader = await comeByMail(world, owner);
        const asked = [];
        for (let count = 0; count < times(20, 5); count++) asked.push(await recover(reader));
        const books = await reader.ask("GET", "/rest/v1/projects?select=id");
        const seat = await addFactor(world, await halfStaff(world));
        const member = await recover(await comeByMail(world, seat));
        const factors = await world.count("auth.mfa_factors where user_id = any ($1)", [[owner.id, seat.id]]);
        return [
          judgeNo(byPassword, "the password begins it"),
          judgeAll("asked again and again", countStatuses(asked), factors !== 2 && "a factor is gone"),
          judgeNo(books, "the books are open before the wait is over"),
          judgeNo(member, "a seat at the desk is had back by mail"),
        ];
      },
    },
    {
      name: "doors to which another site sends a browser",
      aim: "They lead nowhere, whatever they are asked.",
      async attack(world) {
        const where = "redirect_to=https%3A%2F%2Fevil.example&state=x&code=x&provider=google";
        const doors = [
          ["GET", "/auth/v1/authorize"],
          ["GET", "/auth/v1/callback"],
          ["POST", "/auth/v1/callback"],
          ["GET", "/auth/v1/sso/saml/metadata"],
          ["POST", "/auth/v1/sso/saml/acs"],
        ] as const;
        return each(doors, async ([method, path]) => {
          const answer = await visitor(world).ask(method, `${path}?${where}`, { headers: { apikey: undefined } });
          const leads = answer.status < 400 || answer.headers.location !== undefined;
          return judge(answer, leads && "it leads somewhere");
        });
      },
    },
  ],
};

/** Whoever reads somebody's mail, and follows the link for a forgotten password. */
async function comeByMail(world: World, owner: Account): Promise<Person> {
  const reader = visitor(world, { marker: owner.marker, email: owner.email });
  await reader.ask("POST", "/auth/v1/recover", { body: { email: owner.email } });
  const token_hash = linkOf(await world.mails(), owner.email).searchParams.get("token");
  const session = await reader.ask("POST", "/auth/v1/verify", { body: { token_hash, type: "recovery" } });
  return visitor(world, { ...owner, network: reader.network, token: readJson(expectYes(session)).access_token });
}
