import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#app/backend/session.ts";
import { Door } from "#app/features/session/door.tsx";
import { readReturnPath } from "#app/features/session/return-path.ts";
import { SignInCard } from "#app/features/session/sign-in-card.tsx";
import { SignedInCard } from "#app/features/session/signed-in-card.tsx";
import { GoTo } from "#app/layout/go-to.tsx";
import { authPage } from "#content/auth.ts";

export const title = authPage.meta.title;

/** Fetched while somebody types, so that signing in is there at once; without a network there is nobody to sign in. */
const fetchDashboard = () => Promise.all([import("./author-layout.tsx"), import("./dashboard.tsx")]).catch(() => {});

export default function AuthPage() {
  useEffect(() => void fetchDashboard(), []);
  const { search } = useLocation();
  const { status, email = "" } = useSession();
  const wanted = readReturnPath(search);
  // A code from the mail of a forgotten password signs in to set a new one.
  const hasForgotten = new URLSearchParams(search).get("view") === "forgotten-password";

  // Whoever came with a session is shown whose it is; whoever has signed in here goes on at once.
  const [wasOut, setWasOut] = useState(false);
  if (!wasOut && status !== "unknown" && status !== "signed-in") setWasOut(true);
  return (
    <Door>
      {status !== "signed-in" && <SignInCard isUnreachable={status === "unreachable"} />}
      {status === "signed-in" && wasOut && <GoTo to={hasForgotten ? "/auth/new-password" : wanted} replace />}
      {status === "signed-in" && !wasOut && <SignedInCard email={email} next={wanted} />}
    </Door>
  );
}
