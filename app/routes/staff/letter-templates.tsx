import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty } from "#app/features/desk/frame/desk-states.tsx";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { letterTemplatesPage as words } from "#content/desk-templates.ts";
import { gapsOf, type Template } from "#domain/desk-templates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";

export const title = words.meta.title;

export default function TemplatesPage() {
  const query = useQuery(deskQueries.letterTemplates());
  return (
    <>
      <BackLink {...words.back} />
      <header className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-title-m">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.lead}</p>
        </div>
        <Link to={words.write.to} className={buttonClasses("primary", "small")}>
          {words.write.label}
        </Link>
      </header>
      {!query.data ? (
        <Awaited query={query} />
      ) : query.data.length === 0 ? (
        <ListEmpty {...words.empty} />
      ) : (
        <TemplateTable templates={query.data} />
      )}
    </>
  );
}

const { columns } = words;
const shown = [
  { label: columns.name },
  { label: columns.subject, className: "max-md:hidden" },
  { label: columns.gaps, className: "text-right max-sm:hidden" },
  { label: columns.saved, className: "max-lg:hidden" },
];

function TemplateTable({ templates }: { templates: readonly Template[] }) {
  const now = useNow();
  return (
    <DeskTable caption={words.caption} columns={shown}>
      {templates.map((template) => (
        <DeskRow
          key={template.id}
          name={
            <Link to={`/staff/letter-templates/${template.id}`} className="font-semibold break-words hover:underline">
              {template.name}
            </Link>
          }
        >
          <td className={`${cell} text-ink-soft max-md:hidden`}>{template.subject}</td>
          <td className={`figures ${cell} text-right max-sm:hidden`}>{gapsOf(template).length}</td>
          <td className={`figures ${cell} text-ink-soft max-lg:hidden`}>
            {template.savedBy
              ? fillWords(words.saved, { who: template.savedBy, when: sayShortMoment(template.savedAt, now) })
              : words.came}
          </td>
        </DeskRow>
      ))}
    </DeskTable>
  );
}
