import { ArrowDownToLine } from "lucide-react";
import { InsidePage } from "#app/drawings/specimens/inside-page.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { NavLink } from "#content/links.ts";
import type { Resource } from "#content/resources.ts";

type ResourceListProps = SectionHead & {
  resources: readonly Resource[];
  words: { download: string; pages: string; more: { text: string; link: NavLink } };
};

const grounds = ["sage", "clay", "sky"] as const;

/** Files to take along: each open at a page of its own, with what it is good for, kind and length, and the file itself. */
export function ResourceList({ resources, words, ...head }: ResourceListProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {resources.map((resource, place) => (
          <li
            key={resource.slug}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 sm:flex sm:flex-col sm:gap-y-5"
          >
            <div className="max-sm:*:aspect-square lg:*:aspect-square">
              <Plate ground={grounds[place % grounds.length]} place="small" className="flex justify-center">
                <InsidePage of={resource.slug} className="mt-[8cqi] w-[84cqi] self-start" />
              </Plate>
            </div>
            <div className="flex flex-1 flex-col">
              <h3 className="text-title-s">{resource.title}</h3>
              <p className="mt-2 text-ink-soft">{resource.description}</p>
              <p className="figures mt-auto pt-3 text-sm font-semibold">
                {resource.type}
                {resource.pages && ` · ${words.pages.replace("{count}", String(resource.pages))}`}
              </p>
              <p className="mt-1">
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
