import { Link } from "react-router";
import { listWords } from "#content/desk.ts";
import { todayPage as words } from "#content/desk-today.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayDay } from "#domain/say-time.ts";
import type { Today, TodayItem } from "#domain/today.ts";
import { DueLabel } from "../frame/lead-badges.tsx";
import { Moment } from "../frame/moment.tsx";
import { todayPath } from "../frame/next/today-path.ts";
import { FollowUpButtons } from "./follow-up-buttons.tsx";

type TodaySectionProps = { group: Today["kinds"][number]; day: string; now: number };

/** Everything of one kind, what has waited longest first. */
export function TodaySection({ group: { kind, count, items }, day, now }: TodaySectionProps) {
  return (
    <section aria-labelledby={`today-${kind}`} className="mb-8">
      <h2 id={`today-${kind}`} className="flex items-baseline gap-2 border-b border-rule-strong pb-1.5 text-title-s">
        {words.kinds[kind]}
        <span className="figures text-sm text-ink-soft">{formatCount(count)}</span>
      </h2>
      <ul className="divide-y divide-rule">
        {items.map((item) => (
          <li
            key={item.id}
            className="grid gap-x-6 gap-y-1 py-2.5 text-[0.9375rem] leading-snug hover:bg-paper-deep md:grid-cols-[14rem_minmax(0,1fr)_10rem_14rem] md:items-baseline"
          >
            <ItemLink item={item} />
            <span className="line-clamp-2 break-words text-ink-soft">{item.text || words.noStep}</span>
            <span className={item.owner ? undefined : "text-ink-soft"}>{item.ownerName ?? listWords.nobody}</span>
            <span className="flex flex-wrap items-center gap-x-3">
              <When item={item} now={now} />
              {kind === "follow-up" && <FollowUpButtons item={item} day={day} />}
            </span>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className="mt-2 text-sm text-ink-soft">{fillWords(words.first, { count: formatCount(items.length) })}</p>
      )}
    </section>
  );
}

/** Marked for the keys, which move from one of these to the next. */
function ItemLink({ item }: { item: TodayItem }) {
  const to = todayPath(item) ?? "/staff/mail?status=dead";
  return (
    <Link to={to} data-lead={item.id} className="font-semibold break-words hover:underline">
      {item.name}
    </Link>
  );
}

function When({ item: { kind, dueAt }, now }: { item: TodayItem; now: number }) {
  if (kind === "answer" || kind === "reply" || kind === "message")
    return <DueLabel lead={{ dueAt, answeredAt: null }} now={now} />;
  if (kind === "follow-up" || kind === "book") {
    return <span className="figures">{fillWords(words.since, { when: sayDay(dueAt.slice(0, 10)) })}</span>;
  }
  return (
    <>
      <Moment at={dueAt} now={now} />
      <Link
        to={kind === "call" ? `/staff/calendar?day=${dueAt.slice(0, 10)}` : "/staff/mail?status=dead"}
        className="text-link"
      >
        {kind === "call" ? words.toCalendar : words.toMail}
      </Link>
    </>
  );
}
