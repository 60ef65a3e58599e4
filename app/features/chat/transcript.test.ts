import { expect, test } from "vitest";
import { writeTranscript } from "./transcript.ts";

test("a transcript says who spoke, and where the links lead", () => {
  const noon = new Date(2026, 0, 5, 12, 30).getTime();
  const conversation = {
    name: "Ada",
    messages: [
      { id: "1", sender: "user", text: "What are your prices?", timestamp: noon },
      {
        id: "2",
        sender: "bot",
        text: "These.",
        timestamp: noon,
        links: [
          { label: "Packages", to: "/packages" },
          { label: "Call", href: "tel:+1" },
        ],
      },
    ],
  } as const;
  const text = writeTranscript(conversation, "https://halftitle.example", "en-GB");
  expect(text).toBe(
    "Ada, 12:30\nWhat are your prices?\n\nAssistant, 12:30\nThese.\n- Packages: https://halftitle.example/packages\n- Call: tel:+1",
  );
});
