import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { isStored } from "#app/backend/is-stored.ts";
import { BookShelf } from "#app/features/books/book-shelf.tsx";
import { ProjectChangeDialogs } from "#app/features/projects/project-change-dialogs.tsx";
import { ProjectDialog } from "#app/features/projects/project-dialog.tsx";
import { ProjectFilter } from "#app/features/projects/project-filter.tsx";
import { ProjectList } from "#app/features/projects/project-list.tsx";
import { addProject, projectListQuery, refreshProjects } from "#app/features/projects/project-queries.ts";
import { createProject } from "#app/features/projects/project-store.ts";
import { SignOutButton } from "#app/features/projects/sign-out-button.tsx";
import { SummaryTiles } from "#app/features/projects/summary-tiles.tsx";
import { Unavailable } from "#app/features/projects/unavailable.tsx";
import { useProjectChanges } from "#app/features/projects/use-project-changes.ts";
import { PasskeyOffer } from "#app/features/session/passkeys/passkey-offer.tsx";
import { useAuthor } from "#app/features/session/use-author.ts";
import { ownDraft } from "#app/forms/own-drafts.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { DeskLink } from "#app/layout/desk-link.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { notify } from "#app/ui/notify.ts";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { accountPage } from "#content/account.ts";
import { projectNotices, dashboardPage as words } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import {
  arrangeProjects,
  type Project,
  type ProjectDraft,
  type ProjectView,
  readProjectView,
  wholeView,
  writeProjectView,
} from "#domain/project.ts";

export const title = words.meta.title;

export default function DashboardPage() {
  const email = useAuthor();
  const projects = useQuery(projectListQuery);
  if (projects.data === undefined && !hasFailed(projects)) return <PortalLoading />;
  return (
    <Container className="min-h-[60vh] py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-title-l">{words.title}</h1>
          <p className="mt-1 text-ink-soft">{fillWords(words.welcome, { email })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <DeskLink />
          <Link to={accountPage.link.to} className={buttonClasses("secondary", "small")}>
            {accountPage.link.label}
          </Link>
          <SignOutButton />
        </div>
      </header>
      <BookShelf />
      <PasskeyOffer />
      {projects.data ? <Workbench projects={projects.data} /> : <Unavailable query={projects} />}
    </Container>
  );
}

const fewProjects = 3;

function Workbench({ projects }: { projects: readonly Project[] }) {
  const [isCreating, setIsCreating] = useState(false);
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => readProjectView(params));
  const choose = (next: ProjectView) => {
    setView(next);
    setParams(writeProjectView(next), { replace: true, preventScrollReset: true });
  };
  const changes = useProjectChanges();
  const shown = arrangeProjects(projects, view);

  // The button that was pressed went with its project: the focus goes to the list's name instead of nowhere.
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(projects.length);
  useEffect(() => {
    if (projects.length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = projects.length;
  }, [projects.length]);

  const { keyFor, settle } = useIdempotencyKey();
  const { mutateAsync: create } = useMutation({
    mutationFn: (draft: ProjectDraft) => createProject(draft, keyFor(JSON.stringify(draft))),
    onSuccess: (project) => {
      settle();
      addProject(project);
      setIsCreating(false);
      const { title, text } = projectNotices.created;
      void notify.success(title, fillWords(text, { title: project.title }));
    },
    // The form is still open, with everything in it.
    onError: () => void notify.error(projectNotices.createFailed.title, projectNotices.createFailed.text),
    onSettled: () => void refreshProjects(),
  });

  return (
    <>
      <div className="mt-6">
        <SummaryTiles projects={projects} />
      </div>
      <section aria-labelledby="projects" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
          <h2 ref={heading} id="projects" tabIndex={-1} className="text-title-m outline-none">
            {words.list.title}
          </h2>
          <Button size="small" onClick={() => setIsCreating(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {words.newProject}
          </Button>
        </div>
        {projects.length > fewProjects && (
          <div className="pb-5">
            <ProjectFilter projects={projects} view={view} onChange={choose} />
            <p role="status" className="figures mt-3 text-sm text-ink-soft">
              {fillWords(words.view.shown, { shown: shown.length, total: projects.length })}
            </p>
          </div>
        )}
        {projects.length === 0 ? (
          <EmptyShelf onCreate={() => setIsCreating(true)} />
        ) : shown.length === 0 ? (
          <div className="border-y border-rule py-8">
            <p>{words.view.none}</p>
            <Button variant="secondary" size="small" className="mt-3" onClick={() => choose(wholeView)}>
              {words.view.clear}
            </Button>
          </div>
        ) : (
          <ProjectList
            projects={shown}
            onEdit={(project) => changes.ask({ kind: "edit", project })}
            onDelete={(project) => changes.ask({ kind: "delete", project })}
          />
        )}
      </section>
      {isCreating && (
        <ProjectDialog
          draft={`${ownDraft}project-new`}
          kind="create"
          onClose={() => setIsCreating(false)}
          onSubmit={(draft) => isStored(create(draft))}
        />
      )}
      <ProjectChangeDialogs changes={changes} />
    </>
  );
}

function EmptyShelf({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="border-y border-rule py-12 text-center">
      <h3 className="text-title-m">{words.empty.title}</h3>
      <p className="mx-auto mt-2 max-w-measure text-ink-soft">{words.empty.text}</p>
      <Button className="mt-6" onClick={onCreate}>
        {words.empty.action}
      </Button>
    </div>
  );
}
