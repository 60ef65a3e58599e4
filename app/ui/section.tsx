import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Container } from "./container.tsx";
import { InlineText } from "./inline-text.tsx";
import { Rule } from "./rule.tsx";

/**
 * How a part announces itself. `margin`: label and folio beside a large title, for running text and lists of weight.
 * `running`: a smaller title with its lead facing it, for steps, questions and lists. `title-page`: centered in italics
 * with much air, at most once a page, and what stands under it stands on its axis. `plate`: a title in
 * italics like a caption, over a picture across the whole page.
 * No page has the same head twice in a row; e2e/section-heads.spec.ts holds that.
 */
type HeadKind = "margin" | "running" | "title-page" | "plate";

export type SectionHead = {
  /** An anchor for links; also what the address shows after #. */
  id?: string;
  /** Small capitals beside or above the title. */
  label?: string;
  title?: string;
  lead?: string;
  tone?: "paper" | "deep" | "sand" | "night";
  head?: HeadKind;
  /** What stands under a head, or its label, beside the list: the column is never left empty. On a phone it follows, hides itself, or lies low. */
  beside?: ReactNode;
};

export type SectionProps = SectionHead & {
  /** `margin` keeps the content in the text columns; `wide` gives it the whole type area, and so does `spread` to an open book, whose pages begin where label and title do. */
  layout?: "margin" | "wide" | "spread";
  /** The part is a picture: it ends where its last ground ends, and paper is for words. */
  isPicture?: true;
  /** In how many columns what follows stands: a lead beside its title begins where one of them does, or stands below it. */
  columns?: number;
  children: ReactNode;
};

// Two parts on the same ground share the space between them, and a hairline divides them (`part-rule`).
const tones = {
  paper: "[[data-tone=paper]+&]:pt-0",
  deep: "bg-paper-deep [[data-tone=deep]+&]:pt-0",
  sand: "bg-sand",
  night: "night [[data-tone=night]+&]:pt-0",
};

/** A title page changes the axis: it keeps some room of its own. */
const titlePageTones: typeof tones = {
  paper: "[[data-tone=paper]+&]:pt-8 lg:[[data-tone=paper]+&]:pt-12",
  deep: "bg-paper-deep [[data-tone=deep]+&]:pt-8 lg:[[data-tone=deep]+&]:pt-12",
  sand: tones.sand,
  night: tones.night,
};

/** The room around a part follows its weight. */
const rooms: Record<HeadKind, string> = {
  margin: "py-section",
  running: "py-close",
  "title-page": "py-section",
  plate: "py-section",
};

/** One part of a page: its head, and what it is about. */
export function Section(part: SectionProps) {
  return <Part {...part} Head={heads[part.head ?? "margin"]} />;
}

/** The same with a running head, for islands: a browser fetches no head that it does not draw. */
export function RunningSection(part: Omit<SectionProps, "head">) {
  return <Part {...part} head="running" Head={RunningHead} />;
}

type PartProps = SectionProps & { Head: (props: HeadProps) => ReactNode };

function Part({
  id,
  tone = "paper",
  head = "margin",
  layout = "wide",
  isPicture,
  columns,
  Head,
  children,
  ...words
}: PartProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      data-tone={tone}
      data-head={words.title ? head : undefined}
      aria-labelledby={words.title ? titleId : undefined}
      className={classNames(
        rooms[head],
        head === "title-page" ? titlePageTones[tone] : tones[tone],
        isPicture && "pb-0! print:hidden",
      )}
    >
      {words.title || words.label ? (
        <Head {...words} titleId={titleId} layout={layout} columns={columns}>
          {children}
        </Head>
      ) : (
        <Container>{children}</Container>
      )}
    </section>
  );
}

type HeadProps = Pick<SectionHead, "label" | "title" | "lead" | "beside"> &
  Pick<SectionProps, "layout" | "columns"> & { titleId: string; children: ReactNode };

const heads: Record<HeadKind, (props: HeadProps) => ReactNode> = {
  margin: MarginHead,
  running: RunningHead,
  "title-page": TitlePageHead,
  plate: PlateHead,
};

export function SectionLabel({ label, className }: { label?: string; className?: string }) {
  if (!label) return null;
  return <p className={classNames("folio label flex items-baseline gap-3 text-ink-soft", className)}>{label}</p>;
}

/** Where a lead can begin beside its title: with the last of three columns, or with the second half of two or four. */
const edgesOf = (columns = 1) => (columns === 3 ? "lg:grid-cols-3" : columns % 2 === 0 ? "lg:grid-cols-2" : undefined);

