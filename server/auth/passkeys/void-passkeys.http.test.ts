import { expect, test } from "vitest";
import { signedInAuthor } from "../../testing/accounts.ts";
import { withPasskey } from "../../testing/passkeys.ts";
import { startServerForTest } from "../../testing/start-test-server.ts";
import { listVoidPasskeys } from "./void-passkeys.ts";

test("a house that moves is told whose passkeys stay behind", async () => {
  const server = await startServerForTest();
  await withPasskey(server, await signedInAuthor(server));
  const ask = (address: string) => listVoidPasskeys(server.database, address);
  expect(await ask("http://localhost:3000")).toEqual([]);
  expect(await ask("https://books.example.com")).toEqual([
    "One passkey was made for localhost and can’t be used at books.example.com: their owners have to add new ones.",
  ]);
});
