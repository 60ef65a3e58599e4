import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Button } from "#app/ui/button.tsx";
import { letterDesk } from "#content/desk-office.ts";
import { deskQueries } from "../desk-queries.ts";
import type { LetterKind, LetterWords } from "../fetch-preview.ts";
import { MailFrame } from "../mail-reader.tsx";
import { useDebounced } from "./use-debounced.ts";

const pause = 700;

/** The mail itself, made by the house whenever the typing pauses (debounce). */
export function LetterPreview({ written, kind }: { written: LetterWords; kind: LetterKind }) {
  const { title, empty, failed, frame, loading, refresh } = letterDesk.preview;
  const settled = { subject: useDebounced(written.subject, pause), body: useDebounced(written.body, pause) };
  const preview = useQuery(deskQueries.preview(settled, kind));
  const isEmpty = written.body.trim() === "";
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-label leading-snug tracking-[0] font-sans font-semibold">
        {title}
      </h2>
      {preview.data !== undefined && !isEmpty ? (
        <MailFrame title={frame} html={preview.data} className="mt-1 h-[40rem]" />
      ) : (
        <div className="mt-1 flex h-[40rem] flex-col items-center justify-center gap-3 rounded-sm border border-rule p-6 text-center text-sm text-ink-soft">
          <p>{isEmpty ? empty : hasFailed(preview) ? failed : loading}</p>
          {!isEmpty && hasFailed(preview) && (
            <Button variant="secondary" size="small" isBusy={preview.isFetching} onClick={() => void preview.refetch()}>
              {refresh}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
