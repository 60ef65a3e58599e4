import fc from "fast-check";
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
  "ada@example.com.",
  "ada@example..com",
  "ada@.example.com",
  `${"a".repeat(320)}@example.com`,
])("%j is none", (text) => expect(isEmailAddress(text)).toBe(false));

test("tags, dots at Gmail and capitals lead to the same mailbox", () => {
  expect(mailboxOf("Ada+1@Example.com")).toBe("ada@example.com");
  expect(mailboxOf("a.d.a+x@googlemail.com")).toBe("ada@gmail.com");
  expect(mailboxOf("a.d.a@example.com")).toBe("a.d.a@example.com");
  expect(mailboxOf("+ada@example.com")).toBe("+ada@example.com");
});

test.each([
  ["a dot after the domain", "ada@example.org."],
  ["a domain in capitals", "ada@EXAMPLE.org"],
  ["a tag", "ada+books@example.org"],
])("%s is the same mailbox", (_, spelling) => expect(mailboxOf(spelling)).toBe("ada@example.org"));

test("a domain in letters and in punycode is one domain", () => {
  expect(mailboxOf("ada@bücher.example")).toBe(mailboxOf("ada@xn--bcher-kva.example"));
});

test("no character that is not seen stands in an address, whichever it is", () => {
  const isUnseen = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
  const slipped: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (isUnseen.test(character) && isEmailAddress(`a${character}da@example.com`)) slipped.push(code.toString(16));
  }
  expect(slipped).toEqual([]);
});

test("counting a mailbox once more changes nothing, whatever stands in the address", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string({ unit: "grapheme" }), (address, tag) => {
      const mailbox = mailboxOf(address);
      expect(mailboxOf(mailbox)).toBe(mailbox);
      expect(mailboxOf(address.toUpperCase())).toBe(mailbox);
      expect(mailboxOf(`${address}.`)).toBe(mailbox);
      if (isEmailAddress(address.replace("@", `+${tag}@`))) {
        expect(mailboxOf(address.replace("@", `+${tag}@`))).toBe(mailbox);
      }
    }),
  );
});
