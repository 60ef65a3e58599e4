import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { feedPanel as words } from "#content/desk-calendar.ts";
import type { Consultant } from "#domain/desk-calendar.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

/** One's own secret address, for a calendar program. It can be seen once, replaced and ended. */
export function FeedPanel({ consultant }: { consultant: Consultant }) {
  const [address, setAddress] = useState<string>();
  const onError = () => void notify.error(words.failed);
  const make = useDeskChange(() => askDesk("desk_make_feed", {}), {
    onSuccess: ({ token }) => setAddress(`${window.location.origin}/booking/feed.ics?token=${token}`),
    onError,
  });
  const end = useDeskChange(() => askDesk("desk_end_feed", {}), {
    onSuccess: () => {
      setAddress(undefined);
      void notify.success(words.ended);
    },
    onError,
  });
  const isMade = consultant.feedMadeAt !== null;
  return (
    <section aria-labelledby="feed" className="mt-10 max-w-lead border-t border-rule-strong pt-5">
      <h2 id="feed" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">{words.text}</p>
      {address ? (
        <div role="status" className="mt-3 text-sm">
          <p>{words.shown}</p>
          <code className="mt-1 block break-all select-all">{address}</code>
        </div>
      ) : (
        isMade && <p className="mt-3 text-sm">{words.made}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" isBusy={make.isPending} onClick={() => make.mutate()}>
          {isMade ? words.again : words.make}
        </Button>
        {isMade && (
          <Button size="small" variant="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            {words.end}
          </Button>
        )}
      </div>
    </section>
  );
}
