import { expect, test } from "vitest";
import { startServerForTest } from "../testing/start-test-server.ts";
import { listDemonstrationRows } from "./demonstration-rows.ts";

test("what the demonstration brought is found in the database, and nothing else", async () => {
  const { database } = await startServerForTest();
  await database.query("delete from public.consultation_requests");
  await database.query("delete from auth.users");
  const list = () => listDemonstrationRows(async (sql, values) => (await database.query(sql, values)).rows);
  expect(await list()).toEqual([]);

  for (const email of ["sample@example.com", "sample@contest.com", "reader@halftitle-books.com"]) {
    await database.query("insert into auth.users (id, email) values (gen_random_uuid(), $1)", [email]);
    await database.query(
      "insert into public.consultation_requests (id, source, name, email) values (gen_random_uuid(), 'home', 'A', $1)",
      [email],
    );
  }
  await database.query("insert into private.staff (user_id) select id from auth.users");
  expect(await list()).toEqual([
    "Account of sample@example.com.",
    "Consultation request of sample@example.com.",
    "Seat at the desk of sample@example.com.",
  ]);
});
