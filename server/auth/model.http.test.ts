import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyLocalPort, newAddress, openBrowser, openDesk } from "../testing/accounts.ts";
import { crowd } from "../testing/once.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/**
 * The service as a few lines of arithmetic: accounts, the passwords that open them, and which devices are signed in.
 * Random sequences of calls are made against both, and everything that can be seen has to agree.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const passwords = ["seven quiet otters", "nine patient herons"] as const;
const people = [0, 1] as const;
const devices = [0, 1, 2] as const;

type Person = (typeof people)[number];
type Device = (typeof devices)[number];

type Account = { id: string; password: string; isConfirmed: boolean; isBanned: boolean; note?: string };
type Model = { accounts: Map<Person, Account>; devices: Map<Device, Person> };

type Real = {
  emails: string[];
  browsers: ReturnType<typeof openBrowser>[];
  desk: Awaited<ReturnType<typeof openDesk>>;
};

type Call = fc.AsyncCommand<Model, Real>;
const call = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Call => ({
  check,
  run,
  toString: () => name,
});

const signOutPerson = (model: Model, person: Person, except?: Device) => {
  for (const [device, owner] of model.devices) if (owner === person && device !== except) model.devices.delete(device);
};

const create = (person: Person, password: string, isConfirmed: boolean) =>
  call(`create ${person}, ${isConfirmed ? "confirmed" : "unconfirmed"}`, async (model, { desk, emails }) => {
    const { data, error } = await desk.auth.admin.createUser({
      email: emails[person],
      password,
      email_confirm: isConfirmed,
    });
    if (model.accounts.has(person)) return void expect(error?.code).toBe("email_exists");
    expect(error).toBeNull();
    model.accounts.set(person, { id: data.user?.id ?? "", password, isConfirmed, isBanned: false });
  });

/** Mostly with the right password: a wrong one leads nowhere. */
const signIn = (device: Device, person: Person, isRight: boolean) =>
  call(
    `${device} signs in as ${person}${isRight ? "" : " with a wrong password"}`,
    async (model, { browsers, emails }) => {
      const account = model.accounts.get(person);
      const password = isRight && account ? account.password : "not this one";
      const { error } =
        (await browsers[device]?.auth.signInWithPassword({ email: emails[person] ?? "", password })) ?? {};
      if (!account || !isRight || account.isBanned) return void expect(error?.code).toBe("invalid_credentials");
      if (!account.isConfirmed) return void expect(error?.code).toBe("email_not_confirmed");
      expect(error).toBeNull();
      model.devices.set(device, person);
    },
  );

const look = (device: Device) =>
  call(`${device} looks`, async (model, { browsers, emails }) => {
    const { data, error } = (await browsers[device]?.auth.getUser()) ?? {};
    const person = model.devices.get(device);
    const account = person === undefined ? undefined : model.accounts.get(person);
    if (!account) return void expect(error).not.toBeNull();
    if (account.isBanned) return void expect(error?.code).toBe("user_banned");
    expect(error).toBeNull();
    expect(data?.user?.email).toBe(emails[person ?? 0]);
    expect(data?.user?.user_metadata.note).toBe(account.note);
  });

const refresh = (device: Device) =>
  call(`${device} refreshes`, async (model, { browsers }) => {
    const { error } = (await browsers[device]?.auth.refreshSession()) ?? {};
    const person = model.devices.get(device);
    const account = person === undefined ? undefined : model.accounts.get(person);
    if (!account) return void expect(error).not.toBeNull();
    if (account.isBanned) return void expect(error?.code).toBe("user_banned");
    expect(error).toBeNull();
  });

const signOut = (device: Device, scope: "global" | "local" | "others") =>
  call(
    `${device} signs out (${scope})`,
    async (model, { browsers }) => {
      expect((await browsers[device]?.auth.signOut({ scope }))?.error).toBeNull();
      const person = model.devices.get(device);
      if (person === undefined) return;
      if (scope === "local") model.devices.delete(device);
      else signOutPerson(model, person, scope === "others" ? device : undefined);
    },
    // What a banned device signs out of stays open at the server; the client forgets it all the same.
    (model) => !model.accounts.get(model.devices.get(device) ?? 0)?.isBanned && model.devices.has(device),
  );

