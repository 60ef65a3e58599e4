import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bouncedAddresses as words } from "#content/desk-replies.ts";
import type { BouncedAddress } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayDate } from "#domain/say-time.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

/** Addresses that mail servers have called unknown, and the way back. */
export function BouncedPanel() {
  const { data } = useQuery(deskQueries.bounces());
  return (
    <section aria-labelledby="bounced" className="mt-12 border-t border-rule-strong pt-5">
      <h2 id="bounced" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-1 max-w-lead text-sm text-ink-soft">{words.text}</p>
      {data && data.count === 0 && <p className="mt-3 text-sm">{words.none}</p>}
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {data?.addresses.map((bounced) => (
          <li key={bounced.address} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 break-all">
              {fillWords(words.line, { address: bounced.address, when: sayDate(bounced.at) })}
              {(bounced.code || bounced.reason) && (
                <span className="block break-words text-ink-soft">
                  {bounced.code} {bounced.reason}
                </span>
              )}
            </span>
            <ClearButton bounced={bounced} />
          </li>
        ))}
      </ul>
      {data && data.count > data.addresses.length && (
        <p className="mt-2 text-sm">
          {fillWords(words.more, { count: formatCount(data.count - data.addresses.length) })}
        </p>
      )}
    </section>
  );
}

function ClearButton({ bounced: { address } }: { bounced: BouncedAddress }) {
  const clear = useDeskChange(() => askDesk("desk_clear_bounce", { address }), {
    onSuccess: () => void notify.success(words.cleared.title, fillWords(words.cleared.text, { address })),
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={clear.isPending}
      busyLabel={words.clearing}
      onClick={() => clear.mutate()}
    >
      {words.clear}
    </Button>
  );
}
