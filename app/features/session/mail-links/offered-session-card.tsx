import { useState } from "react";
import { useNavigate } from "react-router";
import { lookForSession } from "#app/backend/session.ts";
import type { Offer } from "#app/backend/supabase-client.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { offeredSession } from "#content/auth.ts";
import { AuthCard } from "../auth-card.tsx";
import { goOnFromLink } from "./go-on-from-link.ts";

/** Whose session a link brought, and the choice: nothing is signed in or out before somebody has said so. */
export function OfferedSessionCard({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const [isTaking, setIsTaking] = useState(false);
  const { email, current } = offer;
  const words = current ? offeredSession.switching : offeredSession;
  const fill = (text: string) => text.replace("{email}", email).replace("{current}", current ?? "");

  const take = async () => {
    setIsTaking(true);
    const outcome = await offer.take();
    // The page that it goes on to must not offer it again.
    await lookForSession();
    if (outcome !== "unreachable") return goOnFromLink(outcome, window.location.pathname, navigate);
    setIsTaking(false);
    void notify.error(offeredSession.unreachable.title, offeredSession.unreachable.text);
  };
  const decline = async () => {
    // It is out of this page at once; that its session ends at the service, too, nobody has to wait for.
    void offer.decline();
    void lookForSession();
    await navigate(current ? "/dashboard" : "/", { replace: true });
  };
  const yes = (
    <Button
      key="yes"
      variant={current ? "secondary" : "primary"}
      isBusy={isTaking}
      busyLabel={words.busy}
      onClick={take}
    >
      {words.submit}
    </Button>
  );
  const no = (
    <Button key="no" variant={current ? "primary" : "secondary"} disabled={isTaking} onClick={decline}>
      {words.decline}
    </Button>
  );
  return (
    <AuthCard title={fill(words.title)} text={fill(words.text)}>
      {/* Whoever is signed in and presses the first button that they find stays who they are. */}
      <div className="flex flex-wrap gap-3">{current ? [no, yes] : [yes, no]}</div>
    </AuthCard>
  );
}
