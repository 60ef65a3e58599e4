import { createHash } from "node:crypto";
import { type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { isEmailAddress } from "#domain/email-address.ts";
import { recognizeFile } from "#domain/file-content.ts";
import { splitQuoted } from "#domain/quoted-text.ts";
import { cleanFileName, cleanLine, cleanText } from "./clean-text.ts";
import { idsIn, isAutomatic, isChecked, isUnproven, numberIn, readDeliveryStatus, valuesOf } from "./judge-headers.ts";
import { mostBytes, type ReadFile, type ReadingOrder, type ReadMail } from "./read-mail.ts";

const mostFiles = 20;
const mostOfAFile = 10 * 1024 * 1024;
const mostText = 200_000;
/** Of our mails that it may name, and of addresses that it may report on: each pair is a question to the database. */
const mostNumbers = 20;

/** What runs in the thread of server/replies/mail-reader.ts: whatever a stranger has put into a mail is taken apart here, and nowhere else. */
export default async function read({ source, size, headersOnly = false, authserv }: ReadingOrder): Promise<ReadMail> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const end = endOfHeaders(bytes);
  const mail = await simpleParser(headersOnly ? bytes.subarray(0, Math.min(end, 64 * 1024)) : bytes, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    // Longer ones are given up, and their mail is shown as one that could not be read.
    maxHtmlLengthToParse: 2_000_000,
    keepDeliveryStatus: true,
  } as Parameters<typeof simpleParser>[1]);
  const isReport = /^multipart\/report\b/i.test(valuesOf(mail.headerLines, "content-type").at(0) ?? "");
  const { written, quoted } = splitQuoted(cleanText(mail.text, mostText));
  const [inReplyTo, references] = ["in-reply-to", "references"].map((name) => idsIn(valuesOf(mail.headerLines, name)));
  const named = [...(inReplyTo ?? []).slice(0, 5), ...(references ?? []).slice(-20).toReversed()];
  const messageId = idsIn(valuesOf(mail.headerLines, "message-id")).at(0) ?? null;
  return {
    messageId,
    earlierIds: [...new Set([...(references ?? []), ...(inReplyTo ?? [])])].slice(-20),
    answers: [
      ...new Set([...(isReport ? returnedMails(bytes) : []), ...named.map(numberIn)].filter((id) => id !== undefined)),
    ].slice(0, mostNumbers),
    sender: senderOf(mail),
    senderName: cleanLine(mail.from?.value.at(0)?.name, 200),
    subject: cleanLine(mail.subject, 500),
    body: written,
    quoted,
    bodySha256: createHash("sha256")
      .update(messageId ? bytes.subarray(end) : bytes)
      .digest(),
    isAutomatic: isReport || isAutomatic(mail.headerLines),
    isUnproven: isUnproven(mail.headerLines),
    isChecked: isChecked(mail.headerLines, authserv),
    isUnreadable: headersOnly,
    bounces: isReport
      ? mail.attachments
          .filter(isStatus)
          .slice(0, mostNumbers)
          .flatMap((part) => readDeliveryStatus(part.content.toString()))
          .slice(0, mostNumbers)
      : [],
    files: await readFiles(isReport ? [] : mail.attachments, size - bytes.length),
  };
}

/** One address that is one; of two senders neither counts. */
function senderOf({ from }: ParsedMail): string | null {
  const [only, second] = from?.value ?? [];
  const address = only?.address?.toLowerCase() ?? "";
  return !second && isEmailAddress(address) ? address : null;
}

function endOfHeaders(bytes: Buffer): number {
  const places = ["\r\n\r\n", "\n\n"].map((mark) => bytes.indexOf(mark)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : bytes.length;
}

const isStatus = ({ contentType }: Attachment) => contentType === "message/delivery-status";

/** A report brings the mail along that it is about, or its headers. */
function returnedMails(bytes: Buffer): (string | undefined)[] {
  const text = bytes.subarray(0, 1024 * 1024).toString("latin1");
  return [...text.matchAll(/^message-id:\s*<([^<>\s]{1,200})>/gim)].map(([, id = ""]) => numberIn(id)).slice(0, 10);
}

/** Each by its bytes and never by its name; whatever is not kept is named with the reason. `missing` is what lies beyond the limit of a mail. */
async function readFiles(parts: readonly Attachment[], missing: number): Promise<ReadFile[]> {
  const files = await Promise.all(
    parts.slice(0, mostFiles).map(async ({ filename, content, size }, place): Promise<ReadFile> => {
      const refuse = (refused: "cut off" | "too large") => ({ name: cleanFileName(filename, place), size, refused });
      if (missing > 0 && place === parts.length - 1) return refuse("cut off");
      if (content.length > mostOfAFile) return refuse("too large");
      const found = await recognizeFile(async (start, end) => content.subarray(start, end), content.length);
      if ("unwanted" in found) return { name: cleanFileName(filename, place), size, refused: found.unwanted };
      return { name: cleanFileName(filename, place, found.type), size: content.length, type: found.type, content };
    }),
  );
  const rest: ReadFile[] = [];
  if (parts.length > mostFiles) {
    const left = parts.slice(mostFiles);
    rest.push({
      name: `${left.length} more`,
      size: left.reduce((total, { size }) => total + size, 0),
      refused: "too many",
    });
  }
  if (missing > 0)
    rest.push({ name: `everything past ${mostBytes / 1024 / 1024} MB`, size: missing, refused: "too large" });
  return [...files, ...rest];
}
