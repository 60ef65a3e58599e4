import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { askForPassword } from "#app/backend/session.ts";
import type { VaultState } from "#domain/book-page.ts";
import { BookRefusal } from "../ask-book.ts";

/** The address of a version's bytes, good for minutes. Asking for it is what the author's log of reads records. */
export async function findFileLink(version: string): Promise<string> {
  const { data } = await (await loadSignedIn()).auth.getSession();
  const answer = await fetch("/files/links", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify({ version }),
  });
  if (answer.status === 401) askForPassword();
  const { href, message } = (await answer.json()) as { href?: string; message?: string };
  if (!href) throw message ? new BookRefusal(message) : new Error("no link");
  return href;
}

/** How the vault of a book stands. */
export async function findVault(book: number): Promise<VaultState> {
  const { data } = await (await loadSignedIn()).auth.getSession();
  const answer = await fetch(`/files/books/${book}`, {
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
  if (answer.status === 401) askForPassword();
  if (!answer.ok) throw new Error("no vault");
  return (await answer.json()) as VaultState;
}

/** Saves it, as a press on a link would: the server sends it as an attachment, and the page stays. */
export async function openFile(version: string): Promise<void> {
  const link = document.createElement("a");
  link.href = await findFileLink(version);
  link.download = "";
  link.click();
}
