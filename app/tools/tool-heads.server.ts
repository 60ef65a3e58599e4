import { type HeadTag, pageMeta } from "#app/page-meta.ts";
import { accountPage } from "#content/account.ts";
import { authPage, confirmPage, newPasswordPage } from "#content/auth.ts";
import { bookPage } from "#content/book-page.ts";
import { dashboardPage, projectPage } from "#content/dashboard.ts";
import { inboxPage, personPage } from "#content/desk.ts";
import { bookDesk, booksPage, templatesPage } from "#content/desk-books.ts";
import { calendarPage } from "#content/desk-calendar.ts";
import {
  codesPage,
  letterDesk,
  lettersPage,
  mailPage,
  numbersPage,
  projectDesk,
  projectsPage,
} from "#content/desk-office.ts";
import { peoplePage } from "#content/desk-people.ts";
import { repliesPage } from "#content/desk-replies.ts";
import { logPage, mePage, teamPage } from "#content/desk-team.ts";
import { letterTemplatesPage, templateDesk } from "#content/desk-templates.ts";
import { todayPage } from "#content/desk-today.ts";
import type { Metadata } from "#content/shapes.ts";
import type { ToolPath } from "#domain/addresses.ts";

const pages: Record<ToolPath, { meta: Metadata }> = {
  "/auth": authPage,
  "/auth/confirm": confirmPage,
  "/auth/new-password": newPasswordPage,
  "/dashboard": dashboardPage,
  "/dashboard/projects/:id": projectPage,
  "/dashboard/books/:id": bookPage,
  "/dashboard/books/:id/proofs/:proof": bookPage.proof,
  "/dashboard/account": accountPage,
  "/staff": todayPage,
  "/staff/inbox": inboxPage,
  "/staff/replies": repliesPage,
  "/staff/calendar": calendarPage,
  "/staff/people": peoplePage,
  "/staff/people/:key": personPage,
  "/staff/projects": projectsPage,
  "/staff/projects/:id": projectDesk,
  "/staff/books": booksPage,
  "/staff/books/:id": bookDesk,
  "/staff/books/:id/proofs/:proof": bookPage.proof,
  "/staff/templates": templatesPage,
  "/staff/codes": codesPage,
  "/staff/newsletter": lettersPage,
  "/staff/newsletter/:id": letterDesk,
  "/staff/mail": mailPage,
  "/staff/letter-templates": letterTemplatesPage,
  "/staff/letter-templates/:id": templateDesk,
  "/staff/numbers": numbersPage,
  "/staff/team": teamPage,
  "/staff/me": mePage,
  "/staff/log": logPage,
};

/** The head of each tool's page as it is sent: its name, and that search engines are to leave it alone. */
export const headOfTool = (path: ToolPath): HeadTag[] => pageMeta({ ...pages[path].meta, noindex: true });
