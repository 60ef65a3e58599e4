import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";

export type FormWithAsideProps = SectionHead & {
  aside: { title: string; text: string; email: string; phone: { label: string; href: string } };
  /** Who answers. */
  people?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** A form, and beside it the other way: for those who would rather talk or write. */
export function FormWithAside({ aside, people, lead, children, ...head }: FormWithAsideProps) {
  return (
    <Section {...head}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {lead && (
            <p
              className={classNames(
                "part-head -mt-3 mb-6 max-w-lead text-lead text-ink-soft sm:mb-8",
                head.head !== "running" && "lg:-mt-6",
              )}
            >
              {lead}
            </p>
          )}
          {/* Nobody fills in a form on paper; what was booked with it is kept. */}
          <div data-asks className="not-has-[[data-replaces-head]]:print:hidden">
            {children}
          </div>
        </div>
        {/* It begins beside the title, as high as its letters. */}
        <aside
          className={classNames(
            "beside-list border border-rule bg-surface px-6 pt-6 pb-7 shadow-page",
            head.head === "running" ? "lg:-mt-14" : "lg:-mt-24",
          )}
        >
          {people && <div className="mb-6 border-b border-rule pb-7">{people}</div>}
          <h3 className="text-title-s">{aside.title}</h3>
          <p className="mt-2 text-ink-soft">{aside.text}</p>
          <p className="mt-5">
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
        </aside>
      </div>
    </Section>
  );
}
