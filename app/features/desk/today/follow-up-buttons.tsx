import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { todayPage as words } from "#content/desk-today.ts";
import type { TodayItem } from "#domain/today.ts";
import { addDays } from "#domain/weeks.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

/** A follow-up returns every day until it is done or moved. */
export function FollowUpButtons({ item: { leadId, version, name }, day }: { item: TodayItem; day: string }) {
  const change = useDeskChange(
    ({ on }: { on: string | null }) => {
      const changes = on ? { nextStepOn: on } : { nextStep: null, nextStepOn: null };
      return askDesk("desk_change_lead", { leadId: leadId ?? "", seenVersion: version ?? 0, changes });
    },
    {
      onSuccess: ({ kind }, { on }) => {
        if (kind === "conflict") return void notify.error(words.changed.title, words.changed.text);
        const { title, text } = on ? words.tomorrow : words.done;
        void notify.success(title, text);
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="px-2!"
        aria-label={`${words.done.label}: ${name}`}
        disabled={change.isPending}
        onClick={() => change.mutate({ on: null })}
      >
        {words.done.label}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="px-2!"
        aria-label={`${words.tomorrow.label}: ${name}`}
        disabled={change.isPending}
        onClick={() => change.mutate({ on: addDays(day, 1) })}
      >
        {words.tomorrow.label}
      </Button>
    </>
  );
}
