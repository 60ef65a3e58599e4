import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { Moment } from "#app/features/desk/frame/moment.tsx";
import { personPath } from "#app/features/desk/frame/person-path.ts";
import { ListSearch, SearchedList } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { projectsPage as words } from "#content/desk-office.ts";
import type { StaffProject } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { badgeTone } from "#domain/project.ts";

export const title = words.meta.title;

export default function ProjectsPage() {
  const search = useSearchParam("search");
  const list = useInfiniteQuery(deskQueries.projects(search.wanted));
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["projects"]} />
      </header>
      <ListSearch label={words.search} search={search} />
      <SearchedList list={list} search={search} none={words.none} empty={words.empty}>
        {(projects) => <ProjectTable projects={projects} />}
      </SearchedList>
    </>
  );
}

const { columns } = words;

const shown = [
  { label: columns.title },
  { label: columns.author, className: "max-md:hidden" },
  { label: columns.status },
  { label: columns.words, className: "text-right max-lg:hidden" },
  { label: columns.updated, className: "max-sm:hidden" },
];

function ProjectTable({ projects }: { projects: readonly StaffProject[] }) {
  const now = useNow();
  return (
    <DeskTable caption={words.caption} columns={shown}>
      {projects.map((project) => (
        <DeskRow key={project.id} name={<ProjectName project={project} />}>
          <td className={`${cell} max-md:hidden`}>
            <Link to={personPath(project.authorEmail)} className="break-words hover:underline">
              {project.authorName || project.authorEmail}
            </Link>
          </td>
          <td className={cell}>
            <Badge tone={badgeTone(project.status)}>{project.status}</Badge>
          </td>
          <td className={`figures ${cell} text-right whitespace-nowrap max-lg:hidden`}>
            {fillWords(words.words, {
              words: formatCount(project.wordCount),
              target: formatCount(project.targetWords),
            })}
          </td>
          <td className={`${cell} text-ink-soft max-sm:hidden`}>
            <Moment at={project.updatedAt} now={now} />
          </td>
        </DeskRow>
      ))}
    </DeskTable>
  );
}

function ProjectName({ project }: { project: StaffProject }) {
  return (
    <>
      <Link to={`/staff/projects/${project.id}`} className="font-semibold hover:underline">
        {project.title}
      </Link>
      <span className="block text-ink-soft">{project.genre}</span>
      <span className="block break-words text-ink-soft md:hidden">{project.authorName || project.authorEmail}</span>
    </>
  );
}
