import { Link, useLocation, useNavigate } from "react-router";
import type { MailKind } from "#app/features/session/account-calls.ts";
import { AuthCard } from "#app/features/session/auth-card.tsx";
import { RequestMailForm } from "#app/features/session/request-mail-form.tsx";
import { confirmPage, deadLink } from "#content/auth.ts";

export const title = confirmPage.meta.title;

/** Where a mail link leads that was used or has expired, and where a confirmation is had once more. */
export default function ConfirmPage() {
  const navigate = useNavigate();
  const state = useLocation().state as { deadLink?: MailKind } | null;
  const kind = state?.deadLink ?? "confirmation";
  const title = state?.deadLink ? deadLink.title : confirmPage.title;
  const text = state?.deadLink ? deadLink[kind] : confirmPage.text;
  const words = state?.deadLink ? { ...confirmPage, submit: deadLink.submit } : confirmPage;
  const goOn = async () => {
    await navigate(kind === "recovery" ? "/auth/new-password" : "/dashboard", { replace: true });
  };
  return (
    <AuthCard title={title} text={text}>
      <RequestMailForm kind={kind} words={words} onVerified={goOn} />
      <p className="mt-6">
        <Link to="/auth" className="text-link text-ui">
          {confirmPage.signIn}
        </Link>
      </p>
    </AuthCard>
  );
}
