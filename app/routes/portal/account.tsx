import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AccountDeletion } from "#app/features/account/account-deletion.tsx";
import { accountQuery } from "#app/features/account/account-queries.ts";
import { AccountSection } from "#app/features/account/account-section.tsx";
import { AuthenticatorList } from "#app/features/account/authenticator-list.tsx";
import { DataCopyButton } from "#app/features/account/data-copy-button.tsx";
import { DeviceButtons } from "#app/features/account/device-buttons.tsx";
import { DeviceList } from "#app/features/account/device-list.tsx";
import { EmailForm } from "#app/features/account/email-form.tsx";
import { NameForm } from "#app/features/account/name-form.tsx";
import { OfferCodeList } from "#app/features/account/offer-code-list.tsx";
import { PasskeySection } from "#app/features/account/passkey-section.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { accountPage as words } from "#content/account.ts";

export const title = words.meta.title;

export default function AccountPage() {
  const account = useQuery(accountQuery);
  // A form keeps what it began with, so that it never begins with what an earlier visit has read.
  if (!account.data || !account.isFetchedAfterMount) return <PortalLoading />;
  const { email, name, newEmail, authenticators } = account.data;
  const owner = { email, hasApp: authenticators.some(({ isApp }) => isApp) };
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
      <PasskeySection owner={owner} />
      <AccountSection title={words.authenticators.title} text={words.authenticators.text}>
        <AuthenticatorList authenticators={authenticators} />
      </AccountSection>
      <AccountSection title={words.devices.title} text={words.devices.text}>
        <DeviceList />
        <DeviceButtons />
      </AccountSection>
      <AccountSection title={words.offers.title} text={words.offers.text}>
        <OfferCodeList email={email} />
      </AccountSection>
      <AccountSection title={words.copy.title} text={words.copy.text}>
        <DataCopyButton />
      </AccountSection>
      <AccountSection title={words.deletion.title} text={words.deletion.text}>
        <AccountDeletion owner={owner} />
      </AccountSection>
    </Container>
  );
}
