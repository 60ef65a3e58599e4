import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { onSessionEnd } from "#app/features/session/session.ts";

/** Leaves when the session ends elsewhere, and looks again when the author comes back to the tab. */
export function usePortalWatch() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionEnd(() => void navigate("/auth", { replace: true })), [navigate]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
}
