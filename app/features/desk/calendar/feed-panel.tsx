import { useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { SecretAddress } from "#app/ui/secret-address.tsx";
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
      <SecretAddress words={words} address={address} isMade={isMade} make={make} end={end} />
    </section>
  );
}
