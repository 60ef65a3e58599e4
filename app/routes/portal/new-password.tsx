import { Link, useRevalidator } from "react-router";
import { AuthCard } from "#app/features/session/auth-card.tsx";
import { NewPasswordForm } from "#app/features/session/new-password-form.tsx";
import { OfferedSessionCard } from "#app/features/session/offered-session-card.tsx";
import { RequestMailForm } from "#app/features/session/request-mail-form.tsx";
import { SecondStepCard } from "#app/features/session/second-step-card.tsx";
import { lookForSession } from "#app/features/session/session.ts";
import { Unreachable } from "#app/features/session/unreachable.tsx";
import { PortalLoading } from "#app/layout/portal-shell.tsx";
import { toolPage } from "#app/layout/tool-page.ts";
import { pageMeta } from "#app/page-meta.ts";
import { forgottenPassword, newPasswordPage } from "#content/auth.ts";
import type { Route } from "./+types/new-password";

export const handle = toolPage;
export const meta = () => pageMeta({ ...newPasswordPage.meta, path: "/auth/new-password", noindex: true });

/** The link in the mail leads here with a session; whoever comes without one may ask for that mail. */
export const clientLoader = lookForSession;

export function HydrateFallback() {
  return <PortalLoading />;
}

export default function NewPasswordPage({
  loaderData: { email, isHalfway, isUnreachable, offer },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (offer) return <OfferedSessionCard offer={offer} />;
  if (isHalfway) return <SecondStepCard onProven={revalidate} />;
  if (email) {
    return (
      <AuthCard title={newPasswordPage.title} text={newPasswordPage.text.replace("{email}", email)}>
        <NewPasswordForm email={email} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={newPasswordPage.title} text={forgottenPassword.text}>
      {isUnreachable && <Unreachable />}
      <RequestMailForm kind="recovery" words={forgottenPassword} onVerified={revalidate} />
      <p className="mt-6 text-center">
        <Link to="/auth" className="text-link text-ui">
          {forgottenPassword.back}
        </Link>
      </p>
    </AuthCard>
  );
}
