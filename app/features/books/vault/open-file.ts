import { askFiles } from "#app/backend/ask-files.ts";
import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { saveLink } from "#app/ui/download-file.ts";
import type { VaultState } from "#domain/book-page.ts";
import { BookRefusal } from "../ask-book.ts";

/** The address of a version's bytes, good for minutes. Asking for it is what the author's log of reads records. */
export async function findFileLink(version: string): Promise<string> {
  const answer = await askFiles(loadSignedIn(), "/files/links", { version });
  const { href, message } = (await answer.json()) as { href?: string; message?: string };
  if (!href) throw message ? new BookRefusal(message) : new Error("no link");
  return href;
}

/** How the vault of a book stands. */
export async function findVault(book: number): Promise<VaultState> {
  const answer = await askFiles(loadSignedIn(), `/files/books/${book}`);
  if (!answer.ok) throw new Error("no vault");
  return (await answer.json()) as VaultState;
}

export const openFile = async (version: string) => saveLink(await findFileLink(version));
