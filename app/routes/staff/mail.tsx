import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { askDesk } from "#app/features/desk/ask-desk.ts";
import { sayNumber } from "#app/features/desk/count-words.ts";
import { DeskInput } from "#app/features/desk/desk-fields.tsx";
import { ListEmpty, ListLoading, LoadMore, OutOfReach } from "#app/features/desk/desk-states.tsx";
import { ExportButton } from "#app/features/desk/export-button.tsx";
import { MailList } from "#app/features/desk/mail-list.tsx";
import { SuppressionPanel } from "#app/features/desk/suppression-panel.tsx";
import { usePages } from "#app/features/desk/use-pages.ts";
import { useSearchParam } from "#app/features/desk/use-search-param.ts";
import { useVisibleInterval } from "#app/features/desk/use-visible-interval.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { mailPage as words } from "#content/desk-office.ts";
import type { QueuedMail } from "#domain/desk.ts";

export const meta = () => pageMeta({ ...words.meta, path: "/staff/mail", noindex: true });

const states = ["waiting", "sent", "dead"] as const;
type State = (typeof states)[number];

const pageSize = 50;
/** A queue moves by itself. */
const lookAgain = 10_000;

export default function MailPage() {
  const [params] = useSearchParams();
  const state = states.find((one) => one === params.get("status")) ?? "sent";
  const search = useSearchParam("search");
  const [counts, setCounts] = useState<Record<State, number>>();
  const list = usePages<QueuedMail>({
    key: JSON.stringify(["mails", state, search.wanted]),
    idOf: ({ id }) => id,
    load: async (after) => {
      const cursor = after && { created_at: after.created_at, id: after.id };
      const asks = { wanted_status: state, search: search.wanted, after: cursor, page_size: pageSize };
      const heard = await askDesk("desk_mails", asks);
      setCounts(heard.counts);
      return { rows: heard.mails, hasMore: heard.has_more };
    },
  });
  useVisibleInterval(() => void list.refresh(), lookAgain);
  const rows = list.rows ?? (list.fault ? undefined : list.staleRows);
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["mails"]} />
      </header>
      <StateLinks current={state} search={search.wanted} counts={counts} />
      <search className="my-4 block max-w-short">
        <DeskInput
          label={words.search}
          type="search"
          value={search.typed}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => search.setTyped(value)}
        />
      </search>
      {rows === undefined ? (
        list.fault ? (
          <OutOfReach onRetry={() => void list.refresh()} />
        ) : (
          <ListLoading />
        )
      ) : rows.length > 0 ? (
        <div aria-busy={!list.rows} className={list.rows ? undefined : "opacity-55"}>
          <MailList mails={rows} onRetried={() => void list.refresh()} />
        </div>
      ) : search.wanted ? (
        <ListEmpty title={words.none.title}>
          <Button variant="secondary" size="small" onClick={search.clear}>
            {words.none.action}
          </Button>
        </ListEmpty>
      ) : (
        <ListEmpty title={words.empty[state]} />
      )}
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        hasFailed={list.fault === "more"}
        onMore={() => void list.loadMore()}
      />
      <SuppressionPanel />
    </>
  );
}

type StateLinksProps = { current: State; search: string; counts?: Record<State, number> };

function StateLinks({ current, search, counts }: StateLinksProps) {
  return (
    <nav aria-label={words.statesLabel} className="border-b border-rule">
      <ul className="flex gap-x-6">
        {states.map((state) => (
          <li key={state}>
            <Link
              to={`/staff/mail?${new URLSearchParams({ status: state, ...(search && { search }) })}`}
              replace
              preventScrollReset
              aria-current={state === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.states[state]}
              {counts && <span className="figures text-ink-soft">{sayNumber(counts[state])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
