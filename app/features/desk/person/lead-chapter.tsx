import { useMutation, useQuery } from "@tanstack/react-query";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { askForPassword } from "#app/backend/session.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { chapterDesk as words } from "#content/chapter.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { deskQueries } from "../frame/desk-queries.ts";

/** The chapter that came with a request, if one did. Opening it is written into the request's log. */
export function LeadChapter({ leadId }: { leadId: string }) {
  const { data = [] } = useQuery(deskQueries.requestFiles([leadId]));
  const open = useMutation({
    mutationFn: () => saveChapter(leadId),
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

async function saveChapter(lead: string): Promise<void> {
  const { data } = await (await loadSupabase()).auth.getSession();
  const answer = await fetch("/files/chapters/links", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify({ lead }),
  });
  if (answer.status === 401) askForPassword();
  const { href, message } = (await answer.json()) as { href?: string; message?: string };
  if (!href) throw new Error(message ?? "no link");
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
