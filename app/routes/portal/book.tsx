import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Leaf } from "#app/drawings/plates/sheet.tsx";
import { ApprovalList } from "#app/features/books/approval-list.tsx";
import { BookAnswers } from "#app/features/books/book-answers.tsx";
import { BookMembers } from "#app/features/books/book-members.tsx";
import { BookMessages } from "#app/features/books/book-messages.tsx";
import { bookPageQuery } from "#app/features/books/book-queries.ts";
import { BookRecord } from "#app/features/books/book-record.tsx";
import { BookTasks } from "#app/features/books/book-tasks.tsx";
import { BookTimeline } from "#app/features/books/book-timeline.tsx";
import { LeaveBook } from "#app/features/books/leave-book.tsx";
import { BookNotices } from "#app/features/books/notices/book-notices.tsx";
import { useAnchor } from "#app/features/books/use-anchor.ts";
import { BookFiles, FileReads } from "#app/features/books/vault/book-files.tsx";
import { HandInForm } from "#app/features/books/vault/hand-in-form.tsx";
import { UploadForm } from "#app/features/books/vault/upload-form.tsx";
import { usePageTitle } from "#app/layout/use-page-title.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { bookPage as words } from "#content/book-page.ts";
import type { BookPage } from "#domain/book-page.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";

export default function BookRoute() {
  const { id = "" } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <StoredBook key={id} id={Number(id)} /> : <MissingBook />;
}

function StoredBook({ id }: { id: number }) {
  const query = useQuery(bookPageQuery(id));
  usePageTitle(query.data?.book.title ?? words.meta.title);
  if (query.data) return <BookSheet page={query.data} />;
  if (query.data === null) return <MissingBook />;
  if (!hasFailed(query)) return <PortalLoading />;
  return (
    <Sheet>
      <h1 className="text-title-l">{words.unavailable.title}</h1>
      <p className="mt-2 text-ink-soft">{words.unavailable.text}</p>
      <Button className="mt-6" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {words.unavailable.action}
      </Button>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <Container className="min-h-[60vh] py-5 sm:py-8">{children}</Container>;
}

function MissingBook() {
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

function BookSheet({ page }: { page: BookPage }) {
  const today = localDay(new Date(useNow()));
  const { book, role } = page;
  const [own] = role === "reads" || role === "acts" ? page.members : [];
  const canAct = (role === "author" || role === "acts") && book.closedAt === null;
  useAnchor();
  return (
    <Sheet>
      <Breadcrumb trail={words.trail} current={book.title} />
      <div className="mt-3 grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <h1 className="text-title-l">{book.title}</h1>
          {role !== "author" && <p className="text-ink-soft">{fillWords(words.byline, { name: book.authorName })}</p>}
          {book.closedAt && <p className="mt-2 font-semibold">{words.closed}</p>}
          <div className="mt-4 sm:mt-6">
            <BookAnswers page={page} today={today} />
          </div>
          <PartLinks page={page} />
        </div>
        {/* Until a cover is approved a book has its half-title: the title, and nothing else. */}
        <div aria-hidden="true" className="max-lg:hidden">
          <Leaf title={book.title} />
        </div>
      </div>
      <Part id="tasks" title={words.tasks.title}>
        <BookTasks page={page} today={today} acts={canAct ? "author" : undefined} />
      </Part>
      <Part id="timeline" title={words.timeline.title}>
        <BookTimeline stages={page.stages} today={today} isAuthor={role === "author" || role === "acts"} />
      </Part>
      <Part id="messages" title={words.messages.title}>
        <BookMessages page={page} canWrite={canAct} />
      </Part>
      <Part id="files" title={words.files.title}>
        <BookFiles page={page} />
        {role !== "reads" && <FileReads page={page} />}
        {canAct && (
          <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <div>
              <h3 className="mb-3 text-title-s">{words.upload.title}</h3>
              <UploadForm page={page} />
            </div>
            <div>
              <h3 className="mb-3 text-title-s">{words.handIn.title}</h3>
              <HandInForm page={page} />
            </div>
          </div>
        )}
      </Part>
      <Part id="approvals" title={words.approvals.title}>
        <ApprovalList approvals={page.approvals} />
      </Part>
      {role === "author" && book.closedAt === null && (
        <Part id="members" title={words.members.title}>
          <BookMembers page={page} />
        </Part>
      )}
      {own && (
        <Part id="members" title={words.members.title}>
          <LeaveBook page={page} member={own} />
        </Part>
      )}
      {book.closedAt === null && <BookNotices book={book.id} />}
      <Part id="record" title={words.record.title}>
        <BookRecord page={page} />
      </Part>
    </Sheet>
  );
}

/** Where the rest of a long page is, and what is new there. */
function PartLinks({ page: { unread } }: { page: BookPage }) {
  return (
    <nav aria-label={words.parts.label} className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {unread > 0 && (
        <a href="#messages" className="text-link font-semibold">
          {sayCount(words.messages.unread, unread)}
        </a>
      )}
      {words.parts.links.map(({ label, anchor }) => (
        <a key={anchor} href={anchor} className="text-ink-soft underline-offset-4 hover:text-ink hover:underline">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** A part of the page, which the answers above can lead to. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 border-t border-rule pt-6 sm:mt-12">
      <h2 id={`${id}-title`} className="mb-4 text-title-m">
        {title}
      </h2>
      {children}
    </section>
  );
}
