import type { ManuscriptFinding, ManuscriptReport } from "#domain/manuscript.ts";
import { formatCount } from "#domain/money.ts";
import type { ManuscriptWords } from "./manuscript-check.tsx";
import { letterOf } from "./marked-places.tsx";

/** What to mend and how, in the two programs that most manuscripts are written in. */
export function ManuscriptFindings({ report, words }: { report: ManuscriptReport; words: ManuscriptWords }) {
  return (
    <ul className="mt-6 grid gap-x-10 lg:grid-cols-2">
      {report.findings.map((finding, place) => (
        <li key={finding.check} className="break-inside-avoid border-rule py-5 not-first:border-t lg:nth-2:border-t-0">
          <Finding finding={finding} letter={letterOf(place)} words={words} />
        </li>
      ))}
    </ul>
  );
}

type FindingProps = { finding: ManuscriptFinding; letter: string; words: ManuscriptWords };

function Finding({ finding: { check, count }, letter, words }: FindingProps) {
  const { title, text, ...ways } = words.checks[check];
  const how = ways as { word?: string; docs?: string; other?: string };
  return (
    <>
      <h2 className="flex items-baseline gap-3 text-title-s">
        <span className="w-3 shrink-0 text-gold-ink italic">{letter}</span>
        {title}
        <span className="figures ml-auto text-gold-ink">{formatCount(count)}</span>
      </h2>
      <p className="mt-1.5">{text}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {how.word && <Way name={words.ways.word}>{how.word}</Way>}
        {how.docs && <Way name={words.ways.docs}>{how.docs}</Way>}
        {how.other && <Way name={words.ways.other}>{how.other}</Way>}
      </dl>
    </>
  );
}

const keyCap =
  "figures ml-0.5 inline-block min-w-6 border border-rule bg-paper-deep px-1.5 text-center font-sans text-sm leading-5 text-ink";

function Way({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="max-sm:inline">{name}: </dt>
      <dd className="text-ink-soft max-sm:inline">
        {children.split("`").map((piece, place) =>
          place % 2 === 0 ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, and may say the same twice.
            <code key={place} className={keyCap}>
              {piece}
            </code>
          ),
        )}
      </dd>
    </div>
  );
}
