import { Link } from "react-router";
import { AccountDeletion } from "#app/features/account/account-deletion.tsx";
import { AccountSection } from "#app/features/account/account-section.tsx";
import { DataCopyButton } from "#app/features/account/data-copy-button.tsx";
import { DeviceButtons } from "#app/features/account/device-buttons.tsx";
import { NameForm } from "#app/features/account/name-form.tsx";
import { ReauthenticationDialog } from "#app/features/session/reauthentication-dialog.tsx";
import { requireSession } from "#app/features/session/session.ts";
import { PortalLoading } from "#app/layout/portal-shell.tsx";
import { toolPage } from "#app/layout/tool-page.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { accountPage as words } from "#content/account.ts";
import type { Route } from "./+types/account";

export const handle = toolPage;
export const meta = () => pageMeta({ ...words.meta, path: "/dashboard/account", noindex: true });

/** The session lives in the browser, so this page is only a frame until scripts run. */
export async function clientLoader() {
  const { user } = await requireSession();
  const name: unknown = user.user_metadata.full_name;
  return { email: user.email ?? "", name: typeof name === "string" ? name : "" };
}

export function HydrateFallback() {
  return <PortalLoading />;
}

export default function AccountPage({ loaderData: { email, name } }: Route.ComponentProps) {
  return (
    <Container className="min-h-[60vh] py-10">
      <Breadcrumb trail={words.trail} current={words.title} />
      <h1 className="mt-4 text-title-l">{words.title}</h1>
      <p className="mt-1 mb-8 break-words text-ink-soft">{words.signedInAs.replace("{email}", email)}</p>
      <AccountSection title={words.name.title}>
        <NameForm name={name} />
      </AccountSection>
      <AccountSection title={words.password.title} text={words.password.text}>
        <Link to={words.password.action.to} className={buttonClasses("secondary", "small")}>
          {words.password.action.label}
        </Link>
      </AccountSection>
      <AccountSection title={words.devices.title} text={words.devices.text}>
        <DeviceButtons />
      </AccountSection>
      <AccountSection title={words.copy.title} text={words.copy.text}>
        <DataCopyButton />
      </AccountSection>
      <AccountSection title={words.deletion.title} text={words.deletion.text}>
        <AccountDeletion email={email} />
      </AccountSection>
      <ReauthenticationDialog email={email} />
    </Container>
  );
}
