import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { nextWords as words } from "#content/desk-today.ts";
import type { TodayPlace } from "#domain/today.ts";
import { askDesk } from "../ask-desk.ts";
import { useDeskChange } from "../use-desk-change.ts";
import { isBusyWithKeys } from "./busy-keys.ts";
import { keyChoice } from "./key-choice.ts";
import { todayPath } from "./today-path.ts";

/** Where somebody is in the day's work; with the answers in memory, and gone with them. */
const placeKey = ["desk-place"] as const;

/** Takes the next thing that waits for whoever presses it, or N, and opens it. */
export function NextButton() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const take = useDeskChange(
    () => askDesk("desk_take_next", { after: queryClient.getQueryData<TodayPlace>(placeKey) ?? null }),
    {
      onSuccess: (item) => {
        const to = item && todayPath(item);
        if (!to) return void notify.success(words.nothing.title, words.nothing.text);
        queryClient.setQueryData<TodayPlace>(placeKey, { dueAt: item.dueAt, id: item.id });
        void navigate(to);
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "n" || isBusyWithKeys(event) || !keyChoice.read() || take.isPending) return;
    event.preventDefault();
    take.mutate();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-keyshortcuts="N"
      isBusy={take.isPending}
      busyLabel={words.busy}
      onClick={() => take.mutate()}
    >
      {words.label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Button>
  );
}
