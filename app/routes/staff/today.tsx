import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty } from "#app/features/desk/frame/desk-states.tsx";
import { TypeInButton } from "#app/features/desk/frame/forms/type-in-button.tsx";
import { ListLinks } from "#app/features/desk/frame/list-links.tsx";
import { NextButton } from "#app/features/desk/frame/next/next-button.tsx";
import { MorningChoice } from "#app/features/desk/today/morning-choice.tsx";
import { TodaySection } from "#app/features/desk/today/today-section.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { todayPage as words } from "#content/desk-today.ts";
import { sayDay } from "#domain/say-time.ts";
import { isInboxAddress, type Today, type WhoseWork, whoseWork } from "#domain/today.ts";

export const title = words.meta.title;

export default function TodayPage() {
  const [params] = useSearchParams();
  if (isInboxAddress(params)) return <Navigate to={`/staff/inbox?${params}`} replace />;
  return <TodayDesk whose={whoseWork.find((one) => one === params.get("whose")) ?? "all"} />;
}

function TodayDesk({ whose }: { whose: WhoseWork }) {
  const query = useQuery(deskQueries.today(whose));
  const links = whoseWork.map((one) => ({
    to: one === "all" ? "/staff" : `/staff?whose=${one}`,
    label: words.whose[one],
    isCurrent: one === whose,
  }));
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="flex flex-wrap items-baseline gap-x-3 text-title-m">
          {words.title}
          {query.data && <span className="figures text-sm text-ink-soft">{sayDay(query.data.day)}</span>}
        </h1>
        <div className="flex flex-wrap gap-2">
          <TypeInButton />
          <NextButton />
        </div>
      </header>
      <ListLinks label={words.whoseLabel} links={links} className="mb-5" />
      {query.data ? <Waiting today={query.data} whose={whose} /> : <Awaited query={query} />}
      <MorningChoice />
    </>
  );
}

function Waiting({ today, whose }: { today: Today; whose: WhoseWork }) {
  const now = useNow();
  const groups = today.kinds.filter(({ count }) => count > 0);
  if (groups.length === 0) {
    return whose === "all" ? <ListEmpty {...words.empty} /> : <ListEmpty title={words.emptyFor[whose]} />;
  }
  return groups.map((group) => <TodaySection key={group.kind} group={group} day={today.day} now={now} />);
}
