import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { ask, authorInProduction, pdf, sendFile, sendProof } from "../testing/books.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const openReceipt = (approval: string, token?: string) =>
  fetch(new URL(`/files/receipts/${approval}`, server.url), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test("an answer has a receipt as a tagged PDF: in both mails, and for good where the book is", async () => {
  const ada = await authorInProduction(server, june);
  const file = await sendFile(server, ada.session.access_token, pdf(randomUUID()), { book: ada.book, name: "a.pdf" });
  const proof = await sendProof(june, ada.title, file, "a.pdf");
  const { approval } = await ask(ada, "answer_proof", {
    proof: proof.id,
    decision: "approved",
    seen_sha256: file.sha256,
    name: "Ada Małek 王",
    note: "",
  });
  const answer = await openReceipt(approval.id, ada.session.access_token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''approval-a-pdf-1\.pdf$/);
  const receipt = Buffer.from(await answer.arrayBuffer());
  const text = receipt.toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(text).toContain("/StructTreeRoot");
  expect(text).toContain("/Lang (en-US)");
  // The house reads the same bytes, today and later; nobody else reads any.
  const again = await openReceipt(approval.id, june.token);
  expect(Buffer.from(await again.arrayBuffer()).equals(receipt)).toBe(true);
  const stranger = await signedInAuthor(server);
  expect((await openReceipt(approval.id, stranger.session.access_token)).status).toBe(404);
  expect((await openReceipt(approval.id)).status).toBe(401);
  expect((await openReceipt(randomUUID(), ada.session.access_token)).status).toBe(404);
  expect((await openReceipt("1", ada.session.access_token)).status).toBe(404);

  const attached = async () => {
    const { rows } = await server.database.query<{ recipient: string; attachment: Buffer; attachment_name: string }>(
      "select recipient, attachment, attachment_name from private.kept_mails where subject like $1 and attachment is not null",
      [`%${ada.title}%is approved`],
    );
    return rows;
  };
  await vi.waitUntil(async () => (await attached()).length === 2, 20_000);
  const mails = await attached();
  expect(mails.map(({ recipient }) => recipient)).toContain(ada.email);
  for (const { attachment, attachment_name } of mails) {
    expect(attachment.equals(receipt)).toBe(true);
    expect(attachment_name).toBe("approval-a-pdf-1.pdf");
  }
});
