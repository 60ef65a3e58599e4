import type { NavigateFunction } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { mailLinkNotices } from "#content/auth.ts";
import { arrival } from "./supabase-client.ts";

let isFollowed = false;

/** Once per page load: where a mail link leads, or what is wrong with it. */
export async function followMailLink(navigate: NavigateFunction) {
  if (isFollowed) return;
  isFollowed = true;
  const landing = window.location.pathname;
  const outcome = await arrival;
  switch (outcome) {
    case undefined:
      return;
    case "signed-in":
      return navigate("/dashboard", { replace: true });
    case "recovery":
      return navigate("/auth/new-password", { replace: true });
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
