import { askFiles } from "#app/backend/ask-files.ts";
import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { downloadFile } from "#app/ui/download-file.ts";
import { BookRefusal } from "../ask-book.ts";

/** The receipt of an answer to a proof, made by the server whenever somebody asks for it. */
export async function openReceipt(approval: string): Promise<void> {
  const answer = await askFiles(loadSignedIn(), `/files/receipts/${approval}`);
  if (!answer.ok) throw new BookRefusal(((await answer.json()) as { message: string }).message);
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  downloadFile(decodeURIComponent(name ?? "receipt.pdf"), "application/pdf", await answer.arrayBuffer());
}
