import { ArrowDownToLine } from "lucide-react";
import { PaperCover } from "#app/drawings/plates/paper-cover.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { NavLink } from "#content/links.ts";
import type { Resource } from "#content/resources.ts";

type ResourceListProps = SectionHead & {
  resources: readonly Resource[];
  words: { download: string; pages: string; more: { text: string; link: NavLink } };
};

/** Files to take along, as a ledger: what it is, what it is good for, kind and length, and the file itself. */
export function ResourceList({ resources, words, ...head }: ResourceListProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-14 border-b border-rule lg:grid-cols-2">
        {resources.map((resource) => (
          <li
            key={resource.slug}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-t border-rule py-6 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <div className="row-span-2 sm:row-span-1">
              <PaperCover title={resource.title} className="block w-full shadow-page" />
            </div>
            <div>
              <h3 className="text-title-s">{resource.title}</h3>
              <p className="mt-2 text-ink-soft">{resource.description}</p>
              <p className="figures mt-3 flex items-center gap-2 text-sm font-semibold">
                <Icon name={resource.icon} className="size-4 text-ink-soft" />
                {resource.type}
                {resource.pages && ` · ${words.pages.replace("{count}", String(resource.pages))}`}
              </p>
            </div>
            <p className="col-start-2 mt-2 self-start sm:col-start-3 sm:mt-0">
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
