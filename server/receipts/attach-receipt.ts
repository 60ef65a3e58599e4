import type { Mail, OwedMail } from "../mail/mail.ts";
import { Receipt, receiptFileName } from "./receipt.ts";
import { writeReceipt } from "./write-receipt.ts";

/** The mail about an answer to a proof brings its receipt along, to both sides the same; every other mail goes as it is. */
export async function attachReceipt({ template, data }: OwedMail, mail: Mail): Promise<Mail> {
  const receipt = template === "book-decision" ? Receipt.safeParse(data).data : undefined;
  if (!receipt) return mail;
  return { ...mail, attachment: { name: receiptFileName(receipt), content: await writeReceipt(receipt) } };
}
