import type { NavigateFunction } from "react-router";
import type { Arrival } from "#app/backend/supabase-client.ts";
import { notify } from "#app/ui/notify.ts";
import { mailLinkNotices } from "#content/auth.ts";

/** The way on from the page that a mail link landed at, once it is known what came of the link. */
export async function goOnFromLink(outcome: Arrival | undefined, landing: string, navigate: NavigateFunction) {
  switch (outcome) {
    case undefined:
      return;
    case "signed-in":
      return navigate("/dashboard", { replace: true });
    case "recovery":
      return navigate("/auth/new-password", { replace: true });
    case "offered":
      return navigate("/auth", { replace: true });
    case "half-done":
      return notify.message(mailLinkNotices.halfDone.title, mailLinkNotices.halfDone.text);
    case "unreachable":
      return notify.error(mailLinkNotices.unreachable.title, mailLinkNotices.unreachable.text);
    case "dead": {
      const kind = landing.startsWith("/auth/new-password") ? "recovery" : "confirmation";
      return navigate("/auth/confirm", { replace: true, state: { deadLink: kind } });
    }
  }
}
