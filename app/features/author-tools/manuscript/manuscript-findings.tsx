import { type ManuscriptFinding, type ManuscriptReport, type Sample, wordsOf } from "#domain/manuscript.ts";
import type { ManuscriptWords } from "./manuscript-check.tsx";

/** What to mend and how, in the two programs that most manuscripts are written in. */
export function ManuscriptFindings({ report, words }: { report: ManuscriptReport; words: ManuscriptWords }) {
  return (
    <ul className="mt-8 grid gap-x-10 lg:grid-cols-2">
      {report.findings.map((finding) => (
        <li key={finding.check} className="break-inside-avoid border-t border-rule pt-5 pb-7">
          <Finding finding={finding} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Finding({
  finding: { check, count, samples },
  words,
}: {
  finding: ManuscriptFinding;
  words: ManuscriptWords;
}) {
  const { title, text, ...ways } = words.checks[check];
  const how = ways as { word?: string; docs?: string; other?: string };
  const said =
    check === "epub" ? samples.map((part) => words.epubParts[part as keyof typeof words.epubParts]) : samples;
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-4 text-title-s">
        {title}
        <span className="figures text-title-m leading-none text-gold-ink">{count}</span>
      </h3>
      <p className="mt-1.5">{text}</p>
      {said.length > 0 && (
        <ul className="mt-3 border-l-2 border-gold pl-3 text-sm text-ink-soft">
          {said.map((sample) => (
            <li key={wordsOf(sample)}>
              <MarkedSample sample={sample} />
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {how.word && <Way name={words.ways.word}>{how.word}</Way>}
        {how.docs && <Way name={words.ways.docs}>{how.docs}</Way>}
        {how.other && <Way name={words.ways.other}>{how.other}</Way>}
      </dl>
    </>
  );
}

function Way({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="max-sm:inline">{name}: </dt>
      <dd className="text-ink-soft max-sm:inline">{children}</dd>
    </div>
  );
}

/** What is wrong in a sample is marked: the eye would pass over two spaces. */
function MarkedSample({ sample }: { sample: Sample }) {
  if (typeof sample === "string") return sample;
  return (
    <>
      {sample.before}
      <mark className="inline-block min-w-5.5 bg-gold/25 px-0.5 text-center leading-snug text-ink print:underline">
        {sample.fault.replaceAll("\t", "→").replaceAll(" ", "·")}
      </mark>
      {sample.after}
    </>
  );
}
