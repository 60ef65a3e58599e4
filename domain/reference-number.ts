/** What a visitor can quote on the phone: derived from the row's id, so that page, mail and desk agree without asking. */
export function referenceNumber(id: string): string {
  const digits = id.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `HT-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
