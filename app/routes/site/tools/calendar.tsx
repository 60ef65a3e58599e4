import { CountBack } from "#app/features/author-tools/calendar/count-back.tsx";
import { ToolPage } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { calendarExample, calendarPage, calendarWords } from "#content/author-tools/calendar.ts";
import { leadTimes } from "#content/author-tools/lead-times.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { suggestPublication } from "#domain/count-back.ts";
import { localDay } from "#domain/local-day.ts";

const path = "/tools/calendar";

export const head = () => pageMeta({ ...calendarPage.meta, path });

export default function CountBackPage() {
  const publication = suggestPublication({ edits: "all", hasReviews: true }, leadTimes, localDay(new Date()));
  return (
    <ToolPage tool={calendarPage} path={path}>
      <Island
        of={CountBack}
        props={{
          example: { ...calendarExample, publication },
          leads: leadTimes,
          words: calendarWords,
          actions: toolFurniture.actions,
        }}
      />
    </ToolPage>
  );
}
