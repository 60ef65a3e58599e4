import { Fragment } from "react";
import { Logo } from "#app/drawings/logo.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { sampleViewing } from "#content/sample-viewing.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { site } from "#content/site.ts";

/** A release as an editor receives it: who and when first, then the news, then the facts, then the sign that it is over. */
export function PressRelease({ sample, notes }: { sample: SamplePressRelease; notes?: readonly Note[] }) {
  const [opening, ...rest] = sample.paragraphs;
  const [onContact, onAngle, onDateline, onQuote, onFacts] = notes ?? [];
  const [contactTitle, ...contact] = sample.contact;
  return (
    <article className="on-paper border border-rule bg-paper px-5 py-8 text-ink print:text-[10pt] shadow-page sm:px-20 sm:py-16 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-b-2 border-ink pb-6 print:pb-3">
        <p className="text-title-s">
          <Logo name={site.name} />
        </p>
        {onContact && <InlineNote {...onContact} className="basis-full sm:order-last" />}
        <address className={classNames("text-sm leading-snug not-italic sm:text-right", onContact && bracketed)}>
          <strong className="block">{contactTitle}</strong>
          {contact.map((line) => (
            <span key={line} className="block text-ink-soft">
              {line}
            </span>
          ))}
        </address>
      </header>
      <p className="label mt-8 print:mt-4">{sample.notice}</p>
      {onAngle && <InlineNote {...onAngle} className="mt-5 -mb-1" />}
      <h3 className={classNames("mt-4 text-title-m print:mt-2", onAngle && bracketed)}>{sample.headline}</h3>
      <p className="mt-3 font-serif text-lead text-balance text-ink-soft italic">{sample.subhead}</p>
      <div className="mt-8 flex flex-col gap-4 font-serif text-[1.1875rem] leading-[1.6] print:mt-4 print:gap-2 print:text-[11pt] print:leading-[1.4]">
        {onDateline && <InlineNote {...onDateline} className="-mb-1.5" />}
        <p className={onDateline && `${bracketed} xl:after:bottom-auto! xl:after:h-[1.6em]`}>
          <span
            className={classNames(
              "font-sans text-[0.95em] font-semibold",
              onDateline &&
                "xl:not-print:underline xl:not-print:decoration-gold xl:not-print:decoration-1 xl:not-print:underline-offset-4",
            )}
          >
            {sample.dateline}
          </span>
          {" — "}
          {opening}
        </p>
        {rest.map((paragraph, place) => (
          <Fragment key={paragraph}>
            {onQuote && place === 1 && <InlineNote {...onQuote} className="-mb-1.5" />}
            <p className={onQuote && place === 1 ? bracketed : undefined}>{paragraph}</p>
          </Fragment>
        ))}
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-6 border-t border-rule pt-8 sm:grid-cols-2 print:mt-4 print:pt-3">
        {sample.about.map(({ title, text }) => (
          <section key={title} className="break-inside-avoid">
            <h4 className="font-sans text-sm font-semibold">{title}</h4>
            <p className="mt-1 text-sm text-ink-soft print:text-[10pt] print:leading-snug">{text}</p>
          </section>
        ))}
      </div>
      <h4 className="sr-only">{sampleViewing.release.facts}</h4>
      {onFacts && <InlineNote {...onFacts} className="mt-8 -mb-5" />}
      <dl
        className={classNames(
          "figures mt-8 break-inside-avoid border-t border-rule text-sm print:mt-3",
          onFacts && bracketed,
        )}
      >
        {sample.facts.map(({ term, value }) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-rule py-2 print:py-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd className="wrap-anywhere text-ink-soft">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-center tracking-label print:mt-3">{sample.end}</p>
    </article>
  );
}

type Note = { title: string; text: string };

/** What a note in the margin speaks of: its line ends here. */
const bracketed =
  "xl:not-print:relative xl:not-print:after:absolute xl:not-print:after:inset-y-0 xl:not-print:after:-right-3 xl:not-print:after:w-1.5 xl:not-print:after:border xl:not-print:after:border-l-0 xl:not-print:after:border-gold";

/** What a passage is for, above it, where the sheet has no margin to say it in. */
function InlineNote({ title, text, className = "mb-7" }: Note & { className?: string }) {
  return (
    <p
      className={classNames(
        "border-l-2 border-gold bg-paper-deep px-3 py-2 font-sans text-[1.0625rem] leading-snug text-gold-ink xl:hidden print:hidden",
        className,
      )}
    >
      <strong className="font-semibold">{title}.</strong> {text}
    </p>
  );
}
