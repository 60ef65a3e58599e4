import type { Unwanted } from "#domain/file-content.ts";
import type { FileKind, StageKind } from "#domain/production.ts";
import { claims } from "./claims.ts";

/** What the production room says to both sides. */

/** A stage by its name, and what happens in it, for somebody who has never made a book. */
export const stageWords: Readonly<Record<StageKind, { name: string; meaning: string }>> = {
  agreement: {
    name: "Agreement",
    meaning: "You read the agreement, ask about it, and sign it. Nothing is owed before that.",
  },
  developmental: {
    name: "Developmental edit",
    meaning: "An editor reads for structure, argument and character, and writes you a letter about the whole book.",
  },
  line: { name: "Line edit", meaning: "An editor works on the prose, sentence by sentence, in tracked changes." },
  copyedit: {
    name: "Copyedit",
    meaning: "Grammar, spelling, consistency and facts, in tracked changes that you accept or refuse.",
  },
  cover: { name: "Cover", meaning: "Several directions, one of which you choose, and drafts of it until you approve." },
  interior: { name: "Interior", meaning: "The pages are laid out. From here on, changes to the text cost time." },
  proofs: { name: "Proofs", meaning: "A proofreader and you read the laid-out pages. You approve the exact file." },
  printer: { name: "Printer’s proof", meaning: "The printer makes one copy. We look at it, and so do you." },
  distribution: { name: "Distribution", meaning: "Files and book data go to the stores and the wholesalers." },
  launch: { name: "Launch", meaning: "The book is out." },
  aftercare: { name: "Aftercare", meaning: "We answer questions, correct book data and help with what comes up." },
};

export const fileWords: Readonly<Record<FileKind, string>> = {
  manuscript: "Manuscript",
  edited: "Edited manuscript",
  cover: "Cover",
  interior: "Interior",
  proof: "Proof",
  picture: "Pictures",
  agreement: "Agreement",
  other: "Other",
};

const allowed = "DOCX, ODT, RTF, TXT, PDF, EPUB, JPG, PNG, TIFF, PSD, IDML, or a ZIP of those";

/** Why a file is not taken, and what would be. */
export const unwantedWords: Readonly<Record<Unwanted, string>> = {
  empty: "This file is empty. Choose it again, or save it once more first.",
  unknown: `This is not a file we can work with. We take ${allowed}.`,
  macros: "This document contains macros, which are programs. Save it as a DOCX without macros and send that.",
  locked: "This archive asks for a password. Send it without one; nobody but you and the house can reach it here.",
  "strange archive": `This archive holds something we cannot work with, or is damaged. We take ${allowed}.`,
};

export const uploadWords = {
  tooLarge: "This file is larger than {most}. Send it in parts, or as a smaller PDF.",
  bookFull: "This book’s files have reached {most}. Ask us, and we will make room.",
  notHere: "There is no such upload, or it is not yours.",
  noRoom: "There is no room for this file just now. Nothing is lost; please try again later.",
  wrongSize: "Say how large the file is before sending it.",
  severalServers:
    "Files cannot be sent just now: two servers are running that do not share a place for them. Files that are here can be opened.",
  infected:
    "The malware scan found something in this file ({by}). It was not kept. Please look at your computer, and ask us.",
  waitsForScan: "This file is all here and waits for the malware scan. It can be opened when the scan is done.",
  notScanned: "Files are not scanned for malware here. Open them with a program that you keep up to date.",
} as const;

/** What is approved, exactly. */
export type Approvable = { title: string; file: string; number: number; sha256: string };

/**
 * The words above the name that an author types. They are stored with the proof when it is sent, so that what was approved
 * and what that meant can be read for as long as the approval is kept.
 */
export function sayApproval({ title, file, number, sha256 }: Approvable): string[] {
  return [
    `You are approving “${file}”, version ${number}, of “${title}”: exactly this file and no other. Its fingerprint (SHA-256) is ${sha256}.`,
    "Your approval means that you have read it, that we may go on with it, and that the next stage starts from it.",
    `Until you approve, design revisions are ${claims.designRevisions.figure.toLowerCase()}. A change after your approval is new work: we tell you what it costs and how long it takes before we begin it.`,
    "A newer version does not undo this approval. It will ask for one of its own.",
  ];
}
