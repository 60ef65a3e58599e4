import { z } from "zod";
import { receiptWords } from "#content/receipt.ts";
import { site } from "#content/site.ts";
import { decisions } from "#domain/production.ts";
import { writeClock } from "#domain/say-time.ts";

/** An answer to a proof, as private.receipt_json tells it. */
export const Receipt = z.object({
  approval: z.string(),
  title: z.string(),
  decision: z.enum(decisions),
  document: z.string(),
  number: z.number(),
  /** Gone once the file is. */
  file: z.nullable(z.string()),
  sha256: z.string(),
  name: z.string(),
  note: z.string(),
  wording: z.string(),
  at: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

function clockOf(timeZone: string) {
  const clock = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone });
  return (at: string) => writeClock(clock.format(new Date(at)));
}
const [here, everywhere] = [clockOf(site.timeZone), clockOf("UTC")];

/** The house's clock, and the one that is the same for everybody. */
export const sayBothZones = (at: string) => `${here(at)} (${everywhere(at)})`;

/** What a mail program and a folder show. */
export function receiptFileName({ decision, document, number }: Pick<Receipt, "decision" | "document" | "number">) {
  const plain = document.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["proof"];
  return receiptWords.fileName[decision]
    .replace("{document}", plain.join("-").slice(0, 60))
    .replace("{number}", String(number));
}
