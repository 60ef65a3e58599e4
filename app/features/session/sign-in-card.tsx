import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Tabs } from "#app/ui/tabs.tsx";
import { authPage, forgottenPassword } from "#content/auth.ts";
import { AuthCard } from "./auth-card.tsx";
import { RequestMailForm } from "./request-mail-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { Unreachable } from "./unreachable.tsx";

type SignInCardProps = {
  /** The service could not be asked whether somebody is signed in. */
  isUnreachable?: boolean;
};

/** The address goes along from tab to tab and to the forgotten password: nobody types it twice. */
export function SignInCard({ isUnreachable = false }: SignInCardProps) {
  const [email, setEmail] = useState("");
  const [query] = useSearchParams();
  const view = query.get("view");
  if (view === "forgotten-password") {
    return (
      <AuthCard title={forgottenPassword.title} text={forgottenPassword.text}>
        <RequestMailForm kind="recovery" email={email} words={forgottenPassword} />
        <p className="mt-6">
          <Link to="/auth" className="text-link text-ui">
            {forgottenPassword.back}
          </Link>
        </p>
      </AuthCard>
    );
  }
  const form = { email, onEmail: setEmail };
  return (
    <AuthCard title={authPage.title} text={authPage.text}>
      {isUnreachable && <Unreachable />}
      <Tabs
        label={authPage.tabs.label}
        mountsOne
        defaultValue={view === "sign-up" ? "sign-up" : "sign-in"}
        tabs={[
          { value: "sign-in", label: authPage.tabs.signIn, content: <SignInForm {...form} /> },
          { value: "sign-up", label: authPage.tabs.signUp, content: <SignUpForm {...form} /> },
        ]}
      />
    </AuthCard>
  );
}
