import { randomBytes } from "node:crypto";
import type pg from "pg";
import { campaigns, offerMessages, offerPopup } from "#content/campaign.ts";
import { notices } from "#content/notices.ts";
import { findRunningCampaign } from "#domain/campaign.ts";
import { blankOfferClaim, makeDiscountCode, makeOfferClaim, type OfferClaim } from "#domain/discount-offer.ts";
import { judge } from "#domain/judge.ts";
import { type DoorParts, formDoor } from "../forms/form-door.ts";
import type { PlainForm } from "../forms/form-page.ts";

const OfferClaimSchema = makeOfferClaim(offerMessages);

const form: PlainForm = {
  action: "/functions/v1/claim-offer",
  fields: [
    {
      name: "firstName",
      kind: "text",
      label: offerPopup.fields.firstName.label,
      isRequired: true,
      autocomplete: "given-name",
    },
    { name: "email", kind: "email", label: offerPopup.fields.email.label, isRequired: true, autocomplete: "email" },
  ],
  submit: offerPopup.submit,
};

type Parts = { door: DoorParts; pool: pg.Pool; clock: () => Date };

/** One code per address and campaign, to its mailbox alone. Whichever offer the page showed, the one that runs counts. */
export function claimOffer({ door, pool, clock }: Parts) {
  return formDoor<OfferClaim>(door, {
    form: () => form,
    parse: (given) => judge(OfferClaimSchema, { ...blankOfferClaim, ...given }),
    emailOf: ({ email }) => email,
    async store({ firstName, email }, { id, attribution }) {
      const now = clock();
      const running = findRunningCampaign(campaigns, now);
      if (!running) return { gone: offerPopup.ended };
      const claim = () =>
        pool.query("select private.claim_offer($1, $2, $3, $4, $5, $6, $7, $8, $9)", [
          running.id,
          running.percent,
          running.endsAt,
          running.lastDay,
          firstName,
          email,
          attribution,
          makeDiscountCode(running.percent, randomBytes),
          now,
        ]);
      // Two codes that happen to be the same: the second is made again.
      await claim().catch((error: { code?: string }) => {
        if (error.code !== "23505") throw error;
        return claim();
      });
      return { id };
    },
    answer: () => ({ title: notices.offer.sentView.title, texts: [notices.offer.sentView.text] }),
  });
}
