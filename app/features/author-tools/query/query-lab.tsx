import { useEffect, useId, useLayoutEffect, useState } from "react";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { queryWords } from "#content/author-tools/query.ts";
import type { queryCommon, ShelfId, shelfContexts } from "#content/author-tools/shelves.ts";
import { fillWords } from "#domain/fill-words.ts";
import { checkQuery, type Level, type QueryFinding } from "#domain/query-check.ts";
import { Findings } from "./findings.tsx";
import { MarkedLetter } from "./marked-letter.tsx";
import { mostVersions, queryMemory } from "./query-memory.ts";
import { Versions } from "./versions.tsx";

export type QueryWords = typeof queryWords;

export type QueryLabProps = {
  example: string;
  shelf: ShelfId;
  shelves: typeof shelfContexts;
  common: typeof queryCommon;
  /** The name and address of each check's source. */
  sources: Readonly<Record<string, { name: string; href: string }>>;
  /** The year in which the page was drawn; an open page counts from its own. */
  year: number;
  words: QueryWords;
  actions: ToolActionWords;
};

/** Debounced: a letter is kept when its author pauses. */
const pause = 400;

/** A letter beside what agents count. It is kept in this browser and nowhere else. */
export function QueryLab(props: QueryLabProps) {
  const { example, shelf: firstShelf, shelves, common, sources, year: drawnIn, words, actions } = props;
  const [letter, setLetter] = useState(example);
  const [shelf, setShelf] = useState<ShelfId>(firstShelf);
  const [versions, setVersions] = useState<ReturnType<typeof queryMemory.read>["versions"]>([]);
  const [year, setYear] = useState(drawnIn);
  const [isKept, setIsKept] = useState(false);
  const statusId = useId();

  // Before what somebody has typed meanwhile, which counts for more (app/islands/adopt-fields.ts).
  useLayoutEffect(() => {
    const kept = queryMemory.read();
    if (kept.letter !== undefined) setLetter(kept.letter);
    if (kept.shelf && kept.shelf in shelves) setShelf(kept.shelf as ShelfId);
    setVersions(kept.versions);
    setYear(new Date().getFullYear());
  }, [shelves]);

  useEffect(() => {
    const timer = setTimeout(() => {
      // The untouched example is nobody's letter.
      if (letter === example && versions.length === 0) queryMemory.forget();
      else queryMemory.write({ letter, shelf, versions });
    }, pause);
    return () => clearTimeout(timer);
  }, [letter, shelf, versions, example]);

  const check = (text: string, on: ShelfId) => checkQuery(text, { ...common, ...shelves[on], year });
  const findings = check(letter, shelf);
  const change = (text: string) => {
    setLetter(text);
    setIsKept(false);
  };
  const keep = () => {
    setVersions((all) => [{ at: new Date().toISOString(), shelf, letter }, ...all].slice(0, mostVersions));
    setIsKept(true);
  };

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-y-0">
      <Summary findings={findings} words={words} />
      {/* The letter lies on its ground, which goes to the edges of what it stands in; beside a long list it stays in sight. */}
      <div className="bg-sand px-gutter py-6 max-lg:-mx-gutter lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:-mt-10 lg:-ml-10 lg:p-10 print:m-0 print:bg-transparent print:p-0">
        <div className="beside-list">
          <SelectField
            label={words.fields.shelf}
            name="shelf"
            options={Object.entries(shelves).map(([value, { label }]) => ({ value, label }))}
            value={shelf}
            onChange={({ target }) => setShelf(target.value as ShelfId)}
          />
          <MarkedLetter
            label={words.fields.letter}
            value={letter}
            findings={findings}
            onChange={({ target }) => change(target.value)}
          />
          <ToolActions words={actions} onReset={() => change(example)}>
            <Button size="small" className="max-sm:basis-full" onClick={keep} aria-describedby={statusId}>
              {words.actions.keep}
            </Button>
            <Button variant="secondary" size="small" onClick={() => change("")}>
              {words.actions.clear}
            </Button>
          </ToolActions>
          <p id={statusId} role="status" className="text-sm text-ink-soft not-empty:mt-2 print:hidden">
            {isKept && words.actions.kept}
          </p>
          <Versions
            versions={versions}
            letter={letter}
            onOpen={(version) => {
              change(version.letter);
              if (version.shelf in shelves) setShelf(version.shelf as ShelfId);
            }}
            onRemove={(at) => setVersions((all) => all.filter((version) => version.at !== at))}
            countFine={(version) =>
              check(version.letter, version.shelf in shelves ? (version.shelf as ShelfId) : shelf).filter(
                ({ level }) => level === "fine",
              ).length
            }
            all={findings.length}
            words={words.versions}
          />
        </div>
      </div>
      <Findings findings={findings} sources={sources} words={words} />
    </div>
  );
}

function Summary({ findings, words }: { findings: readonly QueryFinding[]; words: QueryWords }) {
  const of = (level: Level) => findings.filter((finding) => finding.level === level);
  const list = (level: Level) =>
    of(level)
      .map(({ check }) => words.checks[check].title.toLowerCase())
      .join(", ");
  return (
    <ToolAnswer title={words.result.title} className="max-lg:border-b-0 max-lg:pb-0">
      <p className={`${answerClasses} mb-1`}>
        {fillWords(words.result.count, { fine: of("fine").length, all: findings.length })}
      </p>
      {of("mend").length > 0 && (
        <p className="text-ui font-semibold">{fillWords(words.result.mend, { what: list("mend") })}</p>
      )}
      {of("look").length > 0 && (
        <p className="text-ui text-ink-soft">{fillWords(words.result.look, { what: list("look") })}</p>
      )}
    </ToolAnswer>
  );
}
