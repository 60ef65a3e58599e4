import { OutsideLink } from "#app/ui/outside-link.tsx";
import { fillWords } from "#domain/fill-words.ts";
import type { QueryFinding } from "#domain/query-check.ts";
import type { QueryLabProps, QueryWords } from "./query-lab.tsx";

type FindingsProps = { findings: readonly QueryFinding[]; sources: QueryLabProps["sources"]; words: QueryWords };

const order = { mend: 0, look: 1, fine: 2 } as const;

/** What is to be mended first; each with its reason, an example and whoever says so. */
export function Findings({ findings, sources, words }: FindingsProps) {
  return (
    <ul className="figures lg:pt-6 lg:pb-7">
      {findings
        .toSorted((a, b) => order[a.level] - order[b.level])
        .map((finding) => (
          <li key={finding.check} className="break-inside-avoid border-t border-rule py-3 first:border-t-0 first:pt-0">
            <Finding finding={finding} source={sources[finding.check]} words={words} />
          </li>
        ))}
    </ul>
  );
}

const marks = {
  mend: "border border-danger px-2 text-danger",
  look: "border border-gold px-2 text-gold-ink",
  fine: "text-success",
};

type FindingProps = { finding: QueryFinding; source: { name: string; href: string } | undefined; words: QueryWords };

function Finding({ finding: { check, level, why, values, quotes }, source, words }: FindingProps) {
  const { title, fine, says, example } = words.checks[check];
  const isFine = level === "fine";
  const said = fillWords(isFine ? fine : ((says as Record<string, string>)[why] ?? ""), values);
  return (
    <>
      <p className="flex items-baseline justify-between gap-x-3">
        <span>
          <strong>{title}</strong> {isFine && <span className="text-sm text-ink-soft">{said}</span>}
        </span>
        <span className={`text-sm ${marks[level]}`}>{words.levels[level]}</span>
      </p>
      {!isFine && (
        <>
          <p>{said}</p>
          {quotes.length > 0 && (
            <p className="text-sm text-ink-soft">{quotes.map((quote) => `“${quote}”`).join(" · ")}</p>
          )}
          <p className="mt-1 text-sm text-ink-soft">
            {words.example}: <em>{example}</em>
            <br />
            {words.source}: {source ? <OutsideLink href={source.href}>{source.name}</OutsideLink> : words.ownReading}
          </p>
        </>
      )}
    </>
  );
}
