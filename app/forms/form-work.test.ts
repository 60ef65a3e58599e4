import { expect, test } from "vitest";
import * as z from "zod/mini";
import { byRules } from "./form-work.ts";

const rules = z.object({ name: z.string().check(z.trim(), z.minLength(1, "No name.")), tags: z.array(z.string()) });
const blank = { name: "", tags: [] };

const entriesOf = (...pairs: [string, string][]) => {
  const entries = new FormData();
  for (const [name, value] of pairs) entries.append(name, value);
  return entries;
};

test("what the rules refuse is named by field, and there is nothing to send", () => {
  const work = byRules(rules, blank, async () => ({ sent: true }));
  expect(work(entriesOf(["name", "  "]))).toEqual({ problems: { name: "No name." } });
});

test("what they accept is sent as it was read, lists as lists, and not before it is asked for", async () => {
  const sent: unknown[] = [];
  const work = byRules(rules, blank, async (values, entries) => {
    sent.push(values, entries.get("website"));
    return { sent: "HT-1" };
  });
  const read = work(entriesOf(["name", " Ada "], ["tags", "a"], ["tags", "b"], ["website", "x"]));
  expect(sent).toEqual([]);
  expect("send" in read && (await read.send())).toEqual({ sent: "HT-1" });
  expect(sent).toEqual([{ name: "Ada", tags: ["a", "b"] }, "x"]);
});
