import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { useNameOf } from "#app/features/desk/frame/desk-context.ts";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { Moment } from "#app/features/desk/frame/moment.tsx";
import { WordsForm } from "#app/features/desk/frame/note-form.tsx";
import { personPath } from "#app/features/desk/frame/person-path.ts";
import { OpenProduction } from "#app/features/desk/projects/open-production.tsx";
import { ProjectStatus } from "#app/features/desk/projects/project-status.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { dashboardPage } from "#content/dashboard.ts";
import { projectDesk as words } from "#content/desk-office.ts";
import type { HouseNote, StaffProject } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { badgeTone, progressOf } from "#domain/project.ts";

export const title = words.meta.title;

export default function StaffProjectPage() {
  const { id = "" } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  return (
    <>
      <BackLink {...words.back} />
      {isNumber ? <ProjectDesk id={Number(id)} /> : <Missing {...words.missing} />}
    </>
  );
}

function ProjectDesk({ id }: { id: number }) {
  const query = useQuery(deskQueries.project(id));
  if (query.data) return <ProjectSheet key={id} {...query.data} />;
  if (query.data === null) return <Missing {...words.missing} />;
  return (
    <>
      <h1 className="mt-2 mb-4 text-title-m">{words.meta.title}</h1>
      <Awaited query={query} rows={4} />
    </>
  );
}

type Sheet = { project: StaffProject; book: number | null; notes: readonly HouseNote[] };

function ProjectSheet({ project, book, notes }: Sheet) {
  const now = useNow();
  return (
    <>
      <header className="mt-1 mb-6 border-b border-rule pb-5">
        <h1 className="text-title-m">{project.title}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Link to={personPath(project.authorEmail)} className="text-link break-words">
            {fillWords(words.by, { name: project.authorName || project.authorEmail })}
          </Link>
          <Badge tone={badgeTone(project.status)}>{project.status}</Badge>
          {project.genre && <span>{project.genre}</span>}
          <span className="text-ink-soft">
            {words.changed} <Moment at={project.updatedAt} now={now} />
          </span>
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="status">
          <WordCount project={project} />
          <h2 id="status" className="mt-8 mb-3 text-title-s">
            {words.status.title}
          </h2>
          {book === null ? (
            <p className="max-w-lead text-sm">
              <strong className="font-semibold">{project.status}</strong>
              <span className="block text-ink-soft">{words.status.authors}</span>
            </p>
          ) : (
            <ProjectStatus project={project} />
          )}
          <OpenProduction project={project.id} book={book} />
        </section>
        <section aria-labelledby="notes">
          <h2 id="notes" className="mb-3 text-title-s">
            {words.notes.title}
          </h2>
          {book === null && (
            <WordsForm
              words={words.notes}
              name={`project.${project.id}`}
              onSubmit={(note, requestId) => askDesk("desk_add_house_note", { project: project.id, note, requestId })}
            />
          )}
          <NoteList notes={notes} now={now} />
        </section>
      </div>
    </>
  );
}

function WordCount({ project }: { project: StaffProject }) {
  const { barPercent, percent } = progressOf({ wordCount: project.wordCount, targetWords: project.targetWords });
  const count = { words: formatCount(project.wordCount), target: formatCount(project.targetWords) };
  return (
    <div className="max-w-short">
      <p className="figures flex justify-between gap-4 text-sm">
        <span>{fillWords(dashboardPage.list.words, count)}</span>
        <span className="font-semibold">{percent}%</span>
      </p>
      <Progress
        label={fillWords(dashboardPage.list.progress, { title: project.title })}
        value={barPercent}
        valueText={`${percent}%`}
        className="mt-2"
      />
    </div>
  );
}

function NoteList({ notes, now }: { notes: readonly HouseNote[]; now: number }) {
  const nameOf = useNameOf();
  if (notes.length === 0) return <p className="mt-5 text-sm text-ink-soft">{words.notes.empty}</p>;
  return (
    <ol className="mt-5 divide-y divide-rule border-y border-rule text-sm">
      {notes.map((note) => (
        <li key={note.id} className="py-3">
          <p className="break-words whitespace-pre-line">{note.text}</p>
          <p className="mt-1 text-ink-soft">
            {nameOf(note.who)}, <Moment at={note.createdAt} now={now} />
          </p>
        </li>
      ))}
    </ol>
  );
}
