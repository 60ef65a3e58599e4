import { Honeypot } from "#app/forms/honeypot.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { offerPopup } from "#content/campaign.ts";
import type { RunningCampaign } from "#domain/campaign.ts";
import { claimOffer } from "./claim-offer.ts";

const { fields, privacy, terms } = offerPopup;
const quietLink = "text-link whitespace-nowrap";

export function OfferForm({ campaign, onSent }: { campaign: RunningCampaign; onSent: () => void }) {
  const form = useForm({ id: "offer", load: () => claimOffer(campaign.id), onSent });
  return (
    <form {...form.formProps} action="/functions/v1/claim-offer" className="relative mt-5 flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("firstName")} label={fields.firstName.label} required autoComplete="given-name" />
        <TextField
          {...form.field("email")}
          label={fields.email.label}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
      </div>
      <Honeypot />
      <Button type="submit" isBusy={form.isBusy} busyLabel={offerPopup.submitting}>
        {offerPopup.submit}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm font-semibold">
        <span>{campaign.expires}</span>
        <span>{offerPopup.noSpam}</span>
      </p>
      {/* In a tab of their own: whoever reads them first comes back to what was typed. */}
      <p className="text-sm text-ink-soft">
        {offerPopup.noHurry} {privacy.text}{" "}
        <a href={terms.to} target="_blank" rel="noopener" className={quietLink}>
          {terms.label}
        </a>
        {" · "}
        <a href={privacy.link.to} target="_blank" rel="noopener" className={quietLink}>
          {privacy.link.label}
        </a>
      </p>
    </form>
  );
}
