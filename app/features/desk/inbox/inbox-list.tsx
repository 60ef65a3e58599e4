import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { listWords, inboxPage as words } from "#content/desk.ts";
import type { Lead } from "#domain/desk.ts";
import { useNameOf } from "../frame/desk-context.ts";
import { DueLabel, KindLabel, StatusBadge } from "../frame/lead-badges.tsx";
import { NextCall, useNextCalls } from "../frame/lead-calls.tsx";
import { Moment } from "../frame/moment.tsx";
import { personPath } from "../frame/person-path.ts";
import { ReplyWaits, useWaitingReplies } from "../frame/replies/waiting-replies.tsx";
import { useWide } from "./use-wide.ts";

type InboxListProps = { leads: readonly Lead[]; now: number; freshIds: ReadonlySet<string> };
type ListProps = InboxListProps & {
  calls: ReturnType<typeof useNextCalls>;
  replies: ReturnType<typeof useWaitingReplies>;
};

/** A table where there is room, cards on a phone: the same leads, the same order, one link each. */
export function InboxList(props: InboxListProps) {
  const found = { calls: useNextCalls(props.leads), replies: useWaitingReplies() };
  return useWide() ? <InboxTable {...props} {...found} /> : <InboxCards {...props} {...found} />;
}

/** Marked for the keys, which move from one of these to the next. */
function LeadLink({ lead }: { lead: Lead }) {
  return (
    <Link
      to={personPath(lead.person)}
      data-lead={lead.id}
      className="font-semibold break-words after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {lead.name || lead.email || lead.phone}
    </Link>
  );
}

const heading = "py-1.5 pr-4 font-semibold whitespace-nowrap";

function InboxTable({ leads, now, freshIds, calls, replies }: ListProps) {
  const { columns } = words;
  return (
    <table className="w-full table-fixed border-collapse text-[0.9375rem] leading-snug">
      <caption className="sr-only">{words.caption}</caption>
      <colgroup>
        <col className="w-[15%]" />
        <col className="w-[10%]" />
        <col />
        <col className="w-[10.5%]" />
        <col className="w-[8%]" />
        <col className="w-[9.5%]" />
        <col className="w-[12.5%]" />
        <col className="w-[9%]" />
      </colgroup>
      <thead>
        <tr className="border-b border-rule-strong text-left text-label tracking-[0] text-ink-soft">
          {Object.entries(columns).map(([column, label]) => (
            <th key={column} scope="col" className={heading}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr
            key={lead.id}
            className={classNames(
              "relative border-b border-rule align-baseline hover:bg-paper-deep",
              freshIds.has(lead.id) && "bg-action/8",
            )}
          >
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              <LeadLink lead={lead} />
            </th>
            <Cell>
              <KindLabel kind={lead.kind} />
            </Cell>
            <Cell className="truncate text-ink-soft">{lead.summary || words.noSummary}</Cell>
            <Cell className="truncate">{lead.source || listWords.direct}</Cell>
            <Cell>
              <StatusBadge lead={lead} />
            </Cell>
            <Cell className="truncate">
              <OwnerName owner={lead.owner} />
            </Cell>
            <Cell>
              <ReplyWaits reply={replies.get(lead.id)} now={now} />
              <NextCall call={calls.get(lead.id)} now={now} />
              <DueLabel lead={lead} now={now} />
            </Cell>
            <Cell className="text-ink-soft">
              <Moment at={lead.createdAt} now={now} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={classNames("py-2 pr-4", className)}>{children}</td>;
}

function OwnerName({ owner }: { owner: string | null }) {
  const nameOf = useNameOf();
  return <span className={owner ? undefined : "text-ink-soft"}>{nameOf(owner)}</span>;
}

function InboxCards({ leads, now, freshIds, calls, replies }: ListProps) {
  return (
    <ul className="-mx-2 divide-y divide-rule border-y border-rule">
      {leads.map((lead) => (
        <li key={lead.id} className={classNames("relative px-2 py-3 text-sm", freshIds.has(lead.id) && "bg-action/8")}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <LeadLink lead={lead} />
            </span>
            <span className="text-ink-soft">
              <Moment at={lead.createdAt} now={now} />
            </span>
          </div>
          <p className="mt-0.5 line-clamp-2 text-ink-soft">{lead.summary || words.noSummary}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <StatusBadge lead={lead} />
            <KindLabel kind={lead.kind} />
            <ReplyWaits reply={replies.get(lead.id)} now={now} />
            <NextCall call={calls.get(lead.id)} now={now} />
            <DueLabel lead={lead} now={now} />
          </div>
          <p className="mt-1 truncate text-[0.9375rem] text-ink-soft">
            {lead.source || listWords.direct} · <OwnerName owner={lead.owner} />
          </p>
        </li>
      ))}
    </ul>
  );
}
