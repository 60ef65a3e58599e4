import { BookCover } from "#app/drawings/book-cover.tsx";
import { SlicedCopy } from "#app/drawings/sliced-copy.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FigureTable } from "#app/sections/figure-table.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { RunInNotes } from "#app/sections/run-in-notes.tsx";
import { partsOf, WorkedCopies } from "#app/sections/worked-copies.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { Section } from "#app/ui/section.tsx";
import { exampleBook } from "#content/example-book.ts";
import { homeLink } from "#content/links.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { plainTermsPage } from "#content/terms-in-plain-words.ts";
import { formatCents } from "#domain/money.ts";

const { meta: words, hero, share, returns, breakEven, terms, refunds } = plainTermsPage;

const path = "/terms-in-plain-words";

/** The example book wears the same cover wherever it appears. */
const cover = bookTrailerPage.samples.trailers.find(({ title }) => title === exampleBook.title);

export const head = () =>
  pageMeta({ ...words, path, schema: breadcrumbList([homeLink], { label: hero.label, to: path }) });

/** The first copy, which a bookstore sells. */
const slices = share.copies.slice(0, 1).flatMap((copy) =>
  partsOf(copy, share).map((part) => ({
    ...part,
    share: part.sum / copy.split.listPrice,
    sum: formatCents(part.sum),
  })),
);

export default function PlainTermsPage() {
  const { label, title, lead, copies, ...copyWords } = share;
  const { tables, note, ...refundHead } = refunds;
  const { table, ...breakEvenHead } = breakEven;
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        figure={
          cover && (
            <Plate ground="clay" onPhone="high" className="flex items-center justify-center gap-[1em] sm:gap-[2em]">
              <BookCover
                title={cover.title}
                author={cover.author}
                design={cover.coverId}
                className="w-[9em] shrink-0 sm:w-[11em] lg:w-[14em]"
              />
              <SlicedCopy
                slices={slices}
                whole={{ label: share.listPrice, sum: formatCents(exampleBook.price.paperback) }}
                className="h-[13.1em] w-[17.2em] sm:h-[16em] lg:h-[20.4em] lg:w-[17.8em]"
              />
            </Plate>
          )
        }
      />
      <WorkedCopies {...{ label, title, lead, copies }} words={copyWords} head="running" tone="deep" />
      <Passages
        label={returns.label}
        title={returns.title}
        passages={[{ paragraphs: returns.paragraphs }]}
        figure={<OneReturn />}
      />
      <Section {...breakEvenHead} head="running" layout="margin">
        <FigureTable {...table} />
      </Section>
      <RunInNotes {...terms} tone="deep" />
      <Section {...refundHead} id="refunds" head="running" columns={2}>
        {/* Two short tables are about as long as the long one. */}
        <div className="gap-x-10 lg:columns-2">
          {tables.map(({ stages, ...one }) => (
            <div key={one.caption} className="break-inside-avoid pb-10">
              <FigureTable {...one} />
              <p className="figures mt-3 text-sm text-ink-soft">{stages}</p>
            </div>
          ))}
          <p className="max-w-measure break-inside-avoid text-sm text-ink-soft">{note}</p>
        </div>
      </Section>
      <CallToAction {...plainTermsPage.callToAction} />
    </>
  );
}

/** The sum of the passage beside it, for whoever skips to the figures. */
function OneReturn() {
  return (
    <dl className="figures w-full self-start xl:w-80 border-t border-rule-strong text-ui">
      {returns.sum.map(({ label, sum }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-b border-rule py-3 last:border-b-2 last:border-gold last:font-semibold"
        >
          <dt className="text-balance">{label}</dt>
          <dd className="shrink-0 text-title-s">{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
