import { parseArgs } from "node:util";
import { isEmailAddress } from "#domain/email-address.ts";
import { isUuid } from "#domain/uuid.ts";
import { openFilledPlace } from "../backup/backup-place.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { openPool } from "../database/pool.ts";
import { readSettings } from "../environment.ts";
import { readPersonKey } from "../privacy/find-who.ts";
import { allowOffers, erasePerson, exportPerson, HasAccount } from "../privacy/person.ts";
import { runCommand } from "./run-command.ts";

/** npm run person -- export <who> | erase <who> [--with-account] | allow-offers <email>; who: an email address, a number, or a link of the desk */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "with-account": { type: "boolean", default: false } },
  });
  const [verb, given = ""] = positionals;
  const address = readPersonKey(given);
  const isNamed = isEmailAddress(address) || (isUuid(address) && verb !== "allow-offers");
  if (!verb || !["export", "erase", "allow-offers"].includes(verb) || !isNamed) {
    throw new BootError(
      "Say: npm run person -- export <who>, or: -- erase <who>, or: -- allow-offers <email>. Who is an email address, or the address of their page at the desk.",
      exitCodes.configuration,
    );
  }
  // A hosted project's records are reached by the same address as its migrations.
  const place = await openFilledPlace({ ...readSettings(process.env), SUPABASE_URL: undefined });
  const pool = openPool(place.url, () => {});
  try {
    if (verb === "export") {
      const found = await exportPerson(pool, address);
      process.stdout.write(`${JSON.stringify({ address: given, ...found }, null, 2)}\n`);
    } else if (verb === "allow-offers") {
      const had = await allowOffers(pool, address);
      process.stdout.write(
        had ? "Offers may go to this address again.\n" : "This address had not opted out of offers.\n",
      );
    } else {
      process.stdout.write(tell(await erasePerson(pool, address, { withAccount: values["with-account"] })));
    }
  } catch (error) {
    if (!(error instanceof HasAccount)) throw error;
    throw new BootError(
      "This address has an account, which its owner deletes in its settings. If they asked you to: --with-account.",
      exitCodes.configuration,
    );
  } finally {
    await pool.end();
    await place.close();
  }
});

function tell({ gone, mentions }: Awaited<ReturnType<typeof erasePerson>>): string {
  const lines = Object.entries(gone).map(([table, rows]) => `${rows} gone from ${table}\n`);
  const left = Object.entries(mentions).map(
    ([table, rows]) => `${rows} of ${table} belong to somebody else and mention the address: please read them\n`,
  );
  const last = "Backups hold it until the newer ones have replaced them.\n";
  return [...(lines.length > 0 ? lines : ["Nothing was there.\n"]), ...left, last].join("");
}
