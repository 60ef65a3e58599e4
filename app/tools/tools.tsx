import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import type { ToolPath } from "#domain/addresses.ts";
import { leaveDocument, NextDocument } from "./next-document.tsx";
import { PortalFrame } from "./portal-frame.tsx";
import { ToolFailure } from "./tool-failure.tsx";
import { ToolRoot } from "./tool-root.tsx";

/** The page of a tool, and its title where that is always the same. */
type ToolPage = { default: ComponentType; title?: string };

const tool = (path: ToolPath, load: () => Promise<ToolPage>): RouteObject => ({
  path,
  lazy: async () => {
    const { default: Component, title } = await load();
    return { Component, handle: { title } };
  },
});

/** Every tool of domain/addresses.ts, each fetched when it is opened. */
const portal: RouteObject = {
  Component: PortalFrame,
  children: [
    tool("/auth", () => import("#app/routes/portal/auth.tsx")),
    tool("/auth/confirm", () => import("#app/routes/portal/confirm.tsx")),
    tool("/auth/new-password", () => import("#app/routes/portal/new-password.tsx")),
    {
      lazy: async () => ({ Component: (await import("#app/routes/portal/author-layout.tsx")).default }),
      children: [
        tool("/dashboard", () => import("#app/routes/portal/dashboard.tsx")),
        tool("/dashboard/projects/:id", () => import("#app/routes/portal/project.tsx")),
        tool("/dashboard/books/:id", () => import("#app/routes/portal/book.tsx")),
        tool("/dashboard/books/:id/proofs/:proof", () => import("#app/routes/portal/proof.tsx")),
        tool("/dashboard/account", () => import("#app/routes/portal/account.tsx")),
      ],
    },
  ],
};

const desk: RouteObject = {
  lazy: async () => ({ Component: (await import("#app/routes/staff/layout.tsx")).default }),
  children: [
    tool("/staff", () => import("#app/routes/staff/today.tsx")),
    tool("/staff/inbox", () => import("#app/routes/staff/inbox.tsx")),
    tool("/staff/replies", () => import("#app/routes/staff/replies.tsx")),
    tool("/staff/calendar", () => import("#app/routes/staff/calendar.tsx")),
    tool("/staff/people", () => import("#app/routes/staff/people.tsx")),
    tool("/staff/people/:key", () => import("#app/routes/staff/person.tsx")),
    tool("/staff/projects", () => import("#app/routes/staff/projects.tsx")),
    tool("/staff/projects/:id", () => import("#app/routes/staff/project.tsx")),
    tool("/staff/books", () => import("#app/routes/staff/books.tsx")),
    tool("/staff/books/:id", () => import("#app/routes/staff/book.tsx")),
    tool("/staff/books/:id/proofs/:proof", () => import("#app/routes/staff/proof.tsx")),
    tool("/staff/templates", () => import("#app/routes/staff/templates.tsx")),
    tool("/staff/codes", () => import("#app/routes/staff/codes.tsx")),
    tool("/staff/newsletter", () => import("#app/routes/staff/newsletter.tsx")),
    tool("/staff/newsletter/:id", () => import("#app/routes/staff/letter.tsx")),
    tool("/staff/mail", () => import("#app/routes/staff/mail.tsx")),
    tool("/staff/letter-templates", () => import("#app/routes/staff/letter-templates.tsx")),
    tool("/staff/letter-templates/:id", () => import("#app/routes/staff/letter-template.tsx")),
    tool("/staff/numbers", () => import("#app/routes/staff/numbers.tsx")),
    tool("/staff/team", () => import("#app/routes/staff/team.tsx")),
    tool("/staff/me", () => import("#app/routes/staff/me.tsx")),
    tool("/staff/log", () => import("#app/routes/staff/log.tsx")),
  ],
};

const elsewhere: RouteObject = { path: "*", loader: leaveDocument, Component: NextDocument };

// The router calls the first entry of every document "default", and would scroll a page that is opened anew to where
// another one was left. With a name of its own each entry has its own place, also after a reload.
if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");

const router = createBrowserRouter([
  {
    Component: ToolRoot,
    ErrorBoundary: ToolFailure,
    HydrateFallback: PortalLoading,
    // Portal and desk stand in different frames (app/draw-page.tsx).
    children: [location.pathname.startsWith("/staff") ? desk : portal, elsewhere],
  },
]);

const place = document.getElementById("tool");
if (place) createRoot(place).render(<RouterProvider router={router} />);
