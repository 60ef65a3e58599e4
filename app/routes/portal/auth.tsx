import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { OfferedSessionCard } from "#app/features/session/offered-session-card.tsx";
import { readReturnPath } from "#app/features/session/return-path.ts";
import { SecondStepCard } from "#app/features/session/second-step-card.tsx";
import { lookForSession, needsSecondStep, onSessionChange } from "#app/features/session/session.ts";
import { SignInCard } from "#app/features/session/sign-in-card.tsx";
import { SignedInCard } from "#app/features/session/signed-in-card.tsx";
import { PortalLoading } from "#app/layout/portal-shell.tsx";
import { toolPage } from "#app/layout/tool-page.ts";
import { pageMeta } from "#app/page-meta.ts";
import { authPage } from "#content/auth.ts";
import type { Route } from "./+types/auth";

export const handle = toolPage;
export const meta = () => pageMeta({ ...authPage.meta, path: "/auth", noindex: true });

/** The session lives in the browser, so this page is only a frame until scripts run. */
export const clientLoader = lookForSession;

export function HydrateFallback() {
  return <PortalLoading />;
}

export default function AuthPage({ loaderData: { email, isHalfway, isUnreachable, offer } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionChange((_, event) => {
        // A session that was renewed after all is as good as a new one.
        if (["SIGNED_IN", "SIGNED_OUT", "TOKEN_REFRESHED"].includes(event)) void revalidate();
      }),
    [revalidate],
  );

  const wanted = readReturnPath(useLocation().search);
  const goOn = async () => {
    if (await needsSecondStep()) await revalidate();
    else await navigate(wanted, { replace: true });
  };
  const goToNewPassword = async () => {
    await navigate("/auth/new-password", { replace: true });
  };

  if (offer) return <OfferedSessionCard offer={offer} />;
  if (isHalfway) return <SecondStepCard onProven={goOn} />;
  if (email) return <SignedInCard email={email} next={wanted} />;
  return <SignInCard isUnreachable={isUnreachable} onSignedIn={goOn} onRecovered={goToNewPassword} />;
}
