import { expect, test } from "vitest";
import type { ChatMessage } from "./chat-memory.ts";
import { findUnanswered } from "./unanswered.ts";

const said = (id: string, sender: "user" | "bot", answers?: string): ChatMessage => ({
  ...{ id, sender, text: id, timestamp: 0 },
  ...(answers ? { answers } : {}),
});
const idsOf = (messages: readonly ChatMessage[]) => findUnanswered(messages).map(({ id }) => id);

test("two messages in a row each wait for a reply of their own", () => {
  const both = [said("1", "user"), said("2", "user")];
  expect(idsOf(both)).toEqual(["1", "2"]);
  expect(idsOf([...both, said("3", "bot", "1")])).toEqual(["2"]);
  expect(idsOf([...both, said("3", "bot", "1"), said("4", "bot", "2")])).toEqual([]);
});

test("what the assistant says by itself, and replies from before they named their message, leave nothing open above them", () => {
  expect(idsOf([said("1", "user"), said("2", "bot"), said("3", "user")])).toEqual(["3"]);
  expect(idsOf([])).toEqual([]);
});
