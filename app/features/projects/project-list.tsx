import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { bookListQuery } from "#app/features/books/book-queries.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useGrowingList } from "#app/ui/use-growing-list.ts";
import { dashboardPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { badgeTone, type Project, progressOf } from "#domain/project.ts";
import { sayDate } from "#domain/say-time.ts";
import { InProduction, type ProjectInProduction, useProduction } from "./in-production.tsx";

const words = dashboardPage.list;
const pieceOfList = 50;

type ProjectListProps = {
  projects: readonly Project[];
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => void;
};

export function ProjectList({ projects, onEdit, onDelete }: ProjectListProps) {
  const production = useProduction();
  const { data } = useQuery(bookListQuery);
  const notedAt = new Map(data?.notes.map(({ project, at }) => [project, at]));
  const { shown, next, grow } = useGrowingList(projects, pieceOfList, pieceOfList);
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {shown.map((project) => (
          <ProjectItem
            key={project.id}
            project={project}
            production={production.get(project.id)}
            notedAt={notedAt.get(project.id)}
            onEdit={() => onEdit(project)}
            onDelete={() => onDelete(project)}
          />
        ))}
      </ul>
      {next > 0 && (
        <Button variant="secondary" size="small" className="mt-4" onClick={grow}>
          {fillWords(words.more, { count: next })}
        </Button>
      )}
    </>
  );
}

type ProjectItemProps = {
  project: Project;
  production: ProjectInProduction | undefined;
  /** When the house last wrote about it. */
  notedAt: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

function ProjectItem({ project, production, notedAt, onEdit, onDelete }: ProjectItemProps) {
  const { title, genre, status, wordCount, targetWords, updatedAt } = project;
  const { barPercent, percent } = progressOf(project);
  return (
    <li className="grid gap-x-8 gap-y-4 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-title-s">{title}</h3>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={badgeTone(status)}>{status}</Badge>
          {genre && <span>{genre}</span>}
          <span className="figures">{fillWords(words.updated, { date: sayDate(updatedAt) })}</span>
          {notedAt && (
            <Link to={`/dashboard/projects/${project.id}`} className="text-link figures">
              {fillWords(words.noted, { date: sayDate(notedAt) })}
            </Link>
          )}
        </div>
      </div>
      <div>
        <div className="figures flex justify-between gap-4 text-sm">
          <span>{fillWords(words.words, { words: formatCount(wordCount), target: formatCount(targetWords) })}</span>
          <span className="font-semibold">{percent}%</span>
        </div>
        <Progress
          label={fillWords(words.progress, { title })}
          value={barPercent}
          valueText={`${percent}%`}
          className="mt-2"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-w-80 md:justify-end">
        {production === undefined ? (
          <Button variant="secondary" size="small" onClick={onEdit} aria-label={`${words.edit} ${title}`}>
            {words.edit}
          </Button>
        ) : (
          <InProduction production={production} title={title} />
        )}
        <Link
          to={`/dashboard/projects/${project.id}`}
          aria-label={`${words.view} ${title}`}
          className={buttonClasses("secondary", "small")}
        >
          {words.view}
        </Link>
        {production === undefined && (
          <Button
            variant="quiet"
            size="small"
            onClick={onDelete}
            aria-label={fillWords(words.delete, { title })}
            className="px-2.5! text-ink-soft! hover:text-danger!"
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </Button>
        )}
      </div>
    </li>
  );
}
