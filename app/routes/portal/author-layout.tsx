import { useState } from "react";
import { Outlet } from "react-router";
import { useSession } from "#app/backend/session.ts";
import { ReauthenticationDialog } from "#app/features/session/reauthentication-dialog.tsx";
import { GoTo } from "#app/layout/go-to.tsx";
import { PortalLoading } from "#app/ui/portal-loading.tsx";

/**
 * Pages that belong to an author. A stranger is sent to sign in; whoever is at work keeps their page when the session
 * expires, out of sight until they have signed in again on top of it.
 */
export default function AuthorLayout() {
  const session = useSession();
  const [author, setAuthor] = useState<string>();
  const mayWork = session.status === "signed-in" || session.status === "unreachable";
  if (author === undefined && mayWork && session.email) setAuthor(session.email);

  if (session.status === "unknown") return <PortalLoading />;
  if (author === undefined) return <GoTo to="/auth" replace />;
  // Signed out by hand: nothing of the page stays, and nothing more is read for it.
  if (session.end === "here") return <GoTo to="/" />;
  if (session.end === "elsewhere") return <GoTo to="/auth" replace />;
  return (
    <>
      <div className={session.isExpired ? "invisible" : undefined}>
        {(session.email ?? author) === author && <Outlet context={author} />}
      </div>
      <ReauthenticationDialog email={author} />
    </>
  );
}
