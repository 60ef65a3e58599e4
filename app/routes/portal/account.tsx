import { Link } from "react-router";
import { AccountDeletion } from "#app/features/account/account-deletion.tsx";
import { AccountSection } from "#app/features/account/account-section.tsx";
import { readAccount } from "#app/features/account/account-store.ts";
import { AuthenticatorList } from "#app/features/account/authenticator-list.tsx";
import { DataCopyButton } from "#app/features/account/data-copy-button.tsx";
import { DeviceButtons } from "#app/features/account/device-buttons.tsx";
import { DeviceList } from "#app/features/account/device-list.tsx";
import { listDevices } from "#app/features/account/device-store.ts";
import { EmailForm } from "#app/features/account/email-form.tsx";
import { NameForm } from "#app/features/account/name-form.tsx";
import { OfferCodeList } from "#app/features/account/offer-code-list.tsx";
import { listOfferCodes } from "#app/features/account/offer-code-store.ts";
import { SectionUnavailable } from "#app/features/account/section-unavailable.tsx";
import { useFreshLook } from "#app/features/projects/use-fresh-look.ts";
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
  const session = await requireSession();
  // What cannot be fetched is said in its own place; the rest of the account can still be looked after.
  const [account, devices, codes] = await Promise.all([
    readAccount(session),
    listDevices().catch(() => null),
    listOfferCodes().catch(() => null),
  ]);
  return { account, devices, codes };
}

export function HydrateFallback() {
  return <PortalLoading />;
}

export default function AccountPage({ loaderData: { account, devices, codes } }: Route.ComponentProps) {
  useFreshLook();
  const { email, name, newEmail, authenticators } = account;
  return (
    <Container className="min-h-[60vh] py-10">
      <Breadcrumb trail={words.trail} current={words.title} />
      <h1 className="mt-4 text-title-l">{words.title}</h1>
      <p className="mt-1 mb-8 break-words text-ink-soft">{words.signedInAs.replace("{email}", email)}</p>
      <AccountSection title={words.name.title}>
        <NameForm name={name} />
      </AccountSection>
      <AccountSection title={words.email.title} text={words.email.text}>
        <EmailForm email={email} newEmail={newEmail} />
      </AccountSection>
      <AccountSection title={words.password.title} text={words.password.text}>
        <Link to={words.password.action.to} className={buttonClasses("secondary", "small")}>
          {words.password.action.label}
        </Link>
      </AccountSection>
      <AccountSection title={words.authenticators.title} text={words.authenticators.text}>
        <AuthenticatorList authenticators={authenticators} />
      </AccountSection>
      <AccountSection title={words.devices.title} text={words.devices.text}>
        {devices ? <DeviceList devices={devices} /> : <SectionUnavailable text={words.devices.unavailable} />}
        <DeviceButtons />
      </AccountSection>
      <AccountSection title={words.offers.title} text={words.offers.text}>
        {codes ? <OfferCodeList codes={codes} email={email} /> : <SectionUnavailable text={words.offers.unavailable} />}
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
