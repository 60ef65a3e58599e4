import { site } from "./site.ts";

/** The receipt of an answer to a proof: one page, the same for both sides. `{braces}` are filled. */
export const receiptWords = {
  fileName: { approved: "approval-{document}-{number}.pdf", changes: "changes-{document}-{number}.pdf" },
  label: { approved: "Receipt of an approval", changes: "Receipt of an answer to a proof" },
  title: "{document}, version {number}",
  of: "of “{title}”",
  subject: "What was signed, by whom, when, and the exact file it names.",
  decision: "Answer",
  decisions: { approved: "Approved", changes: "Changes asked for" },
  file: "File",
  hash: "Fingerprint (SHA-256)",
  name: "Signed",
  at: "On",
  note: "What was said with it",
  wording: "The words it was signed under",
  closing: `This receipt is made from the record of ${site.name}, which nobody can change. Whoever has the file can work out its fingerprint and compare: one changed comma makes another.`,
} as const;
