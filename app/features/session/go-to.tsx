import { useEffect } from "react";
import { useNavigate } from "react-router";
import { PortalLoading } from "#app/layout/portal-shell.tsx";

type GoToProps = { to: string; replace?: boolean };

/**
 * Leads on to another page, and says so until it is there. The router has a part for that, too, but lies in one file that
 * every public page carries: what only the portal needs of it is a burden to all.
 */
export function GoTo({ to, replace = false }: GoToProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return <PortalLoading />;
}
