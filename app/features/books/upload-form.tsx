import { useMutation } from "@tanstack/react-query";
import { type DragEvent, useRef, useState } from "react";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.ts";
import { Progress } from "#app/ui/progress.tsx";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import { type FileKind, fileKinds } from "#domain/production.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { textLimits } from "#domain/text-limits.ts";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.upload;
const kinds = fileKinds.map((kind) => ({ value: kind, label: fileWords[kind] }));

/** A file by choice or by dropping it, with what it is and what changed; the code that sends it comes with the first one. */
export function UploadForm({ page }: { page: BookPage }) {
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<() => void>(undefined);
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<FileKind>("manuscript");
  const [document, setDocument] = useState("");
  const [change, setChange] = useState("");
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState({ sent: 0, all: 1, isPaused: false });

  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const { judgeFile, sendFile } = await import("./upload-file.ts");
      const refusal = await judgeFile(chosen);
      if (refusal) throw new Error(refusal);
      setProgress({ sent: 0, all: chosen.size, isPaused: false });
      const sending = sendFile(
        { book: page.book.id, kind, document: document.trim() || chosen.name, change: change.trim(), file: chosen },
        {
          onProgress: (sent, all) => setProgress({ sent, all, isPaused: false }),
          onPause: (isPaused) => setProgress((was) => (was.isPaused === isPaused ? was : { ...was, isPaused })),
        },
      );
      stop.current = sending.stop;
      await sending.done;
    },
    onSuccess: () => {
      setFile(undefined);
      setChange("");
      if (input.current) input.current.value = "";
    },
    onError: (fault) => {
      setProblem(fault.message);
      void notify.error(words.failed.title, fault.message);
    },
    onSettled: () => void refreshBooks(),
  });

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
    if (chosen && !document) setDocument(chosen.name.replace(/\.[^.]+$/, "").slice(0, textLimits.line));
  };
  const { formProps } = useForm({ send: async () => file && send.mutate(file), isBusy: send.isPending });

  return (
    <form {...formProps} className="grid max-w-lead gap-4">
      <DropPlace onDrop={choose}>
        <label className="font-semibold">
          {words.choose}
          <input
            ref={input}
            type="file"
            className="mt-2 block w-full text-sm"
            aria-describedby="upload-problem"
            aria-invalid={problem ? true : undefined}
            onChange={({ currentTarget: { files } }) => choose(files?.[0])}
          />
        </label>
        <p className="mt-2 text-sm text-ink-soft">{file ? `${file.name}, ${sayBytes(file.size)}` : words.drop}</p>
        <p id="upload-problem" role="alert" className="text-sm text-danger">
          {problem}
        </p>
      </DropPlace>
      <SelectField
        label={words.kind}
        options={kinds}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value as FileKind)}
      />
      <TextField
        label={words.document}
        description={words.documentHelp}
        value={document}
        maxLength={textLimits.line}
        onChange={({ currentTarget: { value } }) => setDocument(value)}
      />
      <TextField
        label={words.change}
        isOptional
        value={change}
        maxLength={textLimits.changeLine}
        onChange={({ currentTarget: { value } }) => setChange(value)}
      />
      {send.isPending && file ? (
        <div>
          <Progress label={fillWords(words.sending, { name: file.name })} value={progress.sent} max={progress.all} />
          <p role="status" className="figures mt-1 text-sm text-ink-soft">
            {progress.isPaused ? words.stopped : `${sayBytes(progress.sent)} / ${sayBytes(progress.all)}`}
          </p>
          <Button variant="quiet" size="small" onClick={() => stop.current?.()}>
            {words.stop}
          </Button>
        </div>
      ) : (
        <Button type="submit" size="small" className="justify-self-start" disabled={!file}>
          {words.send}
        </Button>
      )}
    </form>
  );
}

function DropPlace({ onDrop, children }: { onDrop: (file: File | undefined) => void; children: React.ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === "dragover");
    if (event.type === "drop") onDrop(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
      className={classNames(
        "rounded-sm border border-dashed p-4",
        isOver ? "border-action bg-action/10" : "border-rule-strong",
      )}
    >
      {children}
    </div>
  );
}
