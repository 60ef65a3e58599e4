import type { Queryable } from "../database/transaction.ts";

type Recovery = { asked_at: Date; due_at: Date };

export async function findFactorRecovery(db: Queryable, userId: string): Promise<Recovery | undefined> {
  const { rows } = await db.query<Recovery>(
    "select asked_at, due_at from private.factor_recoveries where user_id = $1",
    [userId],
  );
  return rows[0];
}

/** Asking again does not begin the wait anew. */
export async function beginFactorRecovery(db: Queryable, userId: string, { asked_at, due_at }: Recovery) {
  await db.query(
    `insert into private.factor_recoveries (user_id, asked_at, due_at) values ($1, $2, $3)
     on conflict (user_id) do nothing`,
    [userId, asked_at, due_at],
  );
}

/** Whoever shows a factor, or a passkey, has lost nothing: somebody else has asked. */
export async function stopFactorRecovery(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from private.factor_recoveries where user_id = $1", [userId]);
}
