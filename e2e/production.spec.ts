import { readFileSync, writeFileSync } from "node:fs";
import { expect, expectAccessibleFromTop, tabTo, test } from "./books.ts";
import { expectToFit } from "./fit.ts";
import { loseAnswer, mailsTo, notice } from "./leads.ts";
import { complaintsOffline, pressEverythingOffline } from "./press-everything.ts";
import { imogen } from "./staff.ts";

const proof = readFileSync("build/client/resources/author-success-guide.pdf");

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a whole book: taken into production, handed in, slipped with its reason, proofed and approved", {
  tag: "@all",
}, async ({ page, request, login, newAuthor, sql, expectComplaint }) => {
  // An answer that is lost on purpose, and a sign-in that is too old.
  expectComplaint(/ERR_FAILED|status of 403/);
  const author = await newAuthor();
  const [row] = await sql(
    `insert into public.projects (owner, title, genre, target_words)
       select id, 'The Tide Tables', 'Memoir', 60000 from auth.users where email = $1 returning id`,
    [author.email],
  );
  const mailed = (subject: RegExp) =>
    expect.poll(async () => (await mailsTo(request, author.email)).filter((mail) => subject.test(mail.subject)).length);

  // The house opens production, and asks for the manuscript.
  await login(imogen);
  await page.goto(`/staff/projects/${row?.id}`);
  await page.getByLabel("Package").selectOption("pro");
  await page.getByRole("button", { name: "Take into production" }).click();
  await expect(page).toHaveURL(/\/staff\/books\/\d+$/);
  const book = page.url().split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Tide Tables");
  const stages = page.getByRole("region", { name: "Stages" }).getByRole("listitem");
  await stages.first().getByRole("button", { name: "Begin" }).click();
  await expect(stages.first().getByRole("button", { name: "Done" })).toBeVisible();
  await page.getByLabel("What", { exact: true }).fill("Send the manuscript");
  await page.getByLabel("Why", { exact: true }).fill("The line editor starts from it.");
  await page.getByLabel("Settled by").selectOption("manuscript");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("The line editor starts from it.")).toBeVisible();
  await expectAccessibleFromTop(page);
  await mailed(/is in production/).toBe(1);
  await mailed(/Send the manuscript/).toBe(1);

  // The author sees at once what is happening and what is owed, on a phone, and hands in.
  await login(author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "In production" }).getByRole("link", { name: "The Tide Tables" }).click();
  await expect(page).toHaveURL(`/dashboard/books/${book}`);
  const owed = page.getByRole("link", { name: "Send the manuscript" });
  await expect(owed).toBeInViewport();
  await expect(page.getByText("waiting for: Send the manuscript")).toBeInViewport();
  await expectAccessibleFromTop(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const files = page.getByRole("region", { name: "Files", exact: true });
  await expect(files).toContainText("Files are not scanned for malware here.");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "notes.txt.exe",
    mimeType: "text/plain",
    buffer: Buffer.from("MZ\x90\0\x03"),
  });
  await files.getByRole("button", { name: "Send", exact: true }).click();
  await expect(files.getByRole("alert")).toContainText("This is not a file we can work with");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "tide-tables.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Chapter One\n\nThe tide came in.\n"),
  });
  await page.getByLabel("What changed").fill("The first whole draft");
  await files.getByRole("button", { name: "Send", exact: true }).click();
  await expect(files.getByText("tide-tables.txt has arrived.")).toBeVisible();
  await expect(files.getByText(/^Version 1, 31 bytes/)).toBeVisible();
  // Its words are counted on the way, and go into the author's own log if the author says so.
  await expect(files.getByText("It has 6 words.")).toBeVisible();
  await files.getByRole("button", { name: "Put that into my word log" }).click();
  await expect(files.getByText("It has 6 words.")).toHaveCount(0);
  expect(await sql("select words from public.word_log where project_id = $1", [row?.id])).toEqual([{ words: 6 }]);
  const handIn = files.getByRole("button", { name: "Hand in" });
  await expect(handIn).toBeDisabled();
  for (const line of ["These are the versions", "Nothing that belongs", "Quotations and pictures"]) {
    await files.getByLabel(line).check();
  }
  await handIn.click();
  await expect(notice(page, "Handed in")).toBeVisible();
  await expect(files.getByText(/^You handed in on/)).toBeVisible();
  await page.getByRole("button", { name: "Done: Send the manuscript" }).click();
  await expect(page.getByText("There is nothing for you to do at the moment.")).toBeVisible();
  // A message whose answer is lost on its way is stored once, and points at a file of the vault.
  const thread = page.getByRole("region", { name: "Messages" });
  await thread.getByLabel("Write to the house").fill("When does the line edit begin?");
  await thread.getByText("Link to files").click();
  await thread.getByLabel("tide-tables, version 1").check();
  await loseAnswer(page, "**/rpc/send_book_message");
  await thread.getByRole("button", { name: "Send", exact: true }).click();
  await expect(notice(page, "The message was not sent")).toBeVisible();
  await thread.getByRole("button", { name: "Send", exact: true }).click();
  await expect(thread.getByLabel("Write to the house")).toHaveValue("");
  await expect(thread.getByText("When does the line edit begin?")).toHaveCount(1);
  await expect(thread.getByRole("button", { name: "tide-tables.txt, version 1" })).toBeVisible();

  // A slip has a reason, and shows what else moves before anything is stored.
  await login(imogen);
  await page.goto("/staff/books");
  const column = page.getByRole("region", { name: "Agreement" });
  await expect(column.getByRole("listitem").filter({ hasText: "The Tide Tables" })).toContainText("1 unread message");
  await expectAccessibleFromTop(page);
  await page.getByRole("link", { name: "As a list" }).click();
  await expect(page.getByRole("row", { name: /The Tide Tables/ })).toContainText("Agreement");
  await page.getByRole("link", { name: "The Tide Tables" }).first().click();
  await expect(page.getByText("When does the line edit begin?")).toBeVisible();
  await page.getByRole("button", { name: "Download tide-tables.txt" }).click();
  const line = stages.filter({ hasText: "Line edit" });
  await line.getByRole("button", { name: "Move" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Line edit" });
  const end = dialog.getByLabel("To");
  const later = new Date(Date.parse(await end.inputValue()) + 14 * 86_400_000).toISOString().slice(0, 10);
  await end.fill(later);
  await expect(dialog.getByRole("status").getByRole("listitem")).not.toHaveCount(1);
  await dialog.getByLabel(/Why\?/).fill("The editor has the flu.");
  await expectAccessibleFromTop(page);
  await dialog.getByRole("button", { name: "Move and tell the author" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "The record" })).toContainText("The editor has the flu.");
  await mailed(/^A date of “The Tide Tables” has moved/).toBe(1);

  // A proof goes out, is read in the browser, and is approved under its hash.
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "interior.pdf", mimeType: "application/pdf", buffer: proof });
  await page.getByLabel("What it is").selectOption("proof");
  await page
    .getByRole("region", { name: "Files", exact: true })
    .getByRole("button", { name: "Send", exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Download interior.pdf" })).toBeVisible();
  await page.getByLabel("Write to the author").fill("The pages are on their way to you.");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "The pages are on their way to you." })).toBeVisible();
  const form = page.getByLabel("What the author should look at");
  await page.getByRole("combobox", { name: "File" }).selectOption({ label: "interior (1)" });
  await form.fill("Please look at page 2.");
  await page.getByRole("button", { name: "Send for approval" }).click();
  await expect(notice(page, "Sent for approval")).toBeVisible();

  await login(author);
  const viewer: string[] = [];
  page.on("request", (asked) => {
    if (/pdf[.-]/.test(asked.url())) viewer.push(asked.url());
  });
  await page.goto(`/dashboard/books/${book}`);
  // Where the dates stand, and in the record.
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("The editor has the flu.");
  await expect(page.getByRole("region", { name: "The record" })).toContainText("The editor has the flu.");
  await expect(page.getByRole("link", { name: "1 unread message" })).toBeVisible();
  await page.getByRole("link", { name: "1 unread message" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "The pages are on their way" })).toContainText("New");
  await expect(page.getByRole("link", { name: "1 unread message" })).toHaveCount(0);
  await page.getByText("Who opened which file").click();
  await expect(page.getByText(/of Halftitle opened tide-tables\.txt, version 1$/)).toBeVisible();
  // The viewer comes with the first proof, and nowhere else.
  expect(viewer).toEqual([]);
  await page.getByRole("link", { name: "Open the proof" }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole("img", { name: /^Page 2 of/ }).click({ position: { x: 120, y: 160 } });
  await page.getByLabel("Your comment on page 2").fill("This line is lovely.");
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect(page.getByText("This line is lovely.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Page 2, mark 1" })).toBeVisible();
  expect(viewer.length).toBeGreaterThan(0);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessibleFromTop(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel(/Your full name/).fill("Ada Lark");
  // A sign-in of this morning is no proof of who sits here now.
  await page.route(
    "**/rpc/answer_proof",
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: "42501", message: "Please sign in once more before you sign this." },
      }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Approve this file" }).click();
  const dialog2 = page.getByRole("dialog", { name: "Sign in once more" });
  await dialog2.getByLabel("Password", { exact: true }).fill(author.password);
  await dialog2.getByRole("button", { name: /^(Continue|Confirm|Sign In)/ }).click();
  await expect(notice(page, "Your answer is on record")).toBeVisible();
  await expect(page.getByText(/approved by Ada Lark/)).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Receipt for interior, version 1" }).click(),
  ]);
  expect(receipt.suggestedFilename()).toBe("approval-interior-1.pdf");
  await mailed(/interior, version 1, is approved/).toBe(1);
});

