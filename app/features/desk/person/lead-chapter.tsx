import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { chapterDesk as words } from "#content/chapter.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { saveFile } from "../frame/files/save-file.ts";

/** The chapter that came with a request, if one did. Opening it is written into the request's log. */
export function LeadChapter({ leadId }: { leadId: string }) {
  const { data = [] } = useQuery(deskQueries.requestFiles([leadId]));
  const open = useMutation({
    mutationFn: () => saveFile("chapters", { lead: leadId }),
    onError: (fault) => void notify.error(words.failed.title, fault.message),
  });
  return data.map(({ name, size, isScanned }) => (
    <div key={leadId} className="pb-5 text-sm">
      <h4 className="font-sans text-label tracking-[0] font-semibold text-ink-soft">{words.label}</h4>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="break-words">{fillWords(words.line, { name, size: sayBytes(size) })}</span>
        <Button variant="secondary" size="small" isBusy={open.isPending} onClick={() => open.mutate()}>
          {words.open}
        </Button>
      </p>
      <p className="mt-1 text-ink-soft">
        {!isScanned && `${words.unscanned} `}
        {words.log}
      </p>
    </div>
  ));
}
