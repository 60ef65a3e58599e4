import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { countWords } from "#domain/word-count.ts";
import type { QueryWords } from "./query-lab.tsx";
import type { LetterVersion } from "./query-memory.ts";

type Piece = { value: string; added?: boolean | undefined; removed?: boolean | undefined };

type VersionsProps = {
  versions: readonly LetterVersion[];
  letter: string;
  onOpen: (version: LetterVersion) => void;
  onRemove: (at: string) => void;
  countFine: (version: LetterVersion) => number;
  all: number;
  words: QueryWords["versions"];
};

/** What was kept, and what changed since. */
export function Versions({ versions, letter, onOpen, onRemove, countFine, all, words }: VersionsProps) {
  const [compared, setCompared] = useState<{ at: string; pieces: readonly Piece[] }>();
  const compare = async (version: LetterVersion) => {
    try {
      const { diffWords } = await import("diff");
      setCompared({ at: version.at, pieces: diffWords(version.letter, letter) });
    } catch {
      // Its code did not come: the next press tries again.
      notify.error(words.failed, words.failedText);
    }
  };
  return (
    <section className="mt-8 hidden border-t border-rule-strong pt-5 scripting:block print:hidden!">
      <h2 className="text-title-s">{words.title}</h2>
      {versions.length === 0 && <p className="mt-2 text-ink-soft">{words.none}</p>}
      <ul className="figures mt-3">
        {versions.map((version) => (
          <li key={version.at} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule py-3">
            <span className="min-w-0 grow">
              <span className="block truncate font-serif">{firstWords(version.letter)}</span>
              <span className="text-sm text-ink-soft">
                {formatDate(version.at.slice(0, 10))} · {fillWords(words.words, { count: countWords(version.letter) })}{" "}
                · {fillWords(words.fine, { fine: countFine(version), all })}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" onClick={() => onOpen(version)}>
                {words.open}
              </Button>
              <Button variant="secondary" size="small" onClick={() => compare(version)}>
                {words.compare}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onRemove(version.at)}>
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {compared && versions.some(({ at }) => at === compared.at) && (
        <div role="status" className="mt-6 border-l-2 border-gold pl-4">
          <h3 className="text-title-s">{words.difference}</h3>
          {compared.pieces.some(({ added, removed }) => added || removed) ? (
            <p className="mt-2 font-serif whitespace-pre-wrap">
              {compared.pieces.map((piece, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
                <Changed key={index} piece={piece} words={words} />
              ))}
            </p>
          ) : (
            <p className="mt-2">{words.same}</p>
          )}
        </div>
      )}
    </section>
  );
}

function Changed({ piece: { value, added, removed }, words }: { piece: Piece; words: QueryWords["versions"] }) {
  if (added) {
    return (
      <ins className="bg-success/15 no-underline">
        <span className="sr-only">{words.added}: </span>
        {value}
      </ins>
    );
  }
  if (removed) {
    return (
      <del className="text-danger">
        <span className="sr-only">{words.removed}: </span>
        {value}
      </del>
    );
  }
  return value;
}

const firstWords = (letter: string) =>
  letter
    .replace(/^\s*dear[^\n]*\n+/i, "")
    .trim()
    .slice(0, 80);
