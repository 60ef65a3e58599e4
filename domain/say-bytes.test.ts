import { expect, test } from "vitest";
import { sayBytes } from "./say-bytes.ts";

test.each([
  [0, "0 bytes"],
  [1023, "1,023 bytes"],
  [1536, "1.5 KB"],
  [5 * 1024 ** 2, "5 MB"],
  [123.4 * 1024 ** 2, "123 MB"],
  [1024 ** 3, "1 GB"],
] as const)("%d is %s", (bytes, said) => {
  expect(sayBytes(bytes)).toBe(said);
});
