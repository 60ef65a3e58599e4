import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { lettersPage } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";

const tones = {
  draft: "neutral",
  scheduled: "blue",
  sending: "blue",
  stopped: "gold",
  sent: "green",
} as const satisfies Record<Letter["state"], BadgeTone>;

export function LetterState({ state }: { state: Letter["state"] }) {
  return <Badge tone={tones[state]}>{lettersPage.states[state]}</Badge>;
}
