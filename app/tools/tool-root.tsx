import { useEffect } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { useMailLinkArrival } from "#app/features/session/mail-links/mail-link-arrival.ts";
import { usePageTitle } from "#app/layout/use-page-title.ts";
import { showKeptNotice } from "#app/ui/notify.ts";

/** What all tools have in common, seen or not. */
export function ToolRoot() {
  const { title } = (useMatches().at(-1)?.handle ?? {}) as { title?: string };
  usePageTitle(title);
  useMailLinkArrival();
  useEffect(showKeptNotice, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
