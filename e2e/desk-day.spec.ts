import { expectAccessible } from "./accessible.ts";
import { mailsTo, newAddress, notice } from "./leads.ts";
import { askForConsultation, expect, imogen, personPage, sendToDoor, test } from "./staff.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const yesterday = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);

test("a day at the desk: what waits, who has it, a collision, a call, a win, and nothing that was written is lost", async ({
  page,
  request,
  login,
  colleague,
}) => {
  const mark = newAddress().split("@")[0] ?? "";
  const ada = await askForConsultation(request, `Ada ${mark}`, "A book about lighthouses.");
  const bea = await askForConsultation(request, `Bea ${mark}`);
  await login(imogen);
  // A bookmark of the time when the inbox was the first page.
  await page.goto("/staff?overdue=1");
  await expect(page).toHaveURL("/staff/inbox?overdue=1");
  await page.getByRole("link", { name: "Today", exact: true }).first().click();
  const owed = page.getByRole("region", { name: /^Replies owed/ });
  await expect(owed.getByRole("listitem").filter({ hasText: `Ada ${mark}` })).toContainText(
    /Nobody.*due in 2[34] hours/,
  );
  await expectAccessible(page);

  await colleague.ask("desk_change_lead", {
    lead_id: bea.id,
    seen_version: 1,
    changes: { status: "contacted", next_step: "Ask for pages", next_step_on: yesterday() },
  });
  await page.getByRole("link", { name: "Nobody’s" }).click();
  const followUp = page
    .getByRole("region", { name: /^Follow-ups/ })
    .getByRole("listitem")
    .filter({ hasText: mark });
  await expect(followUp).toContainText("Ask for pages");
  await followUp.getByRole("button", { name: `Tomorrow: Bea ${mark}` }).click();
  await expect(notice(page, "Moved to tomorrow")).toBeVisible();
  await expect(followUp).toHaveCount(0);
  await page.getByLabel("Email me this at 7 in the morning").check();
  await expect(notice(page, "Saved")).toBeVisible();

  // One after the other, whatever waits: a book of ours, somebody who wrote back, and then a request that is nobody's.
  await expect(async () => {
    await page.getByRole("link", { name: "Today", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: /^Today/ }).click();
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/staff\/(people\/[0-9a-f-]{36}|books\/\d+)(#messages)?$/);
    await expect(page.getByText(/Owner: Nobody → Imogen Vale/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.goto(personPage(ada.email));
  await colleague.ask("desk_open_answer", { lead_id: ada.id, is_open: true });
  await page.getByRole("button", { name: "Reply by email" }).click();
  const dialog = page.getByRole("dialog", { name: `Reply to Ada ${mark}` });
  await expect(dialog.getByText(/Also writing to them right now/)).toBeVisible();
  await expect(dialog.getByText("A book about lighthouses.")).toBeVisible();
  await dialog.getByLabel("Subject").fill("Your lighthouses");
  await dialog.getByLabel("Letter", { exact: true }).fill("Dear Ada, yes.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Reply by email" }).click();
  await expect(dialog.getByLabel("Letter", { exact: true })).toHaveValue("Dear Ada, yes.");
  await expect(dialog.getByText(/Also writing to them right now/)).toBeVisible();
  const theirs = { lead_id: ada.id, mail_id: crypto.randomUUID(), subject: "From a colleague", body: "Dear Ada" };
  await colleague.ask("desk_send_answer", { ...theirs, seen_answer: 0 });
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of yours has been sent.");
  await expectAccessible(page);
  expect((await mailsTo(request, ada.email)).map(({ subject }) => subject)).not.toContain("Your lighthouses");
  await dialog.getByRole("button", { name: "Send mine as well" }).click();
  await expect(notice(page, "Letter on its way")).toBeVisible();
  await page.getByRole("button", { name: "Reply by email" }).click();
  await expect(dialog.getByLabel("Letter", { exact: true })).toHaveValue("");
  await dialog.getByLabel("Subject").fill("Never mind");
  await dialog.getByRole("button", { name: "Throw it away" }).click();

  await page.getByLabel("Status").selectOption("won");
  const won = page.getByRole("dialog", { name: `Ada ${mark} was won` });
  await won.getByLabel("Package").selectOption("pro");
  await won.getByLabel("Amount agreed, in dollars").fill("a lot");
  await won.getByRole("button", { name: "Save as won" }).click();
  await expect(won.getByRole("alert")).toContainText("the amount in dollars");
  await won.getByLabel("Amount agreed, in dollars").fill("$5,999");
  await won.getByRole("button", { name: "Save as won" }).click();
  await expect(page.getByText("Agreed: pro, $5,999")).toBeVisible();

  const cleo = await askForConsultation(request, `Cleo ${mark}`);
  await page.goto(personPage(cleo.email));
  await page.getByLabel("Log a call").fill("She will send pages on Friday.");
  await page.goto("/staff");
  await page.goto(personPage(cleo.email));
  await expect(page.getByLabel("Log a call")).toHaveValue("She will send pages on Friday.");
  await page.getByRole("button", { name: "Log the call" }).click();
  await expect(page.getByText("answered in time")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("contacted");

  await page.goto("/staff/numbers");
  await expect(page.getByRole("heading", { name: "What was won, by month" })).toBeVisible();
  await expect(page.getByRole("table", { name: "What was won, by month" })).toContainText("$");
  await expectAccessible(page);
});

test("a caller is typed in, gets an address, is merged with who they are, and apart again; a typo is put right", {
  tag: "@all",
}, async ({ page, request, login, sql, expectComplaint }) => {
  // An address that is another person's is refused.
  expectComplaint(/400/);
  const mark = newAddress().split("@")[0] ?? "";
  const name = `Nora ${mark}`;
  const wrong = newAddress("nora").replace("@example.com", "@exmaple.com");
  const right = wrong.replace("exmaple", "example");
  const id = crypto.randomUUID();
  await sendToDoor(request, "request-callback", { id, name, phone: "", email: wrong, message: "After four.", consent: true }); // biome-ignore format: one line
  await login(imogen);

  await page.goto("/staff/people");
  await page.getByRole("button", { name: "Type in a lead" }).click();
  const typed = page.getByRole("dialog", { name: "Type in a lead" });
  await typed.getByLabel("Name").fill(name);
  await typed.getByRole("button", { name: "Add the lead" }).click();
  await expect(typed.getByRole("alert")).toContainText("an email address or a phone number");
  await typed.getByLabel("Phone number").fill("(805) 555-0123");
  await typed.getByLabel("What they want").fill("Called about a cookbook.");
  await expectAccessible(page);
  await typed.getByRole("button", { name: "Add the lead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Only a phone number")).toBeVisible();

  await page.getByRole("button", { name: "Change details" }).click();
  const details = page.getByRole("dialog", { name: `How ${name} is reached` });
  const second = newAddress("second");
  await details.getByRole("textbox", { name: "Another email address" }).fill(wrong);
  await details.getByRole("button", { name: "Add address" }).click();
  await expect(details.getByRole("alert")).toContainText(`This is the address of ${name}.`);
  await details.getByRole("textbox", { name: "Another email address" }).fill(second);
  await details.getByRole("button", { name: "Add address" }).click();
  await expect(notice(page, "Address added")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: second })).toBeVisible();

  await expect(page.getByText(`${name}: the same name`)).toBeVisible();
  await page.getByRole("button", { name: "Compare and merge" }).click();
  const merge = page.getByRole("dialog", { name: `Merge ${name} into ${name}?` });
  await expect(merge.getByText("one request")).toBeVisible();
  await expect(merge.getByText(wrong)).toBeVisible();
  await expectAccessible(page);
  await merge.getByRole("button", { name: "Merge them" }).click();
  await expect(notice(page, "Merged")).toBeVisible();
  // Of several requests all but the newest are folded.
  await expect(page.getByText("After four.")).not.toHaveCount(0);
  // A link from before names the address, and finds the same page.
  await page.goto(personPage(wrong));
  await expect(page.getByText("Called about a cookbook.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo the merge" }).click();
  await expect(notice(page, "The merge is undone")).toBeVisible();
  await expect(page.getByText("After four.")).not.toHaveCount(0);
  await expect(page.getByText("Called about a cookbook.")).toHaveCount(0);

  await page.getByRole("button", { name: "Change details" }).click();
  await details.getByRole("textbox", { name: `Correct ${wrong}` }).fill(right);
  await details.getByRole("button", { name: "Correct", exact: true }).click();
  await expect(notice(page, "Address corrected")).toBeVisible();
  await page.goto(personPage(right));
  await expect(page.getByText(`Address corrected: ${wrong} → ${right}`)).toBeVisible();

  await sql("update private.outbox set status = 'dead', sent_at = null, last_error = '550 no such user' where recipient = $1", [wrong]); // biome-ignore format: one line
  await page.goto(`/staff/mail?status=dead&search=${encodeURIComponent(wrong)}`);
  await page.getByRole("button", { name: "Settle it" }).click();
  const settle = page.getByRole("dialog", { name: "Settle this email" });
  await settle.getByRole("textbox", { name: "Send it to this address" }).fill(right);
  await expectAccessible(page);
  await settle.getByRole("button", { name: "Send it there" }).click();
  await expect.poll(async () => (await mailsTo(request, right)).length).toBe(1);
});
