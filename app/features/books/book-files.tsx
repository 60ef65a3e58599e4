import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { fillWords, sayMoment } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookFile, BookPage } from "#domain/book-page.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { bookLists } from "./book-queries.ts";
import { openFile } from "./open-file.ts";

const words = bookPage.files;

/** The vault: each document with its newest version. */
export function BookFiles({ page }: { page: BookPage }) {
  return (
    <>
      {page.files.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {page.files.map((file) => (
            <li key={file.id} className="flex items-start justify-between gap-4 py-3">
              <FileWords file={file} />
              <OpenButton version={file.newest.id} name={file.newest.name} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-ink-soft">{words.unscanned}</p>
    </>
  );
}

function FileWords({ file: { kind, name, newest } }: { file: BookFile }) {
  const { number, size, who, at, change, sha256 } = newest;
  return (
    <div className="min-w-0">
      <p>
        <strong className="font-semibold break-words">{name}</strong>{" "}
        <span className="text-sm text-ink-soft">{fileWords[kind]}</span>
      </p>
      <p className="figures text-sm text-ink-soft">
        {fillWords(words.version, { number, size: sayBytes(size), who, moment: sayMoment(at) })}
      </p>
      {change && <p className="text-sm">{fillWords(words.change, { change })}</p>}
      <p className="figures text-label break-all text-ink-soft">{fillWords(words.hash, { hash: sha256 })}</p>
    </div>
  );
}

function OpenButton({ version, name }: { version: string; name: string }) {
  const open = useMutation({
    mutationFn: () => openFile(version),
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={fillWords(words.open, { name })}
      isBusy={open.isPending}
      onClick={() => open.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
    </Button>
  );
}

/** Who of the house has opened what, for the author to see; asked for when somebody wants to know. */
export function FileReads({ page }: { page: BookPage }) {
  const [isOpen, setIsOpen] = useState(false);
  const reads = useInfiniteQuery({ ...bookLists.reads(page.book.id), enabled: isOpen });
  const names = new Map(page.files.map(({ newest }) => [newest.id, newest.name]));
  return (
    <details className="mt-4" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary className="cursor-pointer font-semibold">{words.reads}</summary>
      {reads.data?.length === 0 && <p className="mt-2 text-ink-soft">{words.readsNone}</p>}
      <ol className="figures mt-2 text-sm">
        {reads.data?.map(({ id, who, at, versionId }) => (
          <li key={id}>
            {fillWords(words.read, { who, moment: sayMoment(at) })} {names.get(versionId)}
          </li>
        ))}
      </ol>
    </details>
  );
}
