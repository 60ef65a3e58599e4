import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { ApprovalList } from "#app/features/books/approval-list.tsx";
import { BookAnswers } from "#app/features/books/book-answers.tsx";
import { BookMessages } from "#app/features/books/book-messages.tsx";
import { BookRecord } from "#app/features/books/book-record.tsx";
import { BookTasks } from "#app/features/books/book-tasks.tsx";
import { BookTimeline } from "#app/features/books/book-timeline.tsx";
import { BookNotices } from "#app/features/books/notices/book-notices.tsx";
import { useAnchor } from "#app/features/books/use-anchor.ts";
import { BookFiles, FileReads } from "#app/features/books/vault/book-files.tsx";
import { UploadForm } from "#app/features/books/vault/upload-form.tsx";
import { bookDeskQueries } from "#app/features/desk/books/book-desk-queries.ts";
import { DeletionDecision } from "#app/features/desk/books/deletion-decision.tsx";
import { ProofForm } from "#app/features/desk/books/proof-form.tsx";
import { StageActions } from "#app/features/desk/books/stage-actions.tsx";
import { TaskForm } from "#app/features/desk/books/task-form.tsx";
import { WithdrawButton } from "#app/features/desk/books/withdraw-button.tsx";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { NextButton } from "#app/features/desk/frame/next/next-button.tsx";
import { usePageTitle } from "#app/layout/use-page-title.ts";
import { useNow } from "#app/ui/use-now.ts";
import { bookPage } from "#content/book-page.ts";
import { bookDesk as words } from "#content/desk-books.ts";
import type { BookPage } from "#domain/book-page.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";

export const title = words.meta.title;

export default function StaffBookPage() {
  const { id = "" } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  return (
    <>
      <BackLink {...words.back} />
      {isNumber ? <StoredBook key={id} id={Number(id)} /> : <Missing {...words.missing} />}
    </>
  );
}

function StoredBook({ id }: { id: number }) {
  const query = useQuery(bookDeskQueries.book(id));
  usePageTitle(query.data?.book.title ?? words.meta.title);
  if (query.data) return <BookSheet page={query.data} />;
  if (query.data === null) return <Missing {...words.missing} />;
  return (
    <>
      <h1 className="mt-2 mb-4 text-title-m">{words.meta.title}</h1>
      <Awaited query={query} rows={4} />
    </>
  );
}

function BookSheet({ page }: { page: BookPage }) {
  const today = localDay(new Date(useNow()));
  const isOpen = page.book.closedAt === null;
  useAnchor();
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{page.book.title}</h1>
        <NextButton />
      </div>
      <p className="text-sm text-ink-soft">
        {fillWords(words.by, { name: page.book.authorName })}
        {page.unread > 0 && (
          <a href="#messages" className="text-link ml-3 font-semibold">
            {sayCount(bookPage.messages.unread, page.unread)}
          </a>
        )}
      </p>
      {!isOpen && <p className="mt-2 font-semibold">{bookPage.closed}</p>}
      <DeletionDecision page={page} />
      <div className="mt-4">
        <BookAnswers page={page} today={today} />
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <Column>
          <Part id="stages" title={words.stages.title}>
            <p className="mb-2 text-sm text-ink-soft">{words.asAuthor}</p>
            <StageActions page={page} today={today} />
          </Part>
          <Part id="tasks" title={bookPage.tasks.title}>
            <BookTasks
              page={page}
              today={today}
              {...(isOpen && { acts: "house", actions: (task) => <WithdrawButton task={task} /> })}
            />
            {isOpen && (
              <>
                <h3 className="mt-6 mb-3 font-semibold">{words.task.title}</h3>
                <TaskForm page={page} />
              </>
            )}
          </Part>
          <Part id="messages" title={bookPage.messages.title}>
            <BookMessages page={page} canWrite={isOpen} />
          </Part>
        </Column>
        <Column>
          <Part id="timeline" title={bookPage.timeline.title}>
            <BookTimeline stages={page.stages} today={today} isAuthor={false} />
          </Part>
          <Part id="files" title={bookPage.files.title}>
            <BookFiles page={page} />
            <FileReads page={page} />
            {isOpen && (
              <div className="mt-6 grid gap-8">
                <div>
                  <h3 className="mb-2 font-semibold">{bookPage.upload.title}</h3>
                  <UploadForm page={page} />
                </div>
                <div>
                  <h3 className="mb-2 font-semibold">{words.proof.title}</h3>
                  <ProofForm page={page} />
                </div>
              </div>
            )}
          </Part>
          <Part id="approvals" title={bookPage.approvals.title}>
            <ApprovalList approvals={page.approvals} />
          </Part>
          <Part id="record" title={bookPage.record.title}>
            <BookRecord page={page} />
          </Part>
        </Column>
      </div>
      {isOpen && <BookNotices book={page.book.id} />}
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-10">{children}</div>
);

function Part({ id, title: name, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-title-s">
        {name}
      </h2>
      {children}
    </section>
  );
}