const changePassword = (device: Device, password: string) =>
  call(`${device} changes the password`, async (model, { browsers }) => {
    const { error } = (await browsers[device]?.auth.updateUser({ password })) ?? {};
    const person = model.devices.get(device);
    const account = person === undefined ? undefined : model.accounts.get(person);
    if (!account || person === undefined) return void expect(error).not.toBeNull();
    if (account.isBanned) return void expect(error?.code).toBe("user_banned");
    if (account.password === password) return void expect(error?.code).toBe("same_password");
    expect(error).toBeNull();
    account.password = password;
    signOutPerson(model, person, device);
  });

const note = (device: Device, text: string | null) =>
  call(`${device} notes ${text}`, async (model, { browsers }) => {
    const { error } = (await browsers[device]?.auth.updateUser({ data: { note: text } })) ?? {};
    const person = model.devices.get(device);
    const account = person === undefined ? undefined : model.accounts.get(person);
    if (!account || account.isBanned) return void expect(error).not.toBeNull();
    expect(error).toBeNull();
    account.note = text ?? undefined;
  });

const atDesk = (person: Person, what: "confirm" | "ban" | "unban" | "delete") =>
  call(
    `the desk: ${what} ${person}`,
    async (model, { desk }) => {
      const account = model.accounts.get(person);
      if (!account) return;
      const { admin } = desk.auth;
      const changes = {
        confirm: { email_confirm: true },
        ban: { ban_duration: "1h" },
        unban: { ban_duration: "none" },
      };
      const { error } =
        what === "delete" ? await admin.deleteUser(account.id) : await admin.updateUserById(account.id, changes[what]);
      expect(error).toBeNull();
      if (what === "confirm") account.isConfirmed = true;
      else if (what === "delete") {
        model.accounts.delete(person);
        signOutPerson(model, person);
      } else account.isBanned = what === "ban";
    },
    (model) => model.accounts.has(person),
  );

const person = fc.constantFrom(...people);
const device = fc.constantFrom(...devices);
const password = fc.constantFrom(...passwords);

const calls = [
  fc.tuple(person, password, fc.boolean()).map((args) => create(...args)),
  fc.tuple(device, person, fc.constantFrom(true, true, true, false)).map((args) => signIn(...args)),
  fc.tuple(device, person, fc.constantFrom(true, true, true, false)).map((args) => signIn(...args)),
  device.map(look),
  device.map(refresh),
  fc.tuple(device, fc.constantFrom("global", "local", "others")).map(([d, scope]) => signOut(d, scope)),
  fc.tuple(device, password).map((args) => changePassword(...args)),
  fc.tuple(device, fc.constantFrom("a", "b", null)).map((args) => note(...args)),
  fc.tuple(person, fc.constantFrom("confirm", "ban", "unban", "delete")).map(([p, what]) => atDesk(p, what)),
];

/** Both people have an account, and one of them is signed in twice: most things worth seeing happen from there on. */
const beginning = [
  create(0, passwords[0], true),
  create(1, passwords[1], true),
  signIn(0, 0, true),
  signIn(1, 0, true),
  signIn(2, 1, true),
];

test("whatever is called in whatever order, the service and its model agree", { timeout: 240_000 }, async () => {
  const desk = await openDesk(server);
  await fc.assert(
    fc.asyncProperty(fc.commands(calls, { maxCommands: 25, size: "+1" }), async (commands) => {
      const real: Real = {
        emails: people.map(() => newAddress()),
        browsers: devices.map(() => openBrowser(server)),
        desk,
      };
      const model: Model = { accounts: new Map(), devices: new Map() };
      for (const command of beginning) await command.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const each of devices) await look(each).run(model, real);
    }),
    { numRuns: crowd(40, 10), interruptAfterTimeLimit: 200_000 },
  );
});
