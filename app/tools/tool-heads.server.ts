import { type HeadTag, pageMeta } from "#app/page-meta.ts";
import { accountPage } from "#content/account.ts";
import { authPage, confirmPage, newPasswordPage } from "#content/auth.ts";
import { dashboardPage, projectPage } from "#content/dashboard.ts";
import { inboxPage, personPage } from "#content/desk.ts";
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
import { repliesPage } from "#content/desk-replies.ts";
import type { Metadata } from "#content/shapes.ts";
import type { ToolPath } from "#domain/addresses.ts";

const pages: Record<ToolPath, { meta: Metadata }> = {
  "/auth": authPage,
  "/auth/confirm": confirmPage,
  "/auth/new-password": newPasswordPage,
  "/dashboard": dashboardPage,
  "/dashboard/projects/:id": projectPage,
  "/dashboard/account": accountPage,
  "/staff": inboxPage,
  "/staff/replies": repliesPage,
  "/staff/calendar": calendarPage,
  "/staff/people/:key": personPage,
  "/staff/projects": projectsPage,
  "/staff/projects/:id": projectDesk,
  "/staff/codes": codesPage,
  "/staff/newsletter": lettersPage,
  "/staff/newsletter/:id": letterDesk,
  "/staff/mail": mailPage,
  "/staff/numbers": numbersPage,
};

/** The head of each tool's page as it is sent: its name, and that search engines are to leave it alone. */
export const headOfTool = (path: ToolPath): HeadTag[] => pageMeta({ ...pages[path].meta, noindex: true });
