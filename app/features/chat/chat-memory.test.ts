import { expect, test } from "vitest";
import { checkConversation } from "./chat-memory.ts";

const message = { id: "1", text: "Hello", sender: "user", timestamp: 5 };

test.each([
  [undefined, "", 0],
  [{ name: "Ada", messages: [message] }, "Ada", 1],
  [{ name: 7, messages: [message, { ...message, sender: "house" }, null, 3] }, "", 1],
  [{ name: "Ada", messages: "none" }, "Ada", 0],
  [null, "", 0],
  ["not json", "", 0],
])("stored %j is a conversation with %j of %i messages", (stored, name, count) => {
  const conversation = checkConversation(stored);
  expect(conversation.name).toBe(name);
  expect(conversation.messages).toHaveLength(count);
});
