import { type ComponentType, useState } from "react";
import { isDismissed, readMemory } from "./offer-memory.ts";
import type { OfferPopupProps } from "./offer-popup.tsx";
import { untilFree, useOfferTrigger } from "./use-offer-trigger.ts";

type Shown = OfferPopupProps["campaign"] & { Popup: ComponentType<OfferPopupProps> };

/** The offer's place in the layout: it waits, and fetches the popup when its moment has come. */
export function Offer() {
  const [shown, setShown] = useState<Shown | "not yet" | "not again">("not yet");

  useOfferTrigger(shown === "not yet", async () => {
    if (isDismissed(readMemory(), Date.now())) return setShown("not again");
    try {
      const { OfferPopup, findOffer } = await import("./offer-popup.tsx");
      await untilFree();
      const campaign = findOffer(new Date());
      setShown(campaign ? { ...campaign, Popup: OfferPopup } : "not again");
    } catch {
      // The chunk did not come. An offer is nothing to bother anybody about; the next page asks again.
      setShown("not again");
    }
  });

  if (typeof shown === "string") return null;
  const { Popup, ...campaign } = shown;
  return <Popup campaign={campaign} onClose={() => setShown("not again")} />;
}
