import { Link } from "react-router";
import { useSession } from "#app/backend/session.ts";
import { AuthCard } from "#app/features/session/auth-card.tsx";
import { Door } from "#app/features/session/door.tsx";
import { NewPasswordForm } from "#app/features/session/new-password-form.tsx";
import { RequestMailForm } from "#app/features/session/request-mail-form.tsx";
import { Unreachable } from "#app/features/session/unreachable.tsx";
import { forgottenPassword, newPasswordPage } from "#content/auth.ts";

export const title = newPasswordPage.meta.title;

/** The link in the mail leads here with a session; whoever comes without one may ask for that mail. */
export default function NewPasswordPage() {
  const { status, email = "" } = useSession();
  return (
    <Door>
      {status === "signed-in" ? (
        <AuthCard title={newPasswordPage.title} text={newPasswordPage.text.replace("{email}", email)}>
          <NewPasswordForm email={email} />
        </AuthCard>
      ) : (
        <AuthCard title={newPasswordPage.title} text={forgottenPassword.text}>
          {status === "unreachable" && <Unreachable />}
          <RequestMailForm kind="recovery" words={forgottenPassword} />
          <p className="mt-6">
            <Link to="/auth" className="text-link text-ui">
              {forgottenPassword.back}
            </Link>
          </p>
        </AuthCard>
      )}
    </Door>
  );
}
