import { type ChangeEvent, type ReactNode, useRef } from "react";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { FileField } from "#app/forms/file-field.tsx";
import type { manuscriptWords } from "#content/author-tools/manuscript.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import type { ManuscriptReport } from "#domain/manuscript.ts";
import { Chapters } from "./chapters.tsx";
import { ManuscriptFindings } from "./manuscript-findings.tsx";
import { MarkedPlaces } from "./marked-places.tsx";
import { useManuscriptReport } from "./use-manuscript-report.ts";

export type ManuscriptWords = typeof manuscriptWords;

export type ManuscriptCheckProps = {
  example: ManuscriptReport /** The example itself, marked. */;
  pages: ReactNode;
  words: ManuscriptWords;
  actions: ToolActionWords;
};

/** A file in, a report out. The file is read in this browser and goes nowhere. */
export function ManuscriptCheck({ example, pages, words, actions }: ManuscriptCheckProps) {
  const { reading, read, forget } = useManuscriptReport();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void read(file);
  };
  const report = reading.state === "read" ? reading.report : example;
  const name = reading.state === "read" ? reading.name : words.example;
  const error = reading.state === "failed" ? fillWords(words.failed[reading.why], { name: reading.name }) : undefined;

  return (
    <div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <ToolAnswer title={words.result.title} label={name} className="border-b-0 pb-0!">
          <p className={`${answerClasses} mb-1`}>
            {sayCount(words.result.words, report.words)}, {sayCount(words.result.chapters, report.chapters.length)}
          </p>
          <p className="text-ui">
            {report.findings.length === 0
              ? words.result.clean
              : sayCount(words.result.findings, report.findings.length)}
          </p>
        </ToolAnswer>
        <div className="lg:-mt-1.5 print:hidden">
          <FileField
            isLead
            label={words.file.label}
            description={words.file.description}
            error={error}
            ref={input}
            accept=".docx,.epub,.txt,text/plain"
            onChange={choose}
          />
          {reading.state === "reading" && (
            <p role="status" className="mt-3">
              <progress value={reading.progress} className="mr-4 accent-action" aria-label={words.reading} />
              {words.reading}
            </p>
          )}
        </div>
      </div>
      {/* The report at a glance: the places on a sheet, and the chapters on a slip below it. */}
      <div className="mt-8 grid grid-cols-1 gap-5 overflow-clip bg-sage px-gutter pt-6 pb-8 max-lg:-mx-gutter lg:-mx-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-10 lg:p-10 print:mx-0 print:block print:bg-transparent print:p-0">
        {reading.state === "read" ? <MarkedPlaces report={report} words={words} /> : pages}
        <Chapters chapters={report.chapters} words={words.chapters} />
      </div>
      <ManuscriptFindings report={report} words={words} />
      <ToolActions
        words={actions}
        {...(reading.state !== "idle" && {
          onReset: () => {
            if (input.current) input.current.value = "";
            forget();
          },
        })}
      />
    </div>
  );
}
