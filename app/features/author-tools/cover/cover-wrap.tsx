import type { ReactNode } from "react";
import { AmountField } from "#app/features/author-tools/amount-field.tsx";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { useEntries } from "#app/features/author-tools/use-entries.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import type { coverExample, coverRates, coverWords } from "#content/author-tools/cover.ts";
import { amountOf } from "#domain/amounts.ts";
import { type Barcode, listShapes } from "#domain/cover-shapes.ts";
import { type CoverSpecification, layOutCover, mostOfCover as most } from "#domain/cover-wrap.ts";
import { fillWords } from "#domain/fill-words.ts";
import { CoverDrawing, type CoverSample } from "./cover-drawing.tsx";
import { DownloadTemplate } from "./download-template.tsx";
import { PageEstimate } from "./page-estimate.tsx";
import { readBarcode } from "./read-barcode.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useBars } from "./use-bars.ts";

export type CoverWords = typeof coverWords;

export type CoverWrapProps = {
  example: Readonly<Record<keyof typeof coverExample, string>>;
  exampleBars: Barcode;
  options: { trims: readonly string[]; papers: readonly (keyof CoverWords["papers"])[]; typeSizes: readonly string[] };
  rates: typeof coverRates;
  words: CoverWords;
  actions: ToolActionWords;
  /** The example's own cover, at each of the sizes. */
  sampleCovers: readonly ReactNode[];
  sample: CoverSample;
};

/** Trim, pages and paper in; the cover laid flat out, to look at and to take along. */
export function CoverWrap({
  example,
  exampleBars,
  options,
  rates,
  words,
  actions,
  sampleCovers,
  sample,
}: CoverWrapProps) {
  const { entries, change, reset, field, link } = useEntries(example);
  const [width = "", height = ""] =
    entries.trim === "other" ? [entries.width, entries.height] : entries.trim.split("x");
  const specification: CoverSpecification = {
    ...rates,
    trimWidth: amountOf(width, most.width),
    trimHeight: amountOf(height, most.height),
    pages: Math.floor(amountOf(entries.pages, most.pages)),
    pageThickness: thicknessOf(entries.paper, entries.perInch, rates),
    bleed: amountOf(entries.bleed, most.bleed),
  };
  const hasTrim = specification.trimWidth >= 2 && specification.trimHeight >= 2;
  const isKnown = hasTrim && specification.pages >= 24 && specification.pageThickness > 0;
  const wrap = layOutCover(specification);
  const barcode = readBarcode(entries.isbn, entries.price, words.isbn);
  const bars = useBars(barcode.code, exampleBars);
  const shapes = listShapes(wrap, words.drawing, bars);
  const amount = (name: keyof typeof most, className?: string) => (
    <AmountField
      className={className}
      label={words.fields[name]}
      inputMode={name === "pages" ? "numeric" : "decimal"}
      most={most[name]}
      words={words.amounts}
      {...field(name)}
    />
  );
  const pixels = `${Math.ceil(wrap.width * 300)}\u00a0×\u00a0${Math.ceil(wrap.height * 300)}`;

  return (
    <div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
        <ToolAnswer title={words.result.title} className="follows-address">
          {isKnown ? (
            <>
              <p className={answerClasses}>{fillWords(words.result.inches, { inches: wrap.spineWidth })}</p>
              <p className="mt-1 text-ui text-ink-soft">
                {fillWords(words.result.sheet, { width: wrap.width, height: wrap.height, pixels })}
              </p>
              {!wrap.hasSpineText && (
                <p className="mt-1 text-ui font-semibold">
                  {fillWords(words.result.noSpineText, { pages: rates.spineTextPages })}
                </p>
              )}
            </>
          ) : (
            <p className="mt-1">{words.result.notYet}</p>
          )}
        </ToolAnswer>
        {/* In sight while its measures are typed, where it can be seen whole; on a phone right below the answer. */}
        <div className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[@media(height>=60rem)]:sticky lg:[@media(height>=60rem)]:top-[calc(var(--spacing-header)+1.5rem)]">
          {isKnown ? (
            <CoverDrawing wrap={wrap} shapes={shapes} sample={sample} words={words} />
          ) : (
            <p className="grid aspect-4/3 place-items-center border border-dashed border-rule-strong p-8 text-center text-balance text-ink-soft print:hidden">
              {words.result.noSheet}
            </p>
          )}
        </div>
        <div>
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 print:grid-cols-4">
            <SelectField
              label={words.fields.trim}
              options={options.trims.map((value) => ({
                value,
                label: value === "other" ? words.trims.other : value.replace("x", " × "),
              }))}
              {...field("trim")}
            />
            {amount("pages")}
            <SelectField
              label={words.fields.paper}
              options={options.papers.map((value) => ({ value, label: words.papers[value] }))}
              {...field("paper")}
            />
            {amount("bleed")}
            {entries.trim === "other" && (
              <>
                {amount("width")}
                {amount("height")}
              </>
            )}
            {entries.paper === "other" && amount("perInch")}
            <TextField
              label={words.fields.isbn}
              inputMode="numeric"
              autoComplete="off"
              {...field("isbn")}
              className="col-span-2"
            />
            {amount("price", "col-span-2")}
          </div>
          <p
            role="status"
            className={`figures mt-3 text-sm print:hidden ${barcode.isWrong ? "font-semibold text-danger" : "text-ink-soft"}`}
          >
            {barcode.says}
          </p>
        </div>
      </div>
      <ToolActions words={actions} onReset={reset} link={link}>
        {isKnown && <DownloadTemplate wrap={wrap} shapes={shapes} words={words.download} />}
      </ToolActions>
      <PageEstimate
        hasTrim={hasTrim}
        {...{ entries, field, words, typeSizes: options.typeSizes }}
        trim={[specification.trimWidth, specification.trimHeight]}
        onUse={(pages) => change({ pages: String(pages) })}
      />
      <Thumbnails label={words.fields.picture} words={words.thumbnail} sampleCovers={sampleCovers} />
    </div>
  );
}

function thicknessOf(paper: string, perInch: string, { thickness }: CoverWrapProps["rates"]): number {
  if (paper === "white" || paper === "cream" || paper === "color") return thickness[paper];
  const pages = amountOf(perInch, most.perInch);
  return pages > 0 ? 1 / pages : 0;
}
