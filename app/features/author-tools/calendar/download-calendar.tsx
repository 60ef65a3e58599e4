import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { downloadFile } from "#app/ui/download-file.ts";
import { notify } from "#app/ui/notify.ts";
import type { Milestone } from "#domain/count-back.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import type { CalendarWords } from "./count-back.tsx";

type DownloadCalendarProps = { milestones: readonly Milestone[]; publication: string; words: CalendarWords };

/** What writes the file is fetched when somebody wants one. */
export function DownloadCalendar({ milestones, publication, words }: DownloadCalendarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { download } = words;
  const make = async () => {
    setIsBusy(true);
    try {
      const { writeCalendar } = await import("./write-calendar.ts");
      const days = milestones.map(({ id, day, last }) => ({
        id,
        day,
        label: words.milestones[id].label,
        note: [words.milestones[id].note, last !== day && fillWords(download.last, { date: formatDate(last) })]
          .filter(Boolean)
          .join(" "),
      }));
      const name = fillWords(download.name, { date: formatDate(publication) });
      downloadFile(download.file, "text/calendar", writeCalendar(name, publication, days));
    } catch {
      // Its code did not come: the next press tries again.
      notify.error(download.failed, download.failedText);
    }
    setIsBusy(false);
  };
  return (
    <Button variant="primary" size="small" onClick={make} isBusy={isBusy} busyLabel={download.busy}>
      <CalendarDays aria-hidden="true" strokeWidth={1.6} className="size-4" />
      {download.label}
    </Button>
  );
}
