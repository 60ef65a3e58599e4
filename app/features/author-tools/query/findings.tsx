import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import type { Level, QueryFinding } from "#domain/query-check.ts";
import type { QueryLabProps, QueryWords } from "./query-lab.tsx";

type FindingsProps = { findings: readonly QueryFinding[]; sources: QueryLabProps["sources"]; words: QueryWords };

/** What is to be mended first, each with its reason, an example and whoever says so; on a phone, what is fine waits folded. */
export function Findings({ findings, sources, words }: FindingsProps) {
  const list = (...levels: Level[]) => (
    <ul>
      {levels.flatMap((level) =>
        findings
          .filter((finding) => finding.level === level)
          .map((finding) => (
            <li
              key={finding.check}
              className={`break-inside-avoid border-t border-rule ${level === "fine" ? "py-2" : "py-3"}`}
            >
              <Finding finding={finding} source={sources[finding.check]} words={words} />
            </li>
          )),
      )}
    </ul>
  );
  const fine = findings.filter(({ level }) => level === "fine").length;
  return (
    <div className="figures max-lg:border-b max-lg:border-rule lg:pt-3.5 lg:pb-7 [&>ul>li:first-child]:border-t-0">
      <p aria-hidden="true" className="label pb-2 text-gold-ink lg:hidden print:hidden">
        {words.result.title}
      </p>
      {list("mend", "look")}
      {fine > 0 && (
        <details className="folds-on-phones">
          <FoldSummary className="border-t border-rule">{sayCount(words.result.fine, fine)}</FoldSummary>
          {list("fine")}
        </details>
      )}
    </div>
  );
}

const marks = {
  mend: "border border-danger px-2 text-danger",
  look: "border border-gold px-2 text-gold-ink",
  fine: "text-success",
};

type FindingProps = { finding: QueryFinding; source: { name: string; href: string } | undefined; words: QueryWords };

function Finding({ finding: { check, level, why, values, quotes }, source, words }: FindingProps) {
  const { title, fine, says, ...help } = words.checks[check];
  const [kind, line] = "advice" in help ? [words.advice, help.advice] : [words.example, help.example];
  const isFine = level === "fine";
  const said = fillWords(why === "fine" ? fine : ((says as Record<string, string>)[why] ?? ""), values);
  return (
    <>
      <p className="grid grid-cols-[minmax(0,1fr)_4rem] items-baseline text-sm">
        <strong className="text-base leading-normal">{title}</strong>{" "}
        <span className={`justify-self-end ${marks[level]}`}>{words.levels[level]}</span>{" "}
        <span className="col-span-2 text-pretty text-ink-soft">{said}</span>
      </p>
      {!isFine && (
        <p className="mt-1 text-sm text-ink-soft">
          {quotes.length > 0 && (
            <>
              {quotes.map((quote) => `“${quote}”`).join(" · ")}
              <br />
            </>
          )}
          {kind}:{" "}
          <em>
            <Unbroken text={line} />
          </em>
          <br />
          {words.source}: {source ? <OutsideLink href={source.href}>{source.name}</OutsideLink> : words.ownReading}
        </p>
      )}
    </>
  );
}
