import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

export type FormWithAsideProps = SectionHead & {
  aside: { title: string; text: string; email: string; phone: { label: string; href: string } };
  /** Where the other way stands: `beside` a form of one column, or `below` one that has two of its own. */
  place?: "beside" | "below";
  /** Who answers. */
  people?: ReactNode;
  /** What else is read beside a long form. */
  alongside?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** A form, and the other way: for those who would rather talk or write. */
export function FormWithAside({
  aside,
  place = "beside",
  people,
  alongside,
  lead,
  children,
  ...head
}: FormWithAsideProps) {
  const isBeside = place === "beside";
  return (
    <Section {...head} lead={isBeside ? undefined : lead} columns={isBeside ? undefined : 2}>
      <div
        className={classNames(
          "grid gap-x-16 gap-y-12",
          isBeside && "items-start lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25rem]",
        )}
      >
        <div>
          {isBeside && lead && (
            <p className="part-head -mt-3 mb-6 max-w-lead text-lead text-ink-soft sm:mb-8 lg:-mt-6">
              <InlineText text={lead} />
            </p>
          )}
          {/* Nobody fills in a form on paper; what was booked with it is kept. */}
          <div data-asks className="not-has-[[data-replaces-head]]:print:hidden">
            {children}
          </div>
        </div>
        {/* It begins beside the title, as high as its letters. */}
        <div className={isBeside ? "lg:-mt-24" : undefined}>
          <aside
            className={classNames(
              "border-rule",
              isBeside
                ? "border bg-surface px-6 pt-6 pb-7 shadow-page"
                : "grid gap-x-10 gap-y-5 border-t pt-6 lg:grid-cols-2",
            )}
          >
            {people && <div className="mb-6 border-b border-rule pb-7">{people}</div>}
            <div>
              <h3 className="text-title-s">{aside.title}</h3>
              <p className="mt-2 max-w-lead text-ink-soft">
                <Unbroken text={aside.text} />
              </p>
            </div>
            <div className={isBeside ? "mt-5" : undefined}>
              <p>
                <a
                  href={aside.phone.href}
                  className="figures inline-block font-serif text-title-m decoration-1 underline-offset-4 hover:underline"
                >
                  {aside.phone.label}
                </a>
              </p>
              <p className="mt-2">
                <a href={`mailto:${aside.email}`} className="text-link inline-block [overflow-wrap:anywhere]">
                  {aside.email}
                </a>
              </p>
            </div>
          </aside>
          {alongside}
        </div>
      </div>
    </Section>
  );
}
