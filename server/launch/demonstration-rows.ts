import { isInvented } from "./launch-blockers.ts";

type Query = (sql: string, values?: unknown[]) => Promise<{ email: string }[]>;

/** Tables that the demonstration fills; only those that exist are asked. */
const tables = [
  { name: "auth.users", what: "Account" },
  { name: "public.consultation_requests", what: "Consultation request" },
  { name: "public.callback_requests", what: "Callback request" },
  { name: "public.offer_leads", what: "Discount request" },
  { name: "public.newsletter_subscribers", what: "Newsletter subscription" },
  {
    name: "private.staff",
    what: "Seat at the desk",
    rows: "(select email from auth.users join private.staff on user_id = id) as seated",
  },
] as const;

/** Accounts, requests and seats at addresses that belong to nobody: such can only have been seeded. */
export async function listDemonstrationRows(query: Query): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, what, ...other } of tables) {
    if ((await query("select to_regclass($1)::text as email where to_regclass($1) is not null", [name])).length === 0)
      continue;
    const rows = await query(
      `select distinct email from ${"rows" in other ? other.rows : name} where email ~* '[@.](example|test|invalid)|example\\.'`,
    );
    lines.push(...rows.filter(({ email }) => isInvented(email)).map(({ email }) => `${what} of ${email}.`));
  }
  return lines.sort();
}
