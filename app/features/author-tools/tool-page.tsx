import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { ToolDetail } from "#app/drawings/specimens/tool-details.tsx";
import { ToolIllustration } from "#app/drawings/tool-illustration.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { type ToolWords, toolFurniture } from "#content/author-tools/tool-words.ts";
import { authorTools } from "#content/author-tools/tools.ts";
import { homeLink } from "#content/links.ts";
import { type Rate, rates } from "#content/rates.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";

type ToolHeaderProps = Pick<ToolWords, "label" | "title" | "lead"> & {
  path: AuthorToolPath;
  /** On a phone the picture is smaller where what counts comes after it, or not there where the tool draws the same below it. */
  onPhone?: "small" | "none";
  /** What the sheet of the tool is besides white. */
  sheet?: string;
  /** For what is a line or two: it stands on no sheet. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Low, so that the result of the example is on the first screen of a phone. */
export function ToolHeader({ label, title, lead, path, onPhone, sheet, isOpen, children }: ToolHeaderProps) {
  return (
    <Container data-tone="paper" className="pt-5 pb-12">
      <Breadcrumb trail={[homeLink, toolFurniture.trail]} current={label} />
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,1fr)_18rem] sm:grid-rows-[auto_1fr] lg:mt-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-16 print:block">
        <h1 className="max-w-narrow text-[2.25rem] leading-[1.08] lg:text-[clamp(2.75rem,3.9vw,3.5rem)] lg:leading-[1.05]">
          {title}
        </h1>
        <div
          data-artefact={onPhone === "none" ? undefined : true}
          // What goes to the edge of the window has none of its own there.
          className={classNames(
            "max-sm:-mx-gutter sm:max-lg:bleed-right overflow-clip sm:row-span-2 max-lg:[&>svg]:-ml-px max-lg:[&>svg]:w-[calc(100%+2px)] print:hidden",
            onPhone === "small" &&
              "plate-edge relative max-lg:after:-inset-x-px max-sm:flex max-sm:h-[45vw] max-sm:items-end max-sm:[&>svg]:origin-bottom max-sm:[&>svg]:scale-80",
            onPhone === "none" && "max-sm:hidden",
          )}
        >
          <ToolIllustration
            path={path}
            className={classNames("block h-auto w-full", onPhone === "small" && "overflow-visible")}
          />
        </div>
        <p className="max-w-lead text-balance text-ink-soft lg:text-lead print:mt-3">{lead}</p>
      </div>
      {/* What a tool makes is the thing that its first screen shows. */}
      <div
        data-artefact={isOpen ? undefined : true}
        className={
          isOpen
            ? "mt-6"
            : classNames(
                "mt-6 lg:mt-8 lg:border lg:border-rule lg:bg-surface lg:p-10 lg:shadow-page print:border-0 print:bg-none print:p-0 print:shadow-none",
                sheet,
              )
        }
      >
        {children}
      </div>
    </Container>
  );
}

