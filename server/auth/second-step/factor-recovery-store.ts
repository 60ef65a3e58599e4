import type { Queryable } from "../../database/transaction.ts";

/** When the factors of an account may be taken off; undefined where nobody has asked. */
export async function findFactorRecovery(db: Queryable, userId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ due_at: string }>(
    "select due_at from private.factor_recoveries where user_id = $1",
    [userId],
  );
  return rows[0] && new Date(rows[0].due_at);
}

/** Asking again does not begin the wait anew. */
export async function beginFactorRecovery(
  db: Queryable,
  userId: string,
  { askedAt, dueAt }: Record<"askedAt" | "dueAt", Date>,
) {
  await db.query(
    `insert into private.factor_recoveries (user_id, asked_at, due_at) values ($1, $2, $3)
     on conflict (user_id) do nothing`,
    [userId, askedAt, dueAt],
  );
}

/** Whoever shows a factor, or a passkey, has lost nothing: somebody else has asked. */
export async function stopFactorRecovery(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from private.factor_recoveries where user_id = $1", [userId]);
}
