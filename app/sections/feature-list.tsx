import { Check, Minus } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** What is included: a bare list for cards. `excluded` names what is not. */
export function Features({
  features,
  excluded = [],
  className,
}: {
  features: readonly string[];
  excluded?: readonly string[];
  className?: string;
}) {
  return (
    <ul className={classNames("flex flex-col gap-2.5", className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden="true" strokeWidth={1.75} className="mt-[0.3em] size-4 shrink-0 text-ink-soft" />
          <span className="text-pretty">
            <Unbroken text={feature} />
          </span>
        </li>
      ))}
      {excluded.map((feature) => (
        <li key={feature} className="flex gap-3 text-ink-soft">
          <Minus aria-hidden="true" strokeWidth={1.75} className="mt-[0.3em] size-4 shrink-0" />
          <span>
            <span className="sr-only">Not included: </span>
            <Unbroken text={feature} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same as a part of a page, in two columns like an index. */
export function FeatureList({ features, ...head }: SectionHead & { features: readonly string[] }) {
  return (
    <Section layout="margin" {...head}>
      <ul className="gap-x-12 sm:columns-2">
        {features.map((feature) => (
          <li key={feature} className="flex break-inside-avoid gap-3 border-t border-rule py-3">
            <Check aria-hidden="true" strokeWidth={1.75} className="mt-[0.3em] size-4 shrink-0 text-ink-soft" />
            <span>
              <Unbroken text={feature} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
