import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { QueryProvider } from "#app/backend/query-provider.tsx";
import { useSession } from "#app/backend/session.ts";
import { useWayBack } from "#app/features/desk/frame/back-link.tsx";
import { ClosedDesk, UnreachableDesk } from "#app/features/desk/frame/closed-desk.tsx";
import { DeskContext } from "#app/features/desk/frame/desk-context.ts";
import type { DeskEntry } from "#app/features/desk/frame/desk-entry.ts";
import { DeskHeader, deskWidth } from "#app/features/desk/frame/desk-header.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { ReauthenticationDialog } from "#app/features/session/reauthentication-dialog.tsx";
import { signInPath } from "#app/features/session/return-path.ts";
import { GoTo } from "#app/layout/go-to.tsx";
import { usePageArrival } from "#app/layout/page-arrival.ts";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { deskFrame } from "#content/desk.ts";
import { layoutWords } from "#content/layout.ts";

export default function DeskLayout() {
  return (
    <QueryProvider>
      <DeskEntrance />
    </QueryProvider>
  );
}

/** Nothing is shown, not even from the cache, before it is known who stands here. */
function DeskEntrance() {
  const { data, isFetchedAfterMount, isFetching, refetch } = useQuery(deskQueries.entry());
  const entry = isFetchedAfterMount ? data : undefined;
  // Signed out by hand: nothing of what was on the desk stays in this tab.
  if (useSession().end === "here") return <GoTo to="/" />;
  if (entry?.kind === "open") return <OpenDesk {...entry} />;
  return (
    <main>
      {entry?.kind === "signed-out" ? (
        <ToSignIn />
      ) : entry ? (
        <ClosedDesk entry={entry} onChange={() => refetch()} />
      ) : isFetchedAfterMount ? (
        <UnreachableDesk isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PortalLoading />
      )}
    </main>
  );
}

/** And back to where they wanted to go. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(signInPath(pathname + search), { replace: true }), [navigate, pathname, search]);
  return <PortalLoading />;
}

function OpenDesk({ me, staff }: Extract<DeskEntry, { kind: "open" }>) {
  const main = useRef<HTMLElement>(null);
  const announcement = usePageArrival(main);
  useWayBack();
  const counts = useQuery(deskQueries.counts());
  return (
    <DeskContext value={{ me, staff, counts: counts.data }}>
      <a
        href="#main"
        className="fixed top-2 left-3 z-50 -translate-y-20 rounded-sm bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0 print:hidden"
      >
        {layoutWords.skipToContent}
      </a>
      <DeskHeader />
      <main ref={main} id="main" tabIndex={-1}>
        <div className={`${deskWidth} min-h-[80vh] py-6`}>
          {(counts.isError || hasFailed(counts)) && (
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
