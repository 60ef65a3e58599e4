import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { Progress } from "#app/ui/progress.tsx";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type FileKind, fileKinds } from "#domain/production.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { textLimits } from "#domain/text-limits.ts";
import { BookRefusal, sayFault } from "../ask-book.ts";
import { refreshBooks, vaultQuery } from "../book-queries.ts";
import { DropPlace } from "./drop-place.tsx";
import { countForLog, LogWords } from "./log-words.tsx";
import { fingerprintOf, forgetUnfinished, listUnfinished } from "./upload-memory.ts";

const words = bookPage.upload;
const kinds = fileKinds.map((kind) => ({ value: kind, label: fileWords[kind] }));

/** A file by choice or by dropping it, with what it is and what changed; the code that sends it comes with the first one. */
export function UploadForm({ page }: { page: BookPage }) {
  const { id } = page.book;
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<() => void>(undefined);
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<FileKind>(page.role === "staff" ? "edited" : "manuscript");
  const [document, setDocument] = useState("");
  const [change, setChange] = useState("");
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<{ name: string; words?: number }>();
  const [progress, setProgress] = useState({ sent: 0, all: 1, isPaused: false });

  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const { judgeFile, sendFile } = await import("./upload-file.ts");
      const refusal = await judgeFile(chosen);
      if (refusal) throw new BookRefusal(refusal);
      setProgress({ sent: 0, all: chosen.size, isPaused: false });
      const sending = sendFile(
        { book: id, kind, document: document.trim() || chosen.name, change: change.trim(), file: chosen },
        {
          onProgress: (sent, all) => setProgress({ sent, all, isPaused: false }),
          onPause: (isPaused) => setProgress((was) => (was.isPaused === isPaused ? was : { ...was, isPaused })),
        },
      );
      stop.current = sending.stop;
      const [end, counted] = await Promise.all([sending.done, kind === "manuscript" ? countForLog(chosen) : undefined]);
      return end === "sent" ? { name: chosen.name, words: counted } : undefined;
    },
    onSuccess: (arrived) => {
      setSent(arrived);
      setFile(undefined);
      setDocument("");
      setChange("");
      if (input.current) input.current.value = "";
    },
    onError: (fault) => {
      setProblem(sayFault(fault));
      void notify.error(words.failed.title, sayFault(fault));
    },
    onSettled: () => void refreshBooks(),
  });

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
    setSent(undefined);
    if (!chosen) return;
    const begun = listUnfinished(id).find(({ fingerprint }) => fingerprint === fingerprintOf(id, chosen));
    if (begun) setKind(begun.kind);
    setDocument(begun?.document ?? chosen.name.replace(/\.[^.]+$/, "").slice(0, textLimits.line));
  };
  const { formProps } = useForm({ send: async () => file && send.mutate(file), isBusy: send.isPending });
  const { data: vault } = useQuery(vaultQuery(id));
  const known = page.files.filter((one) => one.kind === kind).map(({ name }) => name);

  if (vault?.closed) return <p className="max-w-measure">{vault.closed}</p>;
  return (
    <form {...formProps} className="grid max-w-lead gap-4">
      {!file && !send.isPending && <UnfinishedUploads book={id} />}
      <DropPlace onDrop={choose} isOff={send.isPending}>
        <label className="font-semibold">
          {words.choose}
          <input
            ref={input}
            type="file"
            className="mt-2 block w-full text-sm file:mr-3 file:min-h-9 file:rounded-sm file:border file:border-rule-strong file:bg-transparent file:px-3 file:font-semibold file:text-ink"
            aria-describedby="upload-help upload-problem"
            aria-invalid={problem ? true : undefined}
            disabled={send.isPending}
            onChange={({ currentTarget: { files } }) => choose(files?.[0])}
          />
        </label>
        <p id="upload-help" className="mt-2 text-sm wrap-anywhere text-ink-soft">
          {file ? `${file.name}, ${sayBytes(file.size)}` : words.drop}
        </p>
        <p id="upload-problem" role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      </DropPlace>
      {file && (
        <>
          <SelectField
            label={words.kind}
            options={kinds}
            value={kind}
            disabled={send.isPending}
            onChange={({ currentTarget: { value } }) => setKind(value as FileKind)}
          />
          <TextField
            label={words.document}
            description={known.includes(document.trim()) ? words.documentAgain : words.documentHelp}
            value={document}
            maxLength={textLimits.line}
            disabled={send.isPending}
            list="documents-of-kind"
            onChange={({ currentTarget: { value } }) => setDocument(value)}
          />
          <datalist id="documents-of-kind">
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField
            label={words.change}
            isOptional
            value={change}
            maxLength={textLimits.changeLine}
            disabled={send.isPending}
            onChange={({ currentTarget: { value } }) => setChange(value)}
          />
        </>
      )}
      {send.isPending && file ? (
        <div>
          <Progress label={fillWords(words.sending, { name: file.name })} value={progress.sent} max={progress.all} />
          <p role="status" className="figures mt-1 text-sm text-ink-soft">
            {progress.isPaused
              ? words.stopped
              : fillWords(words.progress, { sent: sayBytes(progress.sent), all: sayBytes(progress.all) })}
          </p>
          <Button variant="quiet" size="small" onClick={() => stop.current?.()}>
            {words.stop}
          </Button>
        </div>
      ) : (
        file && (
          <Button type="submit" size="small" className="justify-self-start">
            {words.send}
          </Button>
        )
      )}
      <div role="status">{sent && <p>{fillWords(words.sent, { name: sent.name })}</p>}</div>
      {sent?.words !== undefined && page.role === "author" && page.book.projectId !== null && (
        <LogWords key={`${sent.name} ${sent.words}`} project={page.book.projectId} words={sent.words} />
      )}
    </form>
  );
}

/** What began on another day, or before the tab was closed: the same file, chosen again, goes on where it was. */
function UnfinishedUploads({ book }: { book: number }) {
  const [list, setList] = useState(() => listUnfinished(book));
  const forget = (fingerprint: string) => {
    forgetUnfinished(fingerprint);
    setList(listUnfinished(book));
  };
  return list.map(({ fingerprint, name, size }) => (
    <p key={fingerprint} className="border-l-2 border-gold pl-3 text-sm">
      {fillWords(words.unfinished, { name, size: sayBytes(size) })}
      <Button variant="quiet" size="small" onClick={() => forget(fingerprint)}>
        {words.forget}
      </Button>
    </p>
  ));
}