test(
  "an upload goes on where it was: after a lost connection by itself, after a closed tab with the same file",
  { tag: "@all" },
  async ({ page, context, login, newAuthor, bookFor, expectComplaint }, info) => {
    expectComplaint(/ERR_FAILED|Failed to load resource/);
    const author = await newAuthor();
    const book = await bookFor(author, "The Long Crossing");
    await login(author);
    // Three pieces, so that one is there, one is lost, and one has not been asked for.
    const file = info.outputPath("long-crossing.pdf");
    writeFileSync(
      file,
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(17 * 1024 ** 2, 0x20), Buffer.from("%%EOF")]),
    );
    const piece = 8 * 1024 ** 2;
    const offsets: number[] = [];
    let isCut = true;
    await context.route("**/files/uploads/*", async (route, asked) => {
      const offset = Number(asked.headers()["upload-offset"] ?? -1);
      if (asked.method() === "PATCH") offsets.push(offset);
      if (isCut && asked.method() === "PATCH" && offset >= piece) return route.abort();
      return route.continue();
    });

    await page.goto(`/dashboard/books/${book.id}`);
    await page.getByLabel("Choose a file").setInputFiles(file);
    await page.getByLabel("Name of the document").fill("The whole book");
    const files = page.getByRole("region", { name: "Files", exact: true });
    await files.getByRole("button", { name: "Send", exact: true }).click();
    await expect(files.getByText("The connection is gone.")).toBeVisible();
    await expect(files.getByRole("progressbar")).toBeVisible();

    // The tab is closed, and the next one knows what was on its way.
    const next = await context.newPage();
    await page.close();
    isCut = false;
    offsets.length = 0;
    await next.goto(`/dashboard/books/${book.id}`);
    await expect(next.getByText(/“long-crossing\.pdf” \(17 MB\) was on its way/)).toBeVisible();
    await next.getByLabel("Choose a file").setInputFiles(file);
    await expect(next.getByLabel("Name of the document")).toHaveValue("The whole book");
    const there = next.getByRole("region", { name: "Files", exact: true });
    // Once more the line breaks, for one piece: nobody has to do anything.
    let broken = 0;
    await context.route("**/files/uploads/*", async (route, asked) => {
      if (asked.method() === "PATCH" && broken === 0) {
        broken += 1;
        return route.abort();
      }
      return route.fallback();
    });
    await there.getByRole("button", { name: "Send", exact: true }).click();
    await expect(there.getByText("long-crossing.pdf has arrived.")).toBeVisible();
    expect(broken).toBe(1);
    expect(offsets[0]).toBe(piece);
    await expect(there.getByText(/^Version 1, 17 MB/)).toBeVisible();
    await next.reload();
    await expect(there.getByText(/^Version 1, 17 MB/)).toBeVisible();
    await expect(next.getByText(/was on its way/)).toHaveCount(0);
  },
);

