import { Download, Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ConfirmDialog } from "#app/features/projects/confirm-dialog.tsx";
import { downloadFile, fileName } from "#app/features/projects/download-file.ts";
import { fillWords, sayDate, sayDay } from "#app/features/projects/fill-words.ts";
import { listHouseNotes } from "#app/features/projects/house-note-store.ts";
import { HouseNotes } from "#app/features/projects/house-notes.tsx";
import { ManuscriptCounter } from "#app/features/projects/manuscript-counter.tsx";
import { findNotes } from "#app/features/projects/notes-store.ts";
import { ProjectChangeDialogs } from "#app/features/projects/project-change-dialogs.tsx";
import { ProjectFacts } from "#app/features/projects/project-facts.tsx";
import { ProjectNotes } from "#app/features/projects/project-notes.tsx";
import { findProject, listWordLog } from "#app/features/projects/project-store.ts";
import { Unavailable } from "#app/features/projects/unavailable.tsx";
import { useFreshLook } from "#app/features/projects/use-fresh-look.ts";
import { useProjectChanges } from "#app/features/projects/use-project-changes.ts";
import { useWordLog } from "#app/features/projects/use-word-log.ts";
import { WordChart } from "#app/features/projects/word-chart.tsx";
import { WordEntryForm } from "#app/features/projects/word-entry-form.tsx";
import { WordLogTable } from "#app/features/projects/word-log-table.tsx";
import { ReauthenticationDialog } from "#app/features/session/reauthentication-dialog.tsx";
import { requireSession } from "#app/features/session/session.ts";
import { useLastKnown } from "#app/features/session/use-last-known.ts";
import { PortalLoading } from "#app/layout/portal-shell.tsx";
import { toolPage } from "#app/layout/tool-page.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { dashboardPage, projectPage as words } from "#content/dashboard.ts";
import { badgeTone, formatWords } from "#domain/project.ts";
import { localDay, toCsv } from "#domain/word-log.ts";
import type { Route } from "./+types/project";

export const handle = toolPage;
export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ ...words.meta, title: loaderData?.book?.project.title ?? words.meta.title, noindex: true });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { user } = await requireSession();
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : undefined;
  // Without its rows the page still knows its author, and can say what is wrong.
  const book = id === undefined ? null : await readBook(id).catch(() => undefined);
  return { email: user.email ?? "", id, book };
}

export function HydrateFallback() {
  return <PortalLoading />;
}

type Book = NonNullable<Awaited<ReturnType<typeof readBook>>>;

/** Null where there is no such project, or it is somebody else's. */
async function readBook(id: number) {
  const [project, log, notes, houseNotes] = await Promise.all([
    findProject(id),
    listWordLog(id),
    findNotes(id),
    listHouseNotes(id),
  ]);
  return project && { project, log, notes, houseNotes };
}

export default function ProjectPage({ loaderData: { email, id, book } }: Route.ComponentProps) {
  useFreshLook();
  const known = useLastKnown(book);
  const shown = book === undefined && known?.project.id === id ? known : book;
  return (
    <Container className="min-h-[60vh] py-10">
      {shown ? (
        <ProjectDesk key={shown.project.id} book={shown} />
      ) : shown === undefined ? (
        <Unreached />
      ) : (
        <MissingProject />
      )}
      <ReauthenticationDialog email={email} />
    </Container>
  );
}

function Unreached() {
  return (
    <>
      <h1 className="text-title-l">{words.meta.title}</h1>
      <Unavailable />
    </>
  );
}

function MissingProject() {
  return (
    <>
      <h1 className="text-title-l">{words.missing.title}</h1>
      <p className="mt-2 text-ink-soft">{words.missing.text}</p>
      <Link to="/dashboard" className={buttonClasses("primary", "medium", "mt-6")}>
        {words.missing.action}
      </Link>
    </>
  );
}

function ProjectDesk({ book: { project: loaded, log, notes, houseNotes } }: { book: Book }) {
  const navigate = useNavigate();
  const [project, setProject] = useState(loaded);
  useEffect(() => setProject(loaded), [loaded]);
  const changes = useProjectChanges({
    show: setProject,
    hide: () => void navigate("/dashboard", { replace: true }),
    restore: () => {},
  });
  const entries = useWordLog(project.id, log);
  const exportLog = () =>
    downloadFile(fileName(project.title, "-word-log.csv"), "text/csv", toCsv(words.log.csvColumns, log));

  return (
    <>
      <Breadcrumb trail={words.trail} current={project.title} />
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-rule pb-6">
        <div className="min-w-0">
          <h1 className="text-title-l">{project.title}</h1>
          <div className="figures mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={badgeTone(project.status)}>{project.status}</Badge>
            {project.genre && <span>{project.genre}</span>}
            <span>{fillWords(dashboardPage.list.updated, { date: sayDate(project.updatedAt) })}</span>
          </div>
        </div>
        <Button variant="secondary" size="small" onClick={() => changes.edit({ project })}>
          <Pencil aria-hidden="true" className="size-4" />
          {dashboardPage.list.edit}
        </Button>
      </header>

      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <HouseNotes notes={houseNotes} />
          <section aria-labelledby="chart">
            <h2 id="chart" className="mb-3 text-title-s">
              {words.chart.title}
            </h2>
            <WordChart log={log} targetWords={project.targetWords} />
          </section>
          <section aria-labelledby="log">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="log" className="text-title-s">
                {words.log.title}
              </h2>
              {log.length > 0 && (
                <Button variant="quiet" size="small" onClick={exportLog}>
                  <Download aria-hidden="true" className="size-4" />
                  {words.log.export}
                </Button>
              )}
            </div>
            <WordEntryForm id="log-words" onSubmit={entries.add} />
            <div className="mt-6">
              <WordLogTable log={log} onEdit={entries.edit} onDelete={entries.doom} />
            </div>
          </section>
        </div>
        <aside className="flex flex-col gap-8">
          <ProjectFacts project={project} log={log} />
          <p className="whitespace-pre-line text-ink-soft">{project.description || words.noDescription}</p>
          <ProjectNotes projectId={project.id} loaded={notes} />
          <section aria-labelledby="counter">
            <h2 id="counter" className="mb-3 text-title-s">
              {words.counter.title}
            </h2>
            <ManuscriptCounter onUse={(total) => entries.add({ day: localDay(new Date()), words: total, note: "" })} />
          </section>
        </aside>
      </div>

      {entries.edited && (
        <Dialog
          title={fillWords(words.entry.editTitle, { day: sayDay(entries.edited.day) })}
          open
          onOpenChange={(isOpen) => !isOpen && entries.edit(undefined)}
        >
          <WordEntryForm
            id="edit-entry"
            entry={entries.edited}
            onSubmit={async (draft) => entries.edited && entries.change(entries.edited, draft)}
          />
        </Dialog>
      )}
      {entries.doomed && (
        <ConfirmDialog
          title={fillWords(words.entryDeletion.title, { day: sayDay(entries.doomed.day) })}
          text={fillWords(words.entryDeletion.text, { words: formatWords(entries.doomed.words) })}
          confirm={words.entryDeletion.confirm}
          cancel={words.entryDeletion.cancel}
          onConfirm={() => entries.doomed && void entries.remove(entries.doomed)}
          onClose={() => entries.doom(undefined)}
        />
      )}
      <ProjectChangeDialogs changes={changes} />
    </>
  );
}
