/** What the sign-in service writes into an address when somebody has followed a link of its mail. */
export type MailLinkAnswer =
  | { outcome: "session"; accessToken: string; refreshToken: string; type: string }
  | { outcome: "code"; code: string }
  | { outcome: "message" }
  | { outcome: "error"; code: string; description: string };

/** Undefined for every other address. A code is one only where our mails lead: elsewhere the word may mean anything. */
export function readMailLinkAnswer(address: URL): MailLinkAnswer | undefined {
  const hash = new URLSearchParams(address.hash.slice(1));
  const isLanding = address.pathname === "/" || address.pathname.startsWith("/auth");
  const query = isLanding ? address.searchParams : new URLSearchParams();
  const given = (name: string) => hash.get(name) ?? query.get(name) ?? "";

  const accessToken = hash.get("access_token");
  const refreshToken = hash.get("refresh_token");
  if (accessToken && refreshToken) return { outcome: "session", accessToken, refreshToken, type: given("type") };
  if (given("error_code") || given("error_description")) {
    return { outcome: "error", code: given("error_code"), description: given("error_description") };
  }
  if (query.get("code")) return { outcome: "code", code: query.get("code") ?? "" };
  if (hash.get("message")) return { outcome: "message" };
  return undefined;
}

const ours = ["code", "message", "error", "error_code", "error_description", "sb_pkce_flow_id"];

/** The same address without the answer: nothing of it may stay in the bar, the history or a referrer. */
export function withoutMailLinkAnswer(address: URL): string {
  const clean = new URL(address);
  clean.hash = "";
  for (const name of ours) clean.searchParams.delete(name);
  return clean.pathname + clean.search;
}