function MarginHead({ label, title, lead, beside, titleId, layout, columns, children }: HeadProps) {
  const inThirds = columns === 3;
  const inQuarters = columns === 4;
  return (
    <Container>
      <div className="part-rule">
        <div
          className={classNames(
            "part-head grid grid-cols-1 items-baseline gap-x-12 gap-y-4",
            // Without a label there is no margin to stand beside: the title begins where the page does, its lead beside it.
            label &&
              (layout === "spread"
                ? "lg:grid-cols-2 lg:gap-x-0 lg:*:last:pl-[12%]"
                : inThirds
                  ? "lg:grid-cols-3 lg:gap-x-10"
                  : inQuarters
                    ? "lg:grid-cols-4 lg:gap-x-8"
                    : "lg:grid-cols-[13rem_minmax(0,1fr)]"),
          )}
        >
          <SectionLabel label={label} className={beside ? "lg:col-start-1 lg:row-start-1" : undefined} />
          <div className={label && (inThirds ? "lg:col-span-2" : inQuarters ? "lg:col-span-3" : undefined)}>
            {title && (
              <div
                className={
                  label
                    ? "max-w-narrow"
                    : `gap-x-10 lg:grid ${edgesOf(columns) ?? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16"}`
                }
              >
                <h2 id={titleId} className={classNames("text-title-l", !label && inThirds && "lg:col-span-2")}>
                  {title}
                </h2>
                {lead && (
                  <p
                    className={classNames(
                      "mt-3 max-w-lead text-lead text-balance text-ink-soft",
                      label ? "lg:mt-5" : "lg:mt-1.5",
                      !label && beside && "lg:row-span-2",
                    )}
                  >
                    <InlineText text={lead} />
                  </p>
                )}
                {!label && beside}
              </div>
            )}
            {layout === "margin" && <div className="mt-6 lg:mt-10">{children}</div>}
          </div>
          {/* Heard after what it stands beside; in the margin it begins with the lead. */}
          {label && beside && <div className="lg:col-start-1 lg:row-start-1 lg:mt-19 lg:self-stretch">{beside}</div>}
        </div>
        {layout !== "margin" && <div className="mt-6 lg:mt-12">{children}</div>}
      </div>
    </Container>
  );
}

function RunningHead({ label, title, lead, beside, titleId, layout, columns, children }: HeadProps) {
  const inColumns = layout === "margin";
  return (
    <Container>
      <div className={classNames("part-rule", inColumns && "grid gap-x-10 gap-y-5 lg:grid-cols-3")}>
        <div
          className={
            inColumns
              ? "part-head beside-list"
              : classNames(
                  "part-head grid gap-x-10 gap-y-3",
                  // A lead begins with its title, or ends with it where a label stands above.
                  label ? "lg:items-baseline-last" : "items-baseline",
                  edgesOf(columns),
                )
          }
        >
          <div className={classNames("max-w-lead", columns === 3 && "lg:col-span-2")}>
            <SectionLabel label={label} className="mb-3" />
            <h2 id={titleId} className="text-[clamp(1.75rem,2.45vw,2.1875rem)] leading-[1.15]">
              {title}
            </h2>
          </div>
          {lead && (
            <p className={classNames("max-w-short text-balance text-ink-soft", inColumns ? "mt-4" : "text-ui")}>
              <InlineText text={lead} />
            </p>
          )}
          {beside && <div className="lg:mt-8">{beside}</div>}
        </div>
        <div className={inColumns ? "list-column min-w-0 lg:col-span-2" : "mt-6 lg:mt-8"}>{children}</div>
      </div>
    </Container>
  );
}

function TitlePageHead({ label, title, lead, titleId, layout, children }: HeadProps) {
  return (
    <Container>
      <div className="flex flex-col items-center text-center">
        <SectionLabel label={label} className="mb-4 sm:mb-6" />
        <h2 id={titleId} className="title-page max-w-narrow">
          {title}
        </h2>
        {lead && (
          <p className="mt-3 max-w-lead text-lead text-balance text-ink-soft sm:mt-5">
            <InlineText text={lead} />
          </p>
        )}
        <Rule variant="ornament" className="mt-8 max-sm:hidden" />
      </div>
      <div className={classNames("mt-7 lg:mt-14", layout === "margin" && "mx-auto w-fit max-w-narrow")}>{children}</div>
    </Container>
  );
}

function PlateHead({ label, title, lead, titleId, children }: HeadProps) {
  return (
    <>
      <Container className="grid items-end gap-x-10 gap-y-3 lg:grid-cols-2">
        <div>
          <SectionLabel label={label} className="mb-2" />
          <h2 id={titleId} className="text-title-m italic">
            {title}
          </h2>
        </div>
        {lead && (
          <p className="max-w-lead font-serif text-base text-balance text-ink-soft italic">
            <InlineText text={lead} />
          </p>
        )}
      </Container>
      {children}
    </>
  );
}
