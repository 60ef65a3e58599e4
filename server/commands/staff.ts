import { userInfo } from "node:os";
import { openFilledPlace } from "../backup/backup-place.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { assertMigrated, migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { countDecisions, tellDecisions } from "../desk/decisions.ts";
import { openStaffMembers, type StaffMembers } from "../desk/staff-members.ts";
import { readSettings, type Settings, siteUrlOf } from "../environment.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run staff -- add <email> [owner]     give somebody a seat at the desk, inviting them (again) if need be
npm run staff -- list                    who has one
npm run staff -- remove <email>          take it away, at once
npm run staff -- reset-factor <email>    for somebody who lost their authenticator app, security key or passkey
npm run staff -- declined [year]         how many manuscripts were accepted and declined, last year or then`;

/** Works on the configured database, beside a running server or without one. */
await runCommand(async () => {
  const [task = "", email = "", role = ""] = process.argv.slice(2);
  const isKnown =
    ["list", "declined"].includes(task) || (["add", "remove", "reset-factor"].includes(task) && email !== "");
  if (!isKnown || (role !== "" && !(task === "add" && role === "owner")))
    throw new BootError(usage, exitCodes.badInput);
  const year = task === "declined" ? readYear(email) : undefined;
  if (!["list", "declined"].includes(task) && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new BootError(`${email} is not an email address.`, exitCodes.badInput);
  }

  const settings = readSettings(process.env);
  const place = await openPlace(settings);
  const pool = openPool(place.url, () => {});
  try {
    if (year !== undefined) {
      process.stdout.write(`${tellDecisions(year, await countDecisions(pool, year), new Date())}\n`);
      return;
    }
    const members = openStaffMembers(pool, settings, () => siteUrlOf(settings));
    process.stdout.write(`${await perform(members, task, { email, isOwner: role === "owner" })}\n`);
  } finally {
    await pool.end();
    await place.close();
  }
});

/** The last full year, unless another is named. */
function readYear(word: string): number {
  if (word === "") return new Date().getFullYear() - 1;
  if (!/^20\d\d$/.test(word)) throw new BootError(`${word} is not a year.`, exitCodes.badInput);
  return Number(word);
}

async function openPlace(settings: Settings) {
  if (settings.SUPABASE_URL && settings.DATABASE_URL) {
    await assertMigrated(settings.DATABASE_URL);
    return { url: settings.DATABASE_URL, close: async () => {} };
  }
  const place = await openFilledPlace(settings);
  try {
    await migrate(place.url);
    return place;
  } catch (error) {
    await place.close();
    throw error;
  }
}

type Asked = { email: string; isOwner: boolean };

async function perform(staff: StaffMembers, task: string, { email, isOwner }: Asked): Promise<string> {
  const operator = { name: userInfo().username };
  const notThere = () => new BootError(`${email} has no seat at the desk.`, exitCodes.badInput);
  if (task === "add") {
    const outcome = await staff.add(email, operator, { role: isOwner ? "owner" : "member" });
    return {
      added: `${email} has a seat at the desk now, and is asked for a second factor there.`,
      invited: `${email} had no confirmed account: an invitation is on its way, and the seat is ready.`,
      "there already": `${email} has a seat at the desk already.`,
    }[outcome];
  }
  if (task === "remove") {
    const outcome = await staff.remove(email, operator);
    if (outcome === "nobody") throw notThere();
    if (outcome === "last owner") {
      throw new BootError(
        `${email} is the last owner of the desk. Make somebody else one first: add <email> owner.`,
        exitCodes.badInput,
      );
    }
    return `${email} has no seat at the desk anymore. Open leads of theirs belong to nobody now; the account itself stays.`;
  }
  if (task === "reset-factor") {
    if (!(await staff.resetFactor(email, operator))) throw notThere();
    return `${email} is signed out everywhere and sets up a new second factor at the next sign-in.`;
  }
  const members = await staff.list();
  if (members.length === 0) return "Nobody has a seat at the desk yet.";
  return members
    .map(
      ({ email: address, role, added_at, added_by, has_factor }) =>
        `${address}, since ${new Date(added_at).toISOString().slice(0, 10)}${added_by ? ` by ${added_by}` : ""}, as ${role}, ${has_factor ? "with" : "without"} a second factor`,
    )
    .join("\n");
}
