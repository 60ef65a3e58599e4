import { Outlet } from "react-router";
import { QueryProvider } from "#app/backend/query-provider.tsx";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { PortalLoading } from "#app/layout/portal-shell.tsx";

/** Sessions live in the browser, so each page of the portal is only a frame until scripts run. */
export default function PortalLayout() {
  return <QueryProvider>{useHydrated() ? <Outlet /> : <PortalLoading />}</QueryProvider>;
}
