import { expect, inject, test } from "vitest";
import { startServerForTest } from "../testing/start-test-server.ts";
import { openBrowser } from "./testing.ts";

test.skipIf(inject("backend") !== "embedded")(
  "the demonstration's author can sign in on the embedded database",
  async () => {
    const server = await startServerForTest();
    const { data, error } = await openBrowser(server).auth.signInWithPassword({
      email: "author@example.com",
      password: "halftitle-demo",
    });
    expect(error).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
  },
);

test.skipIf(inject("backend") === "embedded")("anywhere else nobody is seeded", async () => {
  const server = await startServerForTest();
  expect((await server.database.query("select from auth.users")).rowCount).toBe(0);
});
