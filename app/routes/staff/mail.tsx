import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { ListLinks } from "#app/features/desk/frame/list-links.tsx";
import { ListSearch, SearchedList } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { BouncedPanel } from "#app/features/desk/mail/bounced-panel.tsx";
import { MailList } from "#app/features/desk/mail/mail-list.tsx";
import { SuppressionPanel } from "#app/features/desk/mail/suppression-panel.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { mailPage as words } from "#content/desk-office.ts";
import { letterTemplatesPage } from "#content/desk-templates.ts";
import { mailStatuses } from "#domain/desk.ts";

export const title = words.meta.title;

export default function MailPage() {
  const [params] = useSearchParams();
  const state = mailStatuses.find((one) => one === params.get("status")) ?? "sent";
  const search = useSearchParam("search");
  const list = useInfiniteQuery(deskQueries.mails(state, search.wanted));
  const links = mailStatuses.map((status) => ({
    to: `/staff/mail?${new URLSearchParams({ status, ...(search.wanted && { search: search.wanted }) })}`,
    label: words.states[status],
    isCurrent: status === state,
    count: list.data?.counts?.[status],
  }));
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
      <ListLinks label={words.statesLabel} links={links} />
      <ListSearch label={words.search} search={search} className="my-4" />
      <SearchedList list={list} search={search} none={words.none} empty={{ title: words.empty[state] }}>
        {(mails) => <MailList mails={mails} />}
      </SearchedList>
      <SuppressionPanel />
      <BouncedPanel />
    </>
  );
}
