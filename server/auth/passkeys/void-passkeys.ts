import type { Queryable } from "../../database/transaction.ts";
import { relyingPartyOf } from "./relying-party.ts";

/**
 * Passkeys that were made for another host than this site's: no browser shows them here any more. Their owners sign in by
 * password or mail and add new ones; whoever moves a house should know how many that are.
 */
export async function listVoidPasskeys(db: Queryable, siteUrl: string | undefined): Promise<string[]> {
  const known = await db.query(
    "select from information_schema.columns where table_schema = 'auth' and table_name = 'webauthn_credentials' and column_name = 'relying_party'",
  );
  if (!known.rowCount || !siteUrl || !URL.canParse(siteUrl)) return [];
  const here = relyingPartyOf(new URL(siteUrl))?.id ?? "";
  const { rows } = await db.query<{ host: string; count: number }>(
    `select relying_party as host, count(*)::int as count from auth.webauthn_credentials
     where relying_party <> $1 group by 1 order by 1`,
    [here],
  );
  return rows.map(({ host, count }) => {
    const whose = count === 1 ? "One passkey was" : `${count} passkeys were`;
    return `${whose} made for ${host} and can’t be used at ${here || siteUrl}: their owners have to add new ones.`;
  });
}
