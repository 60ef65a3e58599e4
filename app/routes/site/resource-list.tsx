import { ArrowDownToLine } from "lucide-react";
import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { NavLink } from "#content/links.ts";
import type { Resource } from "#content/resources.ts";

type ResourceListProps = SectionHead & {
  resources: readonly Resource[];
  words: { download: string; pages: string; more: { text: string; link: NavLink } };
};

/** Files to take along: each open at a page of its own, with what it is good for, kind and length, and the file itself. */
export function ResourceList({ resources, words, ...head }: ResourceListProps) {
  return (
    <Section columns={4} {...head}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {resources.map((resource) => (
          <li
            key={resource.slug}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0"
          >
            <div aria-hidden="true" className="@container mt-1 select-none sm:max-lg:w-60 print:hidden">
              <InsidePage of={resource.slug} className="when-near" />
            </div>
            <div className="flex flex-1 flex-col sm:contents">
              <h3 className="text-title-s sm:mt-5">{resource.title}</h3>
              <p className="mt-2 text-ink-soft max-sm:text-sm">
                <Unbroken text={resource.description} />
              </p>
              <div className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-2 sm:block sm:pt-3">
                <p className="figures text-sm font-semibold">
                  {resource.type}
                  {resource.pages && ` · ${words.pages.replace("{count}", String(resource.pages))}`}
                </p>
                <p className="sm:mt-1">
                  <a
                    href={resource.downloadUrl}
                    download
                    className="text-link inline-flex min-h-8 items-center gap-1.5 font-semibold"
                  >
                    {words.download}
                    <span className="sr-only">
                      : {resource.title} ({resource.type})
                    </span>
                    <ArrowDownToLine aria-hidden="true" className="size-4" />
                  </a>
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-ink-soft">
        {words.more.text}{" "}
        <a href={words.more.link.to} className="text-link font-semibold">
          {words.more.link.label}
        </a>
        .
      </p>
    </Section>
  );
}
