import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { askDesk } from "../ask-desk.ts";
import { useDeskChange } from "../use-desk-change.ts";

/** Out of the tray, or, in a thread, off the clock. */
export function PutAwayButton({ reply }: { reply: Reply }) {
  const put = useDeskChange(() => askDesk("desk_put_reply_away", { reply: reply.id }), {
    onError: () => void notify.error(words.away.failed.title, words.away.failed.text),
  });
  const isInThread = reply.state === "thread";
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={put.isPending}
      busyLabel={isInThread ? words.doing : words.away.busy}
      onClick={() => put.mutate()}
    >
      {isInThread ? words.done : words.away.submit}
    </Button>
  );
}