test("a co-author is invited, reads, leaves, acts and is let go; a task is withdrawn; a stranger hears of no book", {
  tag: "@all",
}, async ({ page, request, login, newAuthor, bookFor, colleague, expectComplaint }) => {
  // Whoever is nobody to a book hears that there is none.
  expectComplaint(/status of 404/);
  const [author, partner, stranger] = [await newAuthor(), await newAuthor("partner"), await newAuthor("stranger")];
  const book = await bookFor(author, "Two Hands");
  const stage_id = book.stages[0]?.id ?? null;
  const task = { stage_id, side: "author", title: "Choose a dedication", why: "", minutes: 5, due: null, wants: "tick", file_kind: null } as const; // biome-ignore format: one row
  for (const one of [task, { ...task, title: "Send a portrait" }])
    await colleague.ask("desk_add_task", { book: book.id, task: one, request_id: crypto.randomUUID() });
  const invite = async (role: string) => {
    await login(author);
    await page.goto(`/dashboard/books/${book.id}#members`);
    const part = page.getByRole("region", { name: "Who may see this book" });
    await part.getByLabel("Their email address").fill(partner.email);
    await part.getByLabel("They may").selectOption({ label: role });
    await part.getByRole("button", { name: "Invite" }).click();
    // The notice of the time before may still hang there: what is new is the mail that waits for an answer.
    await expect(part).toContainText("not accepted yet");
  };
  const accept = async () => {
    await login(partner);
    await page.goto("/dashboard");
    const shelf = page.getByRole("region", { name: "In production" });
    await expect(shelf).toContainText("“Two Hands”");
    await shelf.getByRole("button", { name: "Accept" }).click();
    await shelf.getByRole("link", { name: "Two Hands" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two Hands");
  };

  await invite("read");
  await expect.poll(async () => (await mailsTo(request, partner.email)).length).toBeGreaterThan(0);
  await accept();
  await expect(page.getByText("Choose a dedication").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Done/ })).toHaveCount(0);
  await expect(page.getByLabel("Choose a file")).toHaveCount(0);
  await expect(page.getByLabel("Write to the house")).toHaveCount(0);
  await expectAccessibleFromTop(page);
  await page.getByRole("button", { name: "Leave this book" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(notice(page, "You have left the book")).toBeVisible();
  await expect(page.getByText("Two Hands")).toHaveCount(0);

  await login(imogen);
  await page.goto(`/staff/books/${book.id}`);
  await page.getByRole("button", { name: "Withdraw: Send a portrait" }).click();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await page.getByText("1 thing is settled").click();
  await expect(page.getByText(/^Send a portrait: no longer needed/)).toBeVisible();

  await invite("act for me");
  await accept();
  await page.getByRole("button", { name: "Done: Choose a dedication" }).click();
  await expect(page.getByText("There is nothing for you to do at the moment.")).toBeVisible();
  const mine = page.getByRole("region", { name: "Who may see this book" });
  await expect(mine).toContainText("You act for");
  await expect(mine.getByRole("button", { name: "Invite" })).toHaveCount(0);

  await login(author);
  await page.goto(`/dashboard/books/${book.id}`);
  await page.getByRole("button", { name: `Remove ${partner.email}` }).click();
  await page.getByRole("button", { name: "Remove their access" }).click();
  await expect(page.getByRole("region", { name: "Who may see this book" })).not.toContainText(partner.email);
  await expect(page.getByRole("region", { name: "The record" })).toContainText("removed");

  for (const nobody of [partner, stranger]) {
    await login(nobody);
    await page.goto(`/dashboard/books/${book.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such book");
    await expect(page.getByText("Two Hands")).toHaveCount(0);
  }
});

test("on a phone, in the dark, by keyboard alone: the five answers are on the first screen, and what is owed is settled", async ({
  page,
  login,
  newAuthor,
  bookFor,
  colleague,
}) => {
  const author = await newAuthor();
  const book = await bookFor(author, "Small Lamps");
  const stage_id = book.stages[0]?.id ?? null;
  const task = { stage_id, side: "author", title: "Read the agreement", why: "Nothing begins before it.", minutes: 30, due: null, wants: "tick", file_kind: null } as const; // biome-ignore format: one row
  await colleague.ask("desk_add_task", { book: book.id, task, request_id: crypto.randomUUID() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await login(author);
  await page.goto("/dashboard");
  const link = page.getByRole("region", { name: "In production" }).getByRole("link", { name: "Small Lamps" });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Small Lamps");
  for (const question of ["What is happening now", "Who has it", "When it is out", "What you owe", "What is next"]) {
    await expect(page.getByRole("term").filter({ hasText: question })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("definition").filter({ hasText: "Read the agreement" }).last()).toBeInViewport();
  await expectAccessibleFromTop(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);

  const done = page.getByRole("button", { name: "Done: Read the agreement" });
  await tabTo(page, done);
  await page.keyboard.press("Space");
  await expect(page.getByText("There is nothing for you to do at the moment.")).toBeVisible();
  const box = page.getByLabel("Write to the house");
  await tabTo(page, box);
  await page.keyboard.type("Signed and on its way.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Signed and on its way." })).toBeVisible();

  // The house's side of it, on the same phone.
  await login(imogen);
  await page.goto("/staff/books");
  const card = page.getByRole("link", { name: "Small Lamps" });
  await expect(card).toBeVisible();
  await expectAccessibleFromTop(page);
  await tabTo(page, card);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/staff/books/${book.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Small Lamps");
  await expectToFit(page);
  await expectAccessibleFromTop(page);
});

for (const [who, address] of [
  ["author", "/dashboard/books"],
  ["staff", "/staff/books"],
] as const) {
  test(`without network every press on a book's page is answered, and the page stays (${who})`, {
    tag: "@all",
  }, async ({ page, context, login, newAuthor, bookFor, expectComplaint }) => {
    expectComplaint(complaintsOffline);
    const author = await newAuthor();
    const book = await bookFor(author, "Without a Line");
    await login(who === "staff" ? imogen : author);
    await page.goto(`${address}/${book.id}`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without a Line");
    await pressEverythingOffline(page, context, "Sign Out");
  });
}
