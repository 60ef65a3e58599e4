import { expect, test } from "vitest";
import { uploadWords } from "#content/production.ts";
import { ask, authorInProduction, beginUpload, patch, pdf, readVault, sendFile, tus } from "../testing/books.ts";
import { eicar, scannerPeer } from "../testing/scanner-peer.ts";
import { signedInStaff } from "../testing/staff.ts";
import { startServerForTest } from "../testing/start-test-server.ts";

test("without a scanner the book says that files are not scanned", async () => {
  const server = await startServerForTest();
  const ada = await authorInProduction(server, await signedInStaff(server));
  const content = pdf("Not scanned");
  await sendFile(server, ada.session.access_token, content, { book: ada.book, name: "a.pdf" });
  expect(await readVault(server, ada.session.access_token, ada.book)).toEqual({
    status: 200,
    bytes: content.length,
    quota: 5 * 1024 ** 3,
    waiting: [],
    isScanning: false,
    closed: null,
  });
  expect((await ask(ada, "my_book", { book: ada.book })).files).toMatchObject([{ newest: { is_scanned: false } }]);
});

test("a file waits for a scanner that is away and says so; seen clean it is offered, infected never", async () => {
  const scanner = await scannerPeer();
  const server = await startServerForTest({ settings: { CLAMD_URL: scanner.url }, scanEvery: 20 });
  const ada = await authorInProduction(server, await signedInStaff(server));
  const token = ada.session.access_token;
  const vault = () => readVault(server, token, ada.book);
  const send = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const { path } = await beginUpload(server, token, content.length, { book: ada.book, name });
    return { path, answer: await patch(server, token, path, 0, content) };
  };

  const good = await send("good.pdf", pdf("A good book"));
  const bad = await send("bad.pdf", pdf(eicar));
  for (const { answer } of [good, bad]) {
    expect(answer.status).toBe(204);
    expect(answer.headers.get("halftitle-version")).toBeNull();
    expect(answer.headers.get("halftitle-waits")).toBe("scan");
  }
  expect(await vault()).toMatchObject({
    isScanning: true,
    waiting: [
      { name: "good.pdf", refused: null, is_mine: true },
      { name: "bad.pdf", refused: null },
    ],
  });
  expect((await ask(ada, "my_book", { book: ada.book })).files).toEqual([]);

  await scanner.comeBack();
  const infected = uploadWords.infected.replace("{by}", "Eicar-Test");
  await expect.poll(vault).toMatchObject({ waiting: [{ name: "bad.pdf", refused: infected }] });
  const { files } = await ask(ada, "my_book", { book: ada.book });
  expect(files).toMatchObject([{ name: "good.pdf", newest: { is_scanned: true } }]);
  expect((await tus(server, token, "HEAD", bad.path)).status).toBe(422);
  expect((await tus(server, token, "HEAD", good.path)).headers.get("upload-offset")).toBe(
    String(pdf("A good book").length),
  );

  // Whoever is still there hears it at once, and nothing stays.
  const { answer } = await send("again.pdf", pdf(`${eicar} again`));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(infected);
  expect((await vault()).waiting).toHaveLength(1);
});
