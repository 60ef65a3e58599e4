import { notify } from "#app/ui/notify.ts";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter, letterTasks } from "#domain/desk.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { usePutLetter } from "./use-letter-draft.ts";

type Direction = { version: number; task: (typeof letterTasks)[number]; at?: string };

const done = {
  unschedule: letterDesk.schedule.undone,
  stop: letterDesk.stop.done,
  resume: letterDesk.stop.resumed,
} as const;

type Told = { onDone?: () => void; onProblem?: (text: string) => void; said?: { title: string; text: string } };

/** Onto the schedule and off it, stopped and continued. A colleague who was faster is shown, never overwritten. */
export function useDirectLetter(letterId: string, { onDone, onProblem, said }: Told = {}) {
  const putLetter = usePutLetter();
  const { failed } = letterDesk.stop;
  return useDeskChange(
    ({ version, task, at }: Direction): Promise<{ kind: "saved" | "conflict"; letter: Letter }> =>
      askDesk("desk_direct_letter", { letter: letterId, seenVersion: version, task, at: at ?? null }),
    {
      onSuccess: ({ kind, letter }, { task }) => {
        putLetter(letter);
        onDone?.();
        const notice = said ?? (task === "schedule" ? undefined : done[task]);
        if (kind === "conflict") void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
        else if (notice) void notify.success(notice.title, notice.text);
      },
      onError: (fault) => {
        if (onProblem) onProblem(sayRefusal(fault, letterDesk.schedule.failed));
        else void notify.error(failed.title, failed.text);
      },
    },
  );
}
