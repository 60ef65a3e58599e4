import { useQuery } from "@tanstack/react-query";
import { Download, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { HouseNotes } from "#app/features/projects/house-notes.tsx";
import { InProduction, useProduction } from "#app/features/projects/in-production.tsx";
import { ProjectChangeDialogs } from "#app/features/projects/project-change-dialogs.tsx";
import { ProjectFacts } from "#app/features/projects/project-facts.tsx";
import { ProjectNotes } from "#app/features/projects/project-notes.tsx";
import { type Book, bookQuery, readTitle } from "#app/features/projects/project-queries.ts";
import { Unavailable } from "#app/features/projects/unavailable.tsx";
import { useProjectChanges } from "#app/features/projects/use-project-changes.ts";
import { CountedEntry } from "#app/features/projects/word-log/counted-entry.tsx";
import { ManuscriptCounter } from "#app/features/projects/word-log/manuscript-counter.tsx";
import { useWordLog } from "#app/features/projects/word-log/use-word-log.ts";
import { WordChart } from "#app/features/projects/word-log/word-chart.tsx";
import { WordEntryForm } from "#app/features/projects/word-log/word-entry-form.tsx";
import { WordLogTable } from "#app/features/projects/word-log/word-log-table.tsx";
import { usePageTitle } from "#app/layout/use-page-title.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Container } from "#app/ui/container.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { downloadFile, fileName } from "#app/ui/download-file.ts";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { dashboardPage, productionWords, projectPage as words } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { badgeTone } from "#domain/project.ts";
import { sayDate, sayDay, sayMoment } from "#domain/say-time.ts";
import { toCsv } from "#domain/word-log.ts";

export default function ProjectPage() {
  const { id = "" } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  return isNumber ? <StoredProject key={id} id={Number(id)} /> : <MissingProject />;
}

function StoredProject({ id }: { id: number }) {
  const query = useQuery(bookQuery(id));
  const book = query.data;
  usePageTitle(book?.project.title ?? readTitle(id) ?? words.meta.title);
  if (book) return <ProjectDesk book={book} />;
  if (book === null) return <MissingProject />;
  if (!hasFailed(query)) return <PortalLoading />;
  return (
    <Sheet>
      <h1 className="text-title-l">{words.meta.title}</h1>
      <Unavailable query={query} />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <Container className="min-h-[60vh] py-10">{children}</Container>;
}

function MissingProject() {
  return (
    <Sheet>
      <h1 className="text-title-l">{words.missing.title}</h1>
      <p className="mt-2 text-ink-soft">{words.missing.text}</p>
      <Link to="/dashboard" className={buttonClasses("primary", "medium", "mt-6")}>
        {words.missing.action}
      </Link>
    </Sheet>
  );
}

function ProjectDesk({ book: { project, log, notes, houseNotes, lookedAt } }: { book: Book }) {
  const navigate = useNavigate();
  const changes = useProjectChanges(() => void navigate("/dashboard", { replace: true }));
  const inProduction = useProduction().get(project.id);
  const entries = useWordLog(project.id, log);
  const exportLog = () =>
    downloadFile(fileName(project.title, "-word-log.csv"), "text/csv", toCsv(words.log.csvColumns, log));

  return (
    <Sheet>
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
        {inProduction === undefined ? (
          <Button variant="secondary" size="small" onClick={() => changes.ask({ kind: "edit", project })}>
            <Pencil aria-hidden="true" className="size-4" />
            {dashboardPage.list.edit}
          </Button>
        ) : (
          <div className="flex max-w-lead flex-wrap items-center gap-2">
            <p className="text-sm text-ink-soft">{productionWords.why}</p>
            <InProduction production={inProduction} title={project.title} />
          </div>
        )}
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
          <ProjectNotes projectId={project.id} notes={notes} />
          <section aria-labelledby="counter">
            <h2 id="counter" className="mb-3 text-title-s">
              {words.counter.title}
            </h2>
            <ManuscriptCounter onUse={entries.addCounted} />
            <CountedEntry entries={entries} />
          </section>
          <p className="text-sm text-ink-soft">
            {words.seenBy} {lookedAt ? fillWords(words.lookedAt, { moment: sayMoment(lookedAt) }) : words.notLookedAt}
          </p>
        </aside>
      </div>

      {entries.edited && (
        <Dialog
          title={fillWords(words.entry.editTitle, { day: sayDay(entries.edited.day) })}
          onClose={() => entries.edit(undefined)}
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
          text={fillWords(words.entryDeletion.text, { words: formatCount(entries.doomed.words) })}
          confirm={words.entryDeletion.confirm}
          cancel={words.entryDeletion.cancel}
          onConfirm={() => entries.doomed && void entries.remove(entries.doomed)}
          onClose={() => entries.doom(undefined)}
        />
      )}
      <ProjectChangeDialogs changes={changes} />
    </Sheet>
  );
}
