import { type ChangeEvent, useRef } from "react";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { FileField } from "#app/forms/file-field.tsx";
import type { manuscriptWords } from "#content/author-tools/manuscript.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import type { ManuscriptReport } from "#domain/manuscript.ts";
import { Chapters } from "./chapters.tsx";
import { ManuscriptFindings } from "./manuscript-findings.tsx";
import { useManuscriptReport } from "./use-manuscript-report.ts";

export type ManuscriptWords = typeof manuscriptWords;

export type ManuscriptCheckProps = { example: ManuscriptReport; words: ManuscriptWords; actions: ToolActionWords };

/** A file in, a report out. The file is read in this browser and goes nowhere. */
export function ManuscriptCheck({ example, words, actions }: ManuscriptCheckProps) {
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
    <div className="flex flex-col">
      <ToolAnswer
        title={words.result.title}
        label={name}
        className="lg:mt-8 lg:border-t! lg:border-b-0 lg:pt-6! lg:pb-0"
      >
        <p className={`${answerClasses} mb-1`}>
          {sayCount(words.result.words, report.words)}, {sayCount(words.result.chapters, report.chapters.length)}
        </p>
        <p className="text-ui">
          {report.findings.length === 0 ? words.result.clean : sayCount(words.result.findings, report.findings.length)}
        </p>
      </ToolAnswer>
      <FileField
        isLead
        label={words.file.label}
        description={words.file.description}
        error={error}
        ref={input}
        accept=".docx,.epub,.txt,text/plain"
        onChange={choose}
        // A phone shows what comes of it first; where there is room for both, it is the first thing to do.
        className="max-lg:mt-6 lg:-order-1 print:hidden"
      />
      {reading.state === "reading" && (
        <p role="status" className="mt-3 lg:-order-1">
          <progress value={reading.progress} className="mr-4 accent-action" aria-label={words.reading} />
          {words.reading}
        </p>
      )}
      <ManuscriptFindings report={report} words={words} />
      <Chapters chapters={report.chapters} words={words.chapters} />
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
