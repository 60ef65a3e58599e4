import * as z from "zod/mini";

/** Where a visitor came from. It never stands in the way: what does not fit is cut or left out, not refused. */
export const Attribution = z.object({
  page: z.optional(z.catch(z.nullable(z.string()), null)),
  referrer_host: z.optional(z.catch(z.nullable(z.string()), null)),
  utm: z.optional(z.catch(z.record(z.string(), z.string()), {})),
  privacy_version: z.optional(z.catch(z.nullable(z.string()), null)),
});
export type Attribution = z.infer<typeof Attribution>;

export type AttributionRow = {
  page: string | null;
  referrer_host: string | null;
  utm: Record<string, string>;
  privacy_version: string | null;
};

/** The columns that every lead table has. */
export function toAttributionRow({ page, referrer_host, utm, privacy_version }: Attribution): AttributionRow {
  return {
    page: cut(page, 500),
    referrer_host: cut(referrer_host, 255),
    utm: knownCampaignTags(utm ?? {}),
    privacy_version: cut(privacy_version, 40),
  };
}

const cut = (text: string | null | undefined, length: number) =>
  Array.from(text ?? "")
    .slice(0, length)
    .join("") || null;

export const campaignTags = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

function knownCampaignTags(utm: Record<string, string>): Record<string, string> {
  const known = campaignTags.flatMap((tag) => (utm[tag] ? [[tag, cut(utm[tag], 150) ?? ""]] : []));
  return Object.fromEntries(known);
}
