import { Keyboard } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Awaited, ListEmpty, LoadMore, NothingFound } from "#app/features/desk/frame/desk-states.tsx";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { TypeInButton } from "#app/features/desk/frame/forms/type-in-button.tsx";
import { keyChoice } from "#app/features/desk/frame/next/key-choice.ts";
import { InboxFilters } from "#app/features/desk/inbox/inbox-filters.tsx";
import { InboxList } from "#app/features/desk/inbox/inbox-list.tsx";
import { KeysDialog } from "#app/features/desk/inbox/keys-dialog.tsx";
import { useFilterAddress } from "#app/features/desk/inbox/use-filter-address.ts";
import { useInbox } from "#app/features/desk/inbox/use-inbox.ts";
import { useInboxKeys } from "#app/features/desk/inbox/use-inbox-keys.ts";
import { WaitingAuthors } from "#app/features/desk/inbox/waiting-authors.tsx";
import { Button } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { inboxPage as words } from "#content/desk.ts";
import type { InboxFilter } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { isWholeInbox } from "#domain/inbox-filter.ts";
import { formatCount } from "#domain/money.ts";

export const title = words.meta.title;

export default function InboxPage() {
  const [filter, choose] = useFilterAddress();
  const { list, shown, freshIds, waitingCount, showWaiting } = useInbox(filter);
  const now = useNow();
  const searchBox = useRef<HTMLInputElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const [usesLetters, setUsesLetters] = useState(keyChoice.read);
  useInboxKeys({ searchBox, usesLetters, onHelp: useCallback(() => setShowsKeys(true), []) });
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <div className="flex gap-2">
          <Button variant="quiet" size="small" className="max-lg:hidden" onClick={() => setShowsKeys(true)}>
            <Keyboard aria-hidden="true" className="size-4" />
            {words.keys.button}
          </Button>
          <TypeInButton />
          <ExportButton lists={["leads", "consultations", "callbacks", "offers", "subscribers", "log"]} />
        </div>
      </header>
      <InboxFilters filter={filter} onChange={choose} searchBox={searchBox} />
      <WaitingAuthors filter={filter} now={now} />
      <p role="status" className="figures mt-3 mb-2 min-h-6 text-[0.9375rem] text-ink-soft">
        {list.data && !list.isPlaceholderData && sayShown(shown.length, list.hasNextPage)}
        {freshIds.size > 0 && <strong className="ml-3 text-ink">{sayCount(words.fresh, freshIds.size)}</strong>}
      </p>
      {waitingCount > 0 && (
        <div className="sticky top-2 z-30 flex justify-center lg:top-16">
          <Button size="small" className="shadow-page" onClick={showWaiting}>
            {sayCount(words.fresh, waitingCount)} · {words.showFresh}
          </Button>
        </div>
      )}
      {!list.data ? (
        <Awaited query={list} />
      ) : shown.length === 0 ? (
        <NobodyHere filter={filter} onClear={() => choose({})} />
      ) : (
        <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : undefined}>
          <InboxList leads={shown} now={now} freshIds={freshIds} />
        </div>
      )}
      <LoadMore list={list} />
      {showsKeys && (
        <KeysDialog
          usesLetters={usesLetters}
          onChange={(choice) => {
            setUsesLetters(choice);
            keyChoice.write(choice);
          }}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </>
  );
}

function sayShown(count: number, hasMore: boolean): string {
  return hasMore ? fillWords(words.shown.more, { count: formatCount(count) }) : sayCount(words.shown, count);
}

function NobodyHere({ filter, onClear }: { filter: InboxFilter; onClear: () => void }) {
  return isWholeInbox(filter) ? <ListEmpty {...words.empty} /> : <NothingFound {...words.none} onClear={onClear} />;
}
