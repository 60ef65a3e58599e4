import { type ReactNode, useState } from "react";
import { useSession } from "#app/backend/session.ts";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { OfferedSessionCard } from "./mail-links/offered-session-card.tsx";
import { SecondStepCard } from "./second-step-card.tsx";

/** Around a page at the door: what a mail link offers and a missing second step come before anything else. */
export function Door({ children }: { children: ReactNode }) {
  const session = useSession();
  // The question stays until its own buttons lead on, also while the answer signs somebody in.
  const [offer, setOffer] = useState(session.offer);
  if (session.offer && session.offer !== offer) setOffer(session.offer);

  if (offer) return <OfferedSessionCard offer={offer} />;
  if (session.status === "unknown") return <PortalLoading />;
  if (session.status === "halfway") return <SecondStepCard />;
  return children;
}
