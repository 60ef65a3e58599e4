import { readAttribution } from "#app/forms/attribution-memory.ts";
import { byRules } from "#app/forms/form-work.ts";
import { postForm } from "#app/forms/post-form.ts";
import { notify } from "#app/ui/notify.ts";
import { offerMessages, offerPopup } from "#content/campaign.ts";
import { notices } from "#content/notices.ts";
import { blankOfferClaim, makeOfferClaim } from "#domain/discount-offer.ts";
import { noteOffer } from "./offer-memory.ts";

const OfferClaim = makeOfferClaim(offerMessages);

/** Asks for the code. Whatever goes wrong, the catalogue has one notice for it. */
export const claimOffer = (campaignId: string) =>
  byRules(OfferClaim, blankOfferClaim, async (values, entries) => {
    const attribution = { ...readAttribution(), privacy_version: offerPopup.privacy.version };
    try {
      const website = entries.get("website");
      const { success } = await postForm("claim-offer", { ...values, campaign: campaignId, website, ...attribution });
      if (success !== true) throw new Error("The offer was not granted.");
    } catch {
      void notify.error(notices.offer.failed.title, notices.offer.failed.text);
      return undefined;
    }
    // Here and not in the popup, which may have been closed in the meantime.
    noteOffer({ claimed: campaignId });
    void notify.success(notices.offer.sent.title, notices.offer.sent.text);
    return { sent: true as const };
  });
