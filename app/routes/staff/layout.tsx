import { useRef } from "react";
import { Outlet } from "react-router";
import { ClosedDesk } from "#app/features/desk/closed-desk.tsx";
import { DeskContext } from "#app/features/desk/desk-context.ts";
import { type DeskEntry, enterDesk } from "#app/features/desk/desk-entry.ts";
import { DeskHeader, deskWidth } from "#app/features/desk/desk-header.tsx";
import { useCounts } from "#app/features/desk/use-counts.ts";
import { ReauthenticationDialog } from "#app/features/session/reauthentication-dialog.tsx";
import { usePageArrival } from "#app/layout/page-arrival.ts";
import { PortalLoading } from "#app/layout/portal-shell.tsx";
import { deskFrame } from "#content/desk.ts";
import { layoutWords } from "#content/layout.ts";
import type { Route } from "./+types/layout";

/** Who stands at the desk is asked once, when it opens; after that each question asks for itself. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return enterDesk(pathname + search);
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href;

export function HydrateFallback() {
  return (
    <main>
      <PortalLoading />
    </main>
  );
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "open" ? (
    <OpenDesk {...loaderData} />
  ) : (
    <main>
      <ClosedDesk entry={loaderData} />
    </main>
  );
}

function OpenDesk({ me, staff }: Extract<DeskEntry, { kind: "open" }>) {
  const main = useRef<HTMLElement>(null);
  const announcement = usePageArrival(main);
  const { counts, isLost, refreshCounts } = useCounts();
  return (
    <DeskContext value={{ me, staff, counts, refreshCounts }}>
      <a
        href="#main"
        className="fixed top-2 left-3 z-50 -translate-y-20 rounded-sm bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0 print:hidden"
      >
        {layoutWords.skipToContent}
      </a>
      <DeskHeader />
      <main ref={main} id="main" tabIndex={-1}>
        <div className={`${deskWidth} min-h-[80vh] py-6`}>
          {isLost && (
            <p role="status" className="mb-4 border-l-2 border-danger pl-3 text-sm text-danger">
              {deskFrame.lost}
            </p>
          )}
          <Outlet />
        </div>
      </main>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <ReauthenticationDialog email={me.email} />
    </DeskContext>
  );
}
