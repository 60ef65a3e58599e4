import { type ManuscriptReport, readPlainText } from "#domain/manuscript.ts";
import { Fault, letterOf } from "./marked-places.tsx";

type SamplePagesProps = { text: string; report: ManuscriptReport };
type Mark = { at: number; length: number; fault: string; place: number };

/** The report in the order in which whoever reads the example meets its faults. */
export function inOrderMet({ text, report }: SamplePagesProps): ManuscriptReport {
  const met = readPlainText(text).paragraphs.flatMap((paragraph) => marksIn(report)(paragraph.text));
  const places = new Set([...met.map(({ place }) => place), ...report.findings.keys()]);
  return { ...report, findings: [...places].flatMap((place) => report.findings[place] ?? []) };
}

/** The example as it lies on a desk, a sheet for each chapter, the first as high as what lies beside it: each fault is marked, and its note's letter stands in the margin. */
export function SamplePages({ text, report }: SamplePagesProps) {
  const marksOf = marksIn(report);
  const sheets: string[][] = [];
  for (const { text: paragraph } of readPlainText(text).paragraphs) {
    if (report.chapters.some(({ title }) => title === paragraph)) sheets.push([]);
    if (paragraph.trim()) sheets.at(-1)?.push(paragraph);
  }
  return (
    <div className="contents">
      {sheets.map(([title, ...paragraphs]) => (
        <div
          key={title}
          className="on-paper self-start bg-paper px-10 pt-6 pb-8 font-serif text-base leading-[1.75] text-ink shadow-page sm:text-lead sm:leading-[1.75] lg:px-14 lg:pt-9 lg:pb-10 lg:first:row-span-2 print:px-6 print:pb-2 print:shadow-none"
        >
          <p className="mb-4 text-center text-ink-soft italic">{title}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="relative [&+&]:indent-8">
              <Marked text={paragraph} marks={marksOf(paragraph)} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where in a paragraph the report has found what; a sample begins and ends with dots where the text goes on. */
function marksIn({ findings }: ManuscriptReport) {
  return (paragraph: string): Mark[] =>
    findings
      .flatMap(({ check, samples }, place) =>
        samples.flatMap((sample) => {
          if (typeof sample === "string") return [];
          // One of them stands for all in its paragraph.
          if (check === "mixedQuotes" && paragraph.includes(sample.fault)) {
            return [...paragraph.matchAll(/["']/g)].map(({ index, 0: fault }) => ({
              at: index,
              length: 1,
              fault,
              place,
            }));
          }
          const { before, fault } = sample;
          const after = sample.after.replace(/…$/, "");
          // The empty lines stand before the paragraph, and a name is found without its neighbors.
          const own = check === "emptyParagraphs" ? "" : fault;
          const start = check === "names" ? "" : before.replace(/^…/, "");
          const isThere = check === "names" ? new RegExp(`\\b${fault}\\b`).test(paragraph) : true;
          const found = paragraph.indexOf(start + own + (check === "names" ? "" : after));
          if (found < 0 || !isThere) return [];
          return [{ at: found + start.length, length: own.length, fault, place }];
        }),
      )
      .toSorted((one, other) => one.at - other.at);
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const notes = [...new Set(marks.map(({ place }) => place))];
  return (
    <>
      {marks.map(({ at, fault, place: note }, place) => {
        const last = marks[place - 1];
        // Of two in a line each has its letter on its own side.
        const isLeft = notes.indexOf(note) % 2 === 0;
        return (
          <span key={at}>
            {text.slice(last ? last.at + last.length : 0, at)}
            {last?.place !== note && (
              <span
                className={`absolute indent-0 text-gold-ink italic ${isLeft ? "-left-6 lg:-left-8" : "-right-6 lg:-right-8"}`}
              >
                {letterOf(note)}
              </span>
            )}
            <Fault fault={fault} />
          </span>
        );
      })}
      {text.slice(marks.reduce((_, { at, length }) => at + length, 0))}
    </>
  );
}
