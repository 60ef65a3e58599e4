import { CopySplit, type SplitBand } from "#app/drawings/copy-split.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { plainTermsPage, WorkedCopy } from "#content/terms-in-plain-words.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCents } from "#domain/money.ts";

type Words = Pick<typeof plainTermsPage.share, "example" | "parts" | "listPrice" | "alt" | "altPrinting">;
type Part = { name: SplitBand["name"]; label: string; sum: number };

const chips: Record<SplitBand["name"], string> = {
  channel: "bg-rule",
  printing: "bg-ink-soft",
  house: "bg-ink",
  author: "bg-gold",
};

/** One copy of each format: its price as a picture, and the same sums beside it. */
export function WorkedCopies({
  copies,
  words,
  lead,
  ...head
}: SectionHead & { copies: readonly WorkedCopy[]; words: Words }) {
  return (
    <Section {...head}>
      <div className="grid gap-x-10 gap-y-4 text-ink-soft lg:grid-cols-2">
        <p className="max-w-measure">{lead}</p>
        <p className="max-w-measure">{words.example}</p>
      </div>
      <ul className="mt-10 -mb-12 grid gap-x-10 md:grid-cols-2 lg:grid-cols-6">
        {copies.map((copy) => (
          // The two paperbacks face each other; the other three share a line, and neighbours share theirs.
          <li
            key={copy.id}
            className="row-span-3 grid break-inside-avoid grid-rows-subgrid border-t border-rule pt-6 pb-12 md:max-lg:last:odd:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3"
          >
            <WorkedCopyFigure copy={copy} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WorkedCopyFigure({ copy, words }: { copy: WorkedCopy; words: Words }) {
  const parts = partsOf(copy, words);
  const bands = parts.map(({ name, sum }) => ({ name, share: sum / copy.split.listPrice }));
  return (
    <figure className="row-span-3 grid grid-rows-subgrid">
      <h3 className="text-title-s">{copy.title}</h3>
      <div className="mt-5 flex items-start gap-4 sm:gap-5">
        <CopySplit
          bands={bands}
          shape={copy.shape}
          alt={altOf(copy, words)}
          className="xl:w-24 lg:[li:nth-child(-n+2)_&]:w-32"
        />
        <dl className="figures min-w-0 grow text-sm">
          <div className="flex justify-between gap-4 pb-2 font-semibold">
            <dt>{words.listPrice}</dt>
            <dd>{formatCents(copy.split.listPrice)}</dd>
          </div>
          {parts.map(({ name, label, sum }) => (
            <div
              key={name}
              className={`flex items-baseline justify-between gap-2 border-t border-rule py-2 ${name === "author" ? "font-semibold" : ""}`}
            >
              <dt className="flex items-baseline gap-2">
                <span
                  aria-hidden="true"
                  className={`on-paper size-3 shrink-0 rounded-sm border border-rule-strong ${chips[name]}`}
                />
                {label}
              </dt>
              <dd>{formatCents(sum)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-4 text-sm text-ink-soft">{copy.note}</figcaption>
    </figure>
  );
}

/** What becomes of the price, from the channel down to the author. */
export function partsOf({ channel, sharePercent, split }: WorkedCopy, words: Words): Part[] {
  const parts: Part[] = [
    { name: "channel", label: channel, sum: split.keptByChannel },
    { name: "printing", label: words.parts.printing, sum: split.printing },
    { name: "house", label: fillWords(words.parts.house, { percent: 100 - sharePercent }), sum: split.house },
    { name: "author", label: fillWords(words.parts.author, { percent: sharePercent }), sum: split.author },
  ];
  return parts.filter(({ sum }) => sum > 0);
}

function altOf({ title, channel, split }: WorkedCopy, words: Words): string {
  return fillWords(words.alt, {
    title,
    channel: channel.split(",")[0] ?? channel,
    listPrice: formatCents(split.listPrice),
    kept: formatCents(split.keptByChannel),
    printing: split.printing > 0 ? fillWords(words.altPrinting, { sum: formatCents(split.printing) }) : "",
    house: formatCents(split.house),
    author: formatCents(split.author),
  });
}
