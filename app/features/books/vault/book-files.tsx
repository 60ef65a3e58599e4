import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookFile, BookPage, FileRead, Version } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { fileKinds } from "#domain/production.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { sayMoment } from "#domain/say-time.ts";
import { bookLists, vaultQuery, versionsQuery } from "../book-queries.ts";
import { OpenFile } from "./open-file-button.tsx";

const words = bookPage.files;

/** The vault: each document by its kind, with its newest version; the older ones where somebody asks. */
export function BookFiles({ page }: { page: BookPage }) {
  const { data: vault } = useQuery(vaultQuery(page.book.id));
  const kinds = fileKinds.filter((kind) => page.files.some((file) => file.kind === kind));
  return (
    <>
      {page.files.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <div className="flex flex-col gap-6">
        {kinds.map((kind) => (
          <section key={kind} aria-label={fileWords[kind]}>
            <h3 className="label text-ink-soft">{fileWords[kind]}</h3>
            <ul className="mt-1.5 divide-y divide-rule border-y border-rule">
              {page.files
                .filter((file) => file.kind === kind)
                .map((file) => (
                  <Document key={file.id} file={file} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="figures mt-2 text-sm text-ink-soft">
        {page.files.length > 0 &&
          `${fillWords(words.room, { used: sayBytes(page.bytes), quota: sayBytes(page.book.quota) })} `}
        {vault && !vault.isScanning && words.unscanned}
      </p>
      {vault && vault.waiting.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 border-l-2 border-gold pl-3 text-sm">
          {vault.waiting.map(({ name, since, refused }) => (
            <li key={`${name} ${since}`} className="wrap-anywhere">
              {refused ? fillWords(words.refused, { name, reason: refused }) : fillWords(words.waiting, { name })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Document({ file: { id, name, newest } }: { file: BookFile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <VersionWords version={newest} />
        </div>
        <OpenFile version={newest.id} label={fillWords(words.open, { name: newest.name })} hidesLabel />
      </div>
      <details className="mt-1" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
        <summary className="w-fit cursor-pointer text-sm text-ink-soft">
          {newest.number === 1 ? words.fingerprint : fillWords(words.versions, { count: newest.number })}
        </summary>
        {isOpen && <Versions file={id} newest={newest} />}
      </details>
    </li>
  );
}

/** Every version with its fingerprint: what was sent when, for whoever has to know it exactly. */
function Versions({ file, newest }: { file: number; newest: Version }) {
  const { data } = useQuery({ ...versionsQuery(file, newest.id), enabled: newest.number > 1 });
  return (
    <ol className="mt-2 flex flex-col gap-3 border-l border-rule-strong pl-4">
      {(data ?? [newest]).map((version) => (
        <li key={version.id} className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            {newest.number > 1 && <VersionWords version={version} />}
            <p className="figures text-label tracking-[0] break-all text-ink-soft">
              {fillWords(words.hash, { hash: version.sha256 })}
            </p>
          </div>
          {version.id !== newest.id && (
            <OpenFile
              version={version.id}
              label={fillWords(words.openOlder, { name: version.name, number: version.number })}
              hidesLabel
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function VersionWords({ version: { number, size, who, at, change } }: { version: Version }) {
  return (
    <>
      {change && <p className="text-sm wrap-anywhere">{change}</p>}
      <p className="figures text-sm text-ink-soft">
        {fillWords(words.version, { number, size: sayBytes(size), who, moment: sayMoment(at) })}
      </p>
    </>
  );
}

/** Who has opened what, for the author to see; asked for when somebody wants to know. */
export function FileReads({ page }: { page: BookPage }) {
  const [isOpen, setIsOpen] = useState(false);
  const reads = useInfiniteQuery({ ...bookLists.reads(page.book.id), enabled: isOpen });
  return (
    <details className="mt-4" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary className="w-fit cursor-pointer font-semibold">{words.reads}</summary>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">{words.readsText}</p>
      {reads.data?.length === 0 && <p className="mt-2 text-ink-soft">{words.readsNone}</p>}
      <ol className="figures mt-2 flex flex-col gap-1 text-sm">
        {reads.data?.map((read) => (
          <li key={read.id}>{sayRead(read)}</li>
        ))}
      </ol>
      {reads.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          isBusy={reads.isFetching}
          onClick={() => void reads.fetchNextPage()}
        >
          {words.readsOlder}
        </Button>
      )}
    </details>
  );
}

const sayRead = ({ who, at, name, number, side }: FileRead) =>
  fillWords(side === "house" ? words.readByHouse : words.read, {
    who,
    moment: sayMoment(at),
    file: name === null ? words.readGone : fillWords(words.readFile, { name, number: number ?? 1 }),
  });
