import { expect, test } from "vitest";
import { isEmailAddress, mailboxOf } from "./email-address.ts";

test.each(["ada@example.com", "ada+books@mail.example.co.uk", "o'neill@example.com", "用户@例子.中国"])(
  "%s is an address",
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  "",
  "ada",
  "ada@example",
  "ada lovelace@example.com",
  "ada@example.com ",
  "ada@b@example.com",
  "victim@example.com,other@example.com",
  "a,victim@example.com",
  "group:victim@example.com;",
  "(comment)victim@example.com",
  '"Ada"@example.com',
  "Ada<ada@example.com>",
  "ada@example.com\r\nBcc: all@example.com",
  "ada\u200b@example.com",
  `${"a".repeat(320)}@example.com`,
])("%j is none", (text) => expect(isEmailAddress(text)).toBe(false));

test("tags, dots at Gmail and capitals lead to the same mailbox", () => {
  expect(mailboxOf("Ada+1@Example.com")).toBe("ada@example.com");
  expect(mailboxOf("a.d.a+x@googlemail.com")).toBe("ada@gmail.com");
  expect(mailboxOf("a.d.a@example.com")).toBe("a.d.a@example.com");
  expect(mailboxOf("+ada@example.com")).toBe("+ada@example.com");
});
