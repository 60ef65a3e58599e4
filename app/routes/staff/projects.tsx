import { Link } from "react-router";
import { askDesk } from "#app/features/desk/ask-desk.ts";
import { DeskInput } from "#app/features/desk/desk-fields.tsx";
import { ListEmpty, ListLoading, LoadMore, OutOfReach } from "#app/features/desk/desk-states.tsx";
import { ExportButton } from "#app/features/desk/export-button.tsx";
import { Moment } from "#app/features/desk/moment.tsx";
import { useNow } from "#app/features/desk/use-now.ts";
import { usePages } from "#app/features/desk/use-pages.ts";
import { useSearchParam } from "#app/features/desk/use-search-param.ts";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { projectsPage as words } from "#content/desk-office.ts";
import type { StaffProject } from "#domain/desk.ts";
import { badgeTone, formatWords } from "#domain/project.ts";

export const meta = () => pageMeta({ ...words.meta, path: "/staff/projects", noindex: true });

const pageSize = 50;

export default function ProjectsPage() {
  const search = useSearchParam("search");
  const list = usePages<StaffProject>({
    key: JSON.stringify(["projects", search.wanted]),
    idOf: ({ id }) => id,
    load: async (after) => {
      const cursor = after && { updated_at: after.updated_at, id: after.id };
      const heard = await askDesk("desk_projects", { search: search.wanted, after: cursor, page_size: pageSize });
      return { rows: heard.projects, hasMore: heard.has_more };
    },
  });
  const rows = list.rows ?? (list.fault ? undefined : list.staleRows);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["projects"]} />
      </header>
      <search className="mb-4 block max-w-short">
        <DeskInput
          label={words.search}
          type="search"
          value={search.typed}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => search.setTyped(value)}
        />
      </search>
      {rows === undefined ? (
        list.fault ? (
          <OutOfReach onRetry={() => void list.refresh()} />
        ) : (
          <ListLoading />
        )
      ) : rows.length > 0 ? (
        <div aria-busy={!list.rows} className={list.rows ? undefined : "opacity-55"}>
          <ProjectTable projects={rows} />
        </div>
      ) : search.wanted ? (
        <ListEmpty title={words.none.title}>
          <Button variant="secondary" size="small" onClick={search.clear}>
            {words.none.action}
          </Button>
        </ListEmpty>
      ) : (
        <ListEmpty {...words.empty} />
      )}
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        hasFailed={list.fault === "more"}
        onMore={() => void list.loadMore()}
      />
    </>
  );
}

const cell = "py-2 pr-4 align-baseline";

function ProjectTable({ projects }: { projects: readonly StaffProject[] }) {
  const now = useNow();
  const { columns } = words;
  return (
    <table className="w-full border-collapse text-[0.9375rem] leading-snug">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-left text-label tracking-[0] text-ink-soft">
          <th scope="col" className={cell}>
            {columns.title}
          </th>
          <th scope="col" className={`${cell} max-md:hidden`}>
            {columns.author}
          </th>
          <th scope="col" className={cell}>
            {columns.status}
          </th>
          <th scope="col" className={`${cell} text-right max-lg:hidden`}>
            {columns.words}
          </th>
          <th scope="col" className={`${cell} max-sm:hidden`}>
            {columns.updated}
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id} className="border-b border-rule hover:bg-paper-deep">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link to={`/staff/projects/${project.id}`} className="font-semibold hover:underline">
                {project.title}
              </Link>
              <span className="block text-ink-soft">{project.genre}</span>
              <span className="block break-words text-ink-soft md:hidden">
                {project.author_name || project.author_email}
              </span>
            </th>
            <td className={`${cell} max-md:hidden`}>
              <Link
                to={`/staff/people/${encodeURIComponent(project.author_email)}`}
                className="break-words hover:underline"
              >
                {project.author_name || project.author_email}
              </Link>
            </td>
            <td className={cell}>
              <Badge tone={badgeTone(project.status)}>{project.status}</Badge>
            </td>
            <td className={`figures ${cell} text-right whitespace-nowrap max-lg:hidden`}>
              {fillWords(words.words, {
                words: formatWords(project.word_count),
                target: formatWords(project.target_words),
              })}
            </td>
            <td className={`${cell} text-ink-soft max-sm:hidden`}>
              <Moment at={project.updated_at} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
