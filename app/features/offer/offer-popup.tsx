import { useEffect, useEffectEvent, useRef, useState } from "react";
import { OfferSlip } from "#app/drawings/cards/offer-slip.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { campaigns, offerPopup } from "#content/campaign.ts";
import { notices } from "#content/notices.ts";
import { offer } from "#content/prices.ts";
import { findRunningCampaign, type RunningCampaign } from "#domain/campaign.ts";
import { OfferForm } from "./offer-form.tsx";
import { isClaimed, isDismissed, noteOffer, readMemory } from "./offer-memory.ts";

export type OfferPopupProps = { campaign: RunningCampaign; onClose: () => void };

const closesAfter = 3000;

/** The campaign that runs at this moment, unless this browser has had its code, or another tab just sent it away. */
export function findOffer(now: Date): RunningCampaign | undefined {
  const campaign = findRunningCampaign(campaigns, now);
  const memory = readMemory();
  return campaign && !isClaimed(memory, campaign.id) && !isDismissed(memory, now.getTime()) ? campaign : undefined;
}

/** Closing takes it off the page, and with it what was typed and that it was sent. */
export function OfferPopup({ campaign, onClose }: OfferPopupProps) {
  const [isSent, setIsSent] = useState(false);
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    if (!isSent) noteOffer({ dismissedAt: Date.now() });
    onClose();
  };
  return (
    <Dialog
      open
      focusesItself
      width="wide"
      titleLook={isSent ? "title" : "label"}
      title={isSent ? notices.offer.sentView.title : offerPopup.title}
      onOpenChange={handleOpenChange}
    >
      {isSent ? (
        <OfferSent onSeen={onClose} />
      ) : (
        <div className="grid gap-x-10 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <OfferSlip percent={offer.percent} className="w-full self-start -rotate-2 max-sm:hidden" />
          <div>
            <OfferWords campaign={campaign} />
            <OfferForm campaign={campaign} onSent={() => setIsSent(true)} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function OfferWords({ campaign }: Pick<OfferPopupProps, "campaign">) {
  return (
    <>
      <p className="font-serif text-title-l leading-[1.12] text-balance">{offerPopup.headline}</p>
      <p className="label mt-4 text-gold-ink">{campaign.banner}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 border-y border-rule py-3">
        {offerPopup.blocks.map((block) => (
          <div key={block.title}>
            <dt className="font-semibold">{block.title}</dt>
            <dd className="mt-0.5 text-sm text-ink-soft">{block.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OfferSent({ onSeen }: { onSeen: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onSeen);
  useEffect(() => {
    text.current?.focus();
    const timer = setTimeout(() => close(), closesAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    // On a phone the notice rises over the sheet's foot.
    <p ref={text} tabIndex={-1} className="text-lead outline-none max-sm:pb-44">
      {notices.offer.sentView.text}
    </p>
  );
}
