import { Fragment, type ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Step } from "#content/shapes.ts";

export type StepListProps = SectionHead & {
  steps: readonly Step[];
  /** `column` reads like a table of contents; `row` sets four or five short steps side by side. */
  variant?: "column" | "row";
  /** In a row: what there is to see at each step. It stands on the step's line; on a phone beside its words. */
  pictures?: readonly ReactNode[];
  /** How wide they are there: a page that is about them shows more of them, beside their numbers. */
  onPhone?: keyof typeof widths;
};

const widths = {
  small: "max-sm:grid-cols-[6.25rem_minmax(0,1fr)]",
  large: "max-sm:grid-cols-[min(8.75rem,36vw)_minmax(0,1fr)]",
};

const rowColumns: Record<number, string> = {
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
  5: "sm:grid-cols-6 lg:grid-cols-5 sm:max-lg:*:col-span-2 sm:max-lg:*:nth-[n+4]:col-span-3",
};

export function StepList({ steps, variant = "column", pictures, onPhone = "small", ...rest }: StepListProps) {
  const head = { head: "running", ...rest } as const;
  const Title = head.title ? "h3" : "h2";
  const areTimed = steps.every(({ duration }) => duration);
  if (variant === "row") {
    return (
      <Section {...head} columns={steps.length}>
        <ol
          className={classNames(
            "grid gap-x-8 sm:gap-y-10 lg:gap-x-10",
            !pictures && "gap-y-4",
            rowColumns[steps.length] ?? "sm:grid-cols-2 lg:grid-cols-3",
          )}
        >
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={classNames(
                "lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0",
                pictures && widths[onPhone],
                pictures
                  ? "max-sm:grid max-sm:gap-x-4 max-sm:border-t max-sm:border-rule-strong max-sm:py-3.5"
                  : "max-sm:grid max-sm:grid-cols-[2.25rem_minmax(0,1fr)] max-sm:border-t max-sm:border-rule-strong max-sm:pt-3",
              )}
            >
              <span
                aria-hidden="true"
                className={classNames("flex sm:flex-col-reverse", onPhone === "small" ? "flex-col" : "max-sm:gap-1")}
              >
                <span
                  className={classNames(
                    "figures font-serif text-title-m leading-none text-gold-ink sm:border-t sm:border-rule-strong sm:pt-5",
                    pictures && onPhone === "small" && "max-sm:mb-2",
                  )}
                >
                  {index + 1}
                </span>
                {pictures?.[index]}
              </span>
              {/* Neighbours share their lines: how long each takes stands on one. */}
              <div className="lg:contents">
                <div>
                  <Title className="text-title-s sm:mt-3">
                    <Unbroken text={step.title} />
                  </Title>
                  <p className="mt-1 text-ink-soft max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-2">
                    <Unbroken text={step.text} />
                  </p>
                </div>
                {step.duration && (
                  <p
                    className={classNames(
                      "figures mt-1.5 text-sm font-semibold sm:mt-3",
                      areTimed && "lg:mt-4 lg:border-t lg:border-rule lg:pt-3",
                    )}
                  >
                    {phrasesOf(step.duration)}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  return (
    <Section layout="margin" {...head}>
      <NumberedSteps steps={steps} title={Title} isAiry={!!head.beside && steps.length < 5} />
    </Section>
  );
}

type NumberedStepsProps = {
  steps: readonly Step[];
  title: "h2" | "h3";
  /** Few steps beside a picture end where it does. */
  isAiry?: boolean;
};

/** The steps of a column by themselves, for a page that sets its own head above them. */
export function NumberedSteps({ steps, title: Title, isAiry }: NumberedStepsProps) {
  const areTimed = steps.every(({ duration }) => duration);
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={classNames(
            "grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-rule py-4 last:pb-0",
            isAiry && "lg:py-7",
          )}
        >
          <span aria-hidden="true" className="figures font-serif text-title-m leading-none text-gold-ink">
            {index + 1}
          </span>
          <Title className={classNames("text-title-s", !areTimed && "col-span-2")}>{step.title}</Title>
          <p className="col-start-2 row-start-2 mt-1 max-w-measure text-ink-soft max-sm:col-end-4 max-sm:text-ui max-sm:leading-[1.4] sm:mt-2">
            <Unbroken text={step.text} />
          </p>
          {step.duration && (
            <p
              className={classNames(
                "figures text-sm font-semibold whitespace-nowrap",
                // One alone is no column.
                areTimed ? "col-start-3 row-start-1" : "col-start-2 row-start-3 mt-2",
              )}
            >
              {step.duration}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** "Review 2–4 weeks, design 2–3 weeks" breaks at the comma first: a figure stays with its unit. */
function phrasesOf(duration: string) {
  const phrases = duration.split(/(?<=,) /);
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      <span className="inline-block">
        <Unbroken text={phrase} />
      </span>
      {index < phrases.length - 1 && " "}
    </Fragment>
  ));
}
