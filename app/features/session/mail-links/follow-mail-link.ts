import type { NavigateFunction } from "react-router";
import { arrival } from "#app/backend/supabase-client.ts";
import { goOnFromLink } from "./go-on-from-link.ts";

let isFollowed = false;

/** Once per page load: where a mail link leads, or what is wrong with it. */
export async function followMailLink(navigate: NavigateFunction) {
  if (isFollowed) return;
  isFollowed = true;
  const landing = window.location.pathname;
  await goOnFromLink(await arrival, landing, navigate);
}
