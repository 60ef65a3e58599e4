import { expect, test } from "vitest";
import { threadHeaders } from "./thread-headers.ts";

const ours = "5a1d7e0c-0000-4000-8000-000000000001";

test("a mail names the one that it answers, and the way there", () => {
  expect(threadHeaders([ours, "abc@example.com"], "halftitle.example")).toEqual({
    "In-Reply-To": "<abc@example.com>",
    References: `<${ours}@halftitle.example> <abc@example.com>`,
  });
});

test("a long conversation keeps its beginning and its end", () => {
  const ids = Array.from({ length: 40 }, (_, place) => `${place}@example.com`);
  const { References: way = "" } = threadHeaders(ids, "halftitle.example");
  expect(way.split(" ")).toHaveLength(12);
  expect(way).toMatch(/^<0@example\.com> <29@.* <39@example\.com>$/);
});

test.each([undefined, "abc@example.com", [], ["a@b>\r\nBcc: victim@example.com"], [" "], [{}], ["x".repeat(301)]])(
  "nothing that a stranger chose becomes a header of its own: %j",
  (thread) => expect(threadHeaders(thread, "halftitle.example")).toEqual({}),
);
