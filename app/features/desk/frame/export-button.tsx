import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { downloadFile } from "#app/ui/download-file.ts";
import { Progress } from "#app/ui/progress.tsx";
import { exportWords as words } from "#content/desk-office.ts";
import { site } from "#content/site.ts";
import type { DeskExport } from "#domain/desk-functions.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";
import { formatCount } from "#domain/money.ts";
import { DeskSelect } from "./desk-fields.tsx";
import { type ExportProgress, fetchExport } from "./fetch-export.ts";

type State =
  | { step: "ready" }
  | { step: "fetching"; progress?: ExportProgress }
  | { step: "done"; file: string; rows: number }
  | { step: "failed" };

/** A list as a file. The first of `lists` is proposed; where there is one only, nothing is asked. */
export function ExportButton({ lists }: { lists: readonly [DeskExport, ...DeskExport[]] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Download aria-hidden="true" className="size-4" />
        {words.open}
      </Button>
      {isOpen && <ExportDialog lists={lists} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ExportDialog({ lists, onClose }: { lists: readonly [DeskExport, ...DeskExport[]]; onClose: () => void }) {
  const [list, setList] = useState<DeskExport>(lists[0]);
  const [state, setState] = useState<State>({ step: "ready" });
  const work = useRef<AbortController>(undefined);
  // Closing the dialog is the cancel button, by whatever means it closes.
  useEffect(() => () => work.current?.abort(), []);

  const start = async () => {
    const control = new AbortController();
    work.current = control;
    setState({ step: "fetching" });
    try {
      const { text, rows } = await fetchExport(
        list,
        (progress) => setState({ step: "fetching", progress }),
        control.signal,
      );
      const file = `${site.name.toLowerCase()}-${list}-${localDay(new Date())}.csv`;
      downloadFile(file, "text/csv", text);
      setState({ step: "done", file, rows });
    } catch {
      // Half a list is worse than none: nothing is saved, and it can be asked for again.
      if (!control.signal.aborted) setState({ step: "failed" });
    }
  };

  return (
    <Dialog title={words.title} description={words.text} onClose={onClose}>
      {lists.length > 1 && (
        <DeskSelect
          label={words.list}
          options={lists.map((value) => ({ value, label: words.lists[value] }))}
          value={list}
          disabled={state.step === "fetching"}
          onChange={({ currentTarget: { value } }) => {
            setList(value as DeskExport);
            setState({ step: "ready" });
          }}
          className="mb-5"
        />
      )}
      <div aria-live="polite">
        {state.step === "fetching" && <Fetching progress={state.progress} />}
        {state.step === "done" && (
          <p className="mb-5 break-words">{sayCount(words.done, state.rows, { file: state.file })}</p>
        )}
        {state.step === "failed" && <p className="mb-5 text-danger">{words.failed}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {(state.step === "ready" || state.step === "failed") && (
          <Button onClick={() => void start()}>{state.step === "failed" ? words.again : words.start}</Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {state.step === "done" ? words.close : words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function Fetching({ progress }: { progress?: ExportProgress }) {
  return (
    <div className="mb-5">
      <Progress label={words.progress} value={progress?.done ?? null} max={Math.max(progress?.all ?? 1, 1)} />
      <p className="figures mt-2 text-sm text-ink-soft">
        {progress && fillWords(words.counting, { done: formatCount(progress.done), all: formatCount(progress.all) })}
      </p>
    </div>
  );
}
