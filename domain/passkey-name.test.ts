import { expect, test } from "vitest";
import { namePasskey } from "./passkey-name.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const unknown = "00000000-0000-0000-0000-000000000000";

test("a passkey is called by what keeps it, else by the browser that made it, else nothing", () => {
  expect(namePasskey("fbfc3007-154e-4ecc-8c0b-6e020557d7bd", chrome)).toBe("iCloud Keychain");
  expect(namePasskey(unknown, chrome)).toBe("Chrome on Linux");
  expect(namePasskey(unknown, "")).toBe("");
});
