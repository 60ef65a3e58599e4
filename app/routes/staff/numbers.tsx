import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited } from "#app/features/desk/frame/desk-states.tsx";
import { FunnelChart, LeadsBySource, LeadsByWeek } from "#app/features/desk/numbers/lead-charts.tsx";
import { Outcomes } from "#app/features/desk/numbers/outcome-charts.tsx";
import { PromiseChart } from "#app/features/desk/numbers/promise-chart.tsx";
import { NewsletterGrowth, PageViews } from "#app/features/desk/numbers/reader-charts.tsx";
import { Button } from "#app/ui/button.tsx";
import { numbersPage as words } from "#content/desk-office.ts";
import { addDays, weekOf } from "#domain/weeks.ts";

export const title = words.meta.title;

const usual = "12";

/** Whole weeks, in the database's own calendar: the first of them must not be half a week. */
function periodOf(weeks: number) {
  const today = new Date().toISOString().slice(0, 10);
  return { since: addDays(weekOf(today), -7 * (weeks - 1)), today };
}

export default function NumbersPage() {
  const [params, setParams] = useSearchParams();
  const weeks = words.periods.find(({ value }) => value === params.get("weeks"))?.value ?? usual;
  const period = periodOf(Number(weeks));
  const query = useQuery(deskQueries.numbers(period.since));
  const numbers = query.data;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <div className="flex items-end gap-3 print:hidden">
          <DeskSelect
            label={words.since}
            options={words.periods}
            value={weeks}
            onChange={({ currentTarget: { value } }) =>
              setParams(value === usual ? {} : { weeks: value }, { replace: true, preventScrollReset: true })
            }
            className="w-32"
          />
          <Button variant="secondary" size="small" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {words.print}
          </Button>
        </div>
      </header>
      {numbers ? (
        <>
          <LeadsByWeek numbers={numbers} period={period} />
          <PromiseChart numbers={numbers} period={period} />
          <FunnelChart numbers={numbers} period={period} />
          <Outcomes since={period.since} />
          <LeadsBySource numbers={numbers} period={period} />
          <NewsletterGrowth numbers={numbers} period={period} />
          <PageViews numbers={numbers} period={period} />
        </>
      ) : (
        <Awaited query={query} />
      )}
    </>
  );
}
