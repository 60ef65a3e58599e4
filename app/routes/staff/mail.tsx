import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { askDesk } from "#app/features/desk/ask-desk.ts";
import { sayNumber } from "#app/features/desk/count-words.ts";
import { ExportButton } from "#app/features/desk/export-button.tsx";
import { MailList } from "#app/features/desk/mail-list.tsx";
import { ListSearch, SearchedList } from "#app/features/desk/searched-list.tsx";
import { SuppressionPanel } from "#app/features/desk/suppression-panel.tsx";
import { usePages } from "#app/features/desk/use-pages.ts";
import { useSearchParam } from "#app/features/desk/use-search-param.ts";
import { useVisibleInterval } from "#app/features/desk/use-visible-interval.ts";
import { pageMeta } from "#app/page-meta.ts";
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
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["mails"]} />
      </header>
      <StateLinks current={state} search={search.wanted} counts={counts} />
      <ListSearch label={words.search} search={search} className="my-4" />
      <SearchedList list={list} search={search} none={words.none} empty={{ title: words.empty[state] }}>
        {(mails) => <MailList mails={mails} onRetried={() => void list.refresh()} />}
      </SearchedList>
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
