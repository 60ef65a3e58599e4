import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { ListSearch, SearchedList } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { BouncedPanel } from "#app/features/desk/mail/bounced-panel.tsx";
import { MailList } from "#app/features/desk/mail/mail-list.tsx";
import { SuppressionPanel } from "#app/features/desk/mail/suppression-panel.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { mailPage as words } from "#content/desk-office.ts";
import { letterTemplatesPage } from "#content/desk-templates.ts";
import { type MailStatus, mailStatuses } from "#domain/desk.ts";
import { formatCount } from "#domain/money.ts";

export const title = words.meta.title;

export default function MailPage() {
  const [params] = useSearchParams();
  const state = mailStatuses.find((one) => one === params.get("status")) ?? "sent";
  const search = useSearchParam("search");
  const list = useInfiniteQuery(deskQueries.mails(state, search.wanted));
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <div className="flex gap-2">
          <Link to={letterTemplatesPage.open.to} className={buttonClasses("secondary", "small")}>
            {letterTemplatesPage.open.label}
          </Link>
          <ExportButton lists={["mails"]} />
        </div>
      </header>
      <StateLinks current={state} search={search.wanted} counts={list.data?.counts} />
      <ListSearch label={words.search} search={search} className="my-4" />
      <SearchedList list={list} search={search} none={words.none} empty={{ title: words.empty[state] }}>
        {(mails) => <MailList mails={mails} />}
      </SearchedList>
      <SuppressionPanel />
      <BouncedPanel />
    </>
  );
}

type StateLinksProps = { current: MailStatus; search: string; counts?: Record<MailStatus, number> };

function StateLinks({ current, search, counts }: StateLinksProps) {
  return (
    <nav aria-label={words.statesLabel} className="border-b border-rule">
      <ul className="flex gap-x-6">
        {mailStatuses.map((state) => (
          <li key={state}>
            <Link
              to={`/staff/mail?${new URLSearchParams({ status: state, ...(search && { search }) })}`}
              replace
              preventScrollReset
              aria-current={state === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.states[state]}
              {counts && <span className="figures text-ink-soft">{formatCount(counts[state])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
