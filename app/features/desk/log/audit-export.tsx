import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { downloadFile } from "#app/ui/download-file.ts";
import { notify } from "#app/ui/notify.ts";
import { logPage } from "#content/desk-team.ts";
import { site } from "#content/site.ts";
import { toCsvRows } from "#domain/csv.ts";
import type { AuditCursor, AuditFilter } from "#domain/desk-staff.ts";
import { localDay } from "#domain/local-day.ts";
import { askDesk } from "../frame/ask-desk.ts";

const words = logPage.export;

/** What the filter shows, to its end, as a file. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const collect = useMutation({
    mutationFn: () => collectLog(filter),
    onSuccess: (text) => downloadFile(`${site.name.toLowerCase()}-log-${localDay(new Date())}.csv`, "text/csv", text),
    onError: () => void notify.error(words.submit, words.failed),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={collect.isPending}
      busyLabel={words.busy}
      onClick={() => collect.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      {words.submit}
    </Button>
  );
}

async function collectLog(filter: AuditFilter): Promise<string> {
  const parts = [toCsvRows([logPage.csv])];
  let after: AuditCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof askPage>> = await askPage(filter, after);
    parts.push(
      toCsvRows(
        page.lines.map(({ at, who, what, about, before, after: became }) => [at, who, what, about, before, became]),
      ),
    );
    const last = page.lines.at(-1);
    after = page.hasMore && last ? { at: last.at, source: last.source, id: last.id } : null;
  } while (after);
  return parts.join("");
}

const askPage = (filter: AuditFilter, after: AuditCursor | null) =>
  askDesk("desk_audit", { filter, after, pageSize: 1_000 });
