import { useRef } from "react";
import { Outlet } from "react-router";
import { QueryProvider } from "#app/backend/query-provider.tsx";
import { usePageArrival } from "#app/layout/page-arrival.ts";

/** Inside the drawn frame of a portal page (app/draw-page.tsx), whose `<main>` is not React's. */
export function PortalFrame() {
  const main = useRef(document.getElementById("main"));
  const announcement = usePageArrival(main);
  return (
    <QueryProvider>
      <Outlet />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </QueryProvider>
  );
}