/** The page of a tool: the tool, then the arithmetic behind it, its figures, and where to go on. */
export function ToolPage({
  tool,
  note,
  children,
  ...header
}: Pick<ToolHeaderProps, "path" | "onPhone" | "sheet" | "children"> & {
  tool: ToolWords;
  /** How what is said of somebody's entries stands below the tool. */
  note?: string;
}) {
  const { how, reading } = tool;
  return (
    <>
      <ToolHeader {...tool} {...header}>
        {children}
        <p className={classNames("mt-6 text-sm text-ink-soft print:hidden", note ?? "max-w-measure")}>
          {tool.privacy ?? toolFurniture.privacy}
        </p>
      </ToolHeader>
      <div className="tool-parts print:hidden">
        <Section
          label={toolFurniture.how}
          title={how.title}
          // Before the figures, or where there are none before what to read on, which then has the larger head.
          head={tool.rates.length > 0 ? "margin" : "running"}
          layout="margin"
          tone="deep"
        >
          <div className="prose lg:max-w-none! lg:columns-2 lg:gap-12">
            {how.paragraphs.map((paragraph) => (
              <p key={paragraph} className="break-inside-avoid-column">
                <Unbroken text={paragraph} />
              </p>
            ))}
          </div>
        </Section>
        {tool.rates.length > 0 && <Figures ids={tool.rates} />}
        <Section label={toolFurniture.reading.label} title={toolFurniture.reading.title} layout="margin">
          <ul
            className={`gap-x-12 max-sm:*:last:border-b sm:grid ${reading.length % 3 === 0 ? "sm:grid-cols-3 sm:*:nth-last-[-n+3]:border-b" : "sm:grid-cols-2 sm:*:nth-last-[-n+2]:border-b"}`}
          >
            {reading.map(({ label, to }) => (
              <li
                key={to}
                className="group relative flex items-baseline justify-between gap-4 border-t border-rule py-3"
              >
                <a
                  href={to}
                  className="font-serif text-title-s text-balance underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {label}
                </a>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 shrink-0 translate-y-px transition-transform group-hover:translate-x-1"
                />
              </li>
            ))}
          </ul>
        </Section>
        <OtherTools path={header.path} />
        <CallToAction {...toolFurniture.callToAction} />
      </div>
    </>
  );
}

const figureLine = "lg:grid-cols-[minmax(0,1fr)_fit-content(18rem)_8rem] lg:gap-x-8";

function Figures({ ids }: { ids: ToolWords["rates"] }) {
  const { label, title, lead, show, all, head } = toolFurniture.figures;
  return (
    <Section label={label} title={title} lead={lead} head="running" layout="margin">
      <details className="folds-on-phones">
        <FoldSummary>{fillWords(show, { count: ids.length })}</FoldSummary>
        {/* The same columns on every page; their names are for the eye, a phone says them in each line. */}
        <ul className="figures">
          <li aria-hidden="true" className={`${figureLine} hidden pb-2 text-sm font-semibold text-ink-soft lg:grid`}>
            <span>{head.what}</span>
            <span className="text-right">{head.figure}</span>
            <span>{head.since}</span>
          </li>
          {ids.map((id) => {
            const rate: Rate = rates[id];
            return (
              <li
                key={id}
                className={`${figureLine} flex flex-wrap items-baseline gap-x-6 border-t border-rule py-2.5 lg:grid`}
              >
                <a href={`/tools/rates#${id}`} className="underline-offset-4 hover:underline max-lg:basis-full">
                  <Unbroken text={rate.what} />
                </a>
                <strong className="font-serif text-[1.25rem] leading-snug font-normal lg:text-right">
                  {rate.figure}
                </strong>{" "}
                <span className="text-sm text-ink-soft">
                  <span className="lg:sr-only">{head.since} </span>
                  {formatDate(rate.since)}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
      <p className="mt-5">
        <a href="/tools/rates" className="text-link font-semibold">
          {all}
        </a>
      </p>
    </Section>
  );
}

/** The tools that this page is not. */
export function OtherTools({ path, tone = "deep" }: { path: AuthorToolPath; tone?: "deep" | "paper" }) {
  const { label, title } = toolFurniture.others;
  return (
    <Section label={label} title={title} head="running" tone={tone}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {authorTools
          .filter((tool) => tool.to !== path)
          .map((tool) => (
            <li key={tool.to} className="relative max-lg:grid max-lg:grid-cols-[8.5rem_minmax(0,1fr)] max-lg:gap-x-4">
              <ToolDetail path={tool.to} className="block h-auto w-full lg:mb-3" />
              <div>
                <a
                  href={tool.to}
                  className="font-serif text-title-s underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {tool.label}
                </a>
                <p className="mt-1 text-sm text-ink-soft">
                  <Unbroken text={tool.text} />
                </p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}
