import { useEffect } from "react";
import { useNavigate } from "react-router";
import { PortalLoading } from "#app/ui/portal-loading.tsx";

type GoToProps = { to: string; replace?: boolean };

/** Leads on to another page, and says so until it is there. */
export function GoTo({ to, replace = false }: GoToProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return <PortalLoading />;
}
