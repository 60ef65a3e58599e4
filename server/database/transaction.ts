import type pg from "pg";

/** Anything that takes a query: the pool for a single statement, a client inside a transaction. */
export type Queryable = Pick<pg.Pool, "query">;

/** Runs the work in one transaction: all of it holds, or none. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => {
      // The connection is gone, and the transaction with it.
      fault = lost;
    });
    throw error;
  } finally {
    client.release(fault);
  }
}
