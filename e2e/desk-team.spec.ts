import { readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import { accountMail, followLink, goodPassword } from "./accounts.ts";
import { mailsTo, newAddress, notice } from "./leads.ts";
import { askForConsultation, expect, imogen, personPage, subscribe, test } from "./staff.ts";

/** What Chromium says when the test's own scripts try to enter a mail's frame. */
const shutIn = /Blocked script execution in 'about:srcdoc'/;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("an owner invites a colleague, who lands at the desk, signs as they like, and is removed; the log tells it all", {
  tag: "@all",
}, async ({ page, browser, request, login }) => {
  const email = newAddress("colleague");
  await login(imogen);
  await page.goto("/staff/team");
  await expect(page.getByRole("row", { name: /Imogen Vale/ })).toContainText("Owner");
  await expectAccessibleEverywhere(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Name", { exact: true }).fill("Kit Ashdown");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(notice(page, "Invitation on its way")).toBeVisible();
  await expect(page.getByRole("row", { name: /Kit Ashdown/ })).toContainText("Invited, not here yet");

  const { link } = await accountMail(request, email, /invitation to the desk/);
  expect((await mailsTo(request, email))[0]?.text).toContain("staff desk");
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await followLink(theirs, link);
  // Nobody is signed in by a link alone, in a browser that did not ask for it.
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await theirs.getByLabel("New password").fill(goodPassword);
  await theirs.getByRole("button", { name: "Save the password" }).click();
  await expect(theirs).toHaveURL("/staff");
  await theirs.getByRole("link", { name: "Kit Ashdown" }).click();
  await expect(theirs.getByRole("link", { name: "Password, second step and devices" })).toBeVisible();
  await theirs.getByLabel("Signature").fill("Kit Ashdown\nEditor");
  await theirs.getByLabel("Time zone").selectOption("America/Denver");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(notice(theirs, "Saved")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto("/staff/team");
  // A member decides nothing about others.
  await expect(theirs.getByRole("button", { name: /^Change/ })).toHaveCount(0);
  await expect(theirs.getByRole("heading", { name: "Invite somebody" })).toHaveCount(0);

  await page.getByRole("button", { name: "Change Kit Ashdown" }).click();
  const dialog = page.getByRole("dialog", { name: "Kit Ashdown" });
  await dialog.getByLabel("Role").selectOption("owner");
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(notice(page, "Saved")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove from the desk" }).click();
  await page
    .getByRole("dialog", { name: "Remove Kit Ashdown from the desk?" })
    .getByRole("button", { name: "Remove them" })
    .click();
  await expect(notice(page, "Removed")).toBeVisible();
  await expect(page.getByRole("row", { name: /Kit Ashdown/ })).toHaveCount(0);
  await theirs.goto("/staff");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This is the house’s desk");
  await context.close();

  await page.getByRole("link", { name: "Who did what" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`Removed from the desk.*${email}`) })).toBeVisible();
  await page.getByLabel("What", { exact: true }).selectOption("role changed");
  await expect(page).toHaveURL(/what=role(\+|%20)changed/);
  await expect(page.getByRole("row", { name: new RegExp(`Role changed.*${email}`) })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toContain(`role changed,${email},member,owner`);
  expect(csv).not.toContain("Removed from the desk");
});

test("a template is changed at the desk and counts at once, with what they wrote beside it and a document along", {
  tag: "@all",
}, async ({ page, request, login, expectComplaint }) => {
  expectComplaint(shutIn);
  await login(imogen);
  await page.goto("/staff/mail");
  await page.getByRole("link", { name: "Letter templates" }).click();
  await page.getByRole("link", { name: "New template" }).click();
  await page.getByLabel("Name").fill("Thanks for the pages");
  await page.getByLabel("Subject").fill("Your pages have come");
  const body = page.getByLabel("Letter", { exact: true });
  await body.fill("Dear {nmae},\n\nWe read them by [day].\n\n{me}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("{nmae}");
  await body.fill("Dear {name},\n\nWe read them by [day].\n\n{me}");
  await expect(page.frameLocator("iframe").getByText("Dear Ada,")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Template saved")).toBeVisible();
  await expect(page.getByText("Gaps left to the writer: [day]")).toBeVisible();
  await expectAccessibleEverywhere(page);

  const { email, name } = await askForConsultation(request, "Ruth Marlow", "A book about tides.");
  await page.goto(personPage(email));
  await page.getByRole("button", { name: "Reply by email" }).click();
  const dialog = page.getByRole("dialog", { name: `Reply to ${name}` });
  await expect(dialog.getByRole("region", { name: "What they wrote" })).toContainText("A book about tides.");
  await dialog.getByLabel("Begin with").selectOption({ label: "Thanks for the pages" });
  const letter = dialog.getByLabel("Letter", { exact: true });
  await expect(letter).toHaveValue("Dear Ruth,\n\nWe read them by [day].\n\nImogen Vale\nProject editor");
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(dialog.getByRole("alert")).toContainText("[day]");
  await letter.fill("Dear Ruth,\n\nWe read them by Friday.");
  await dialog.getByText("Documents of the site to go along").click();
  await dialog.getByLabel(/Query Letter Template/).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(notice(page, "Letter on its way")).toBeVisible();
  const sent = async () => (await mailsTo(request, email)).find(({ subject }) => subject === "Your pages have come");
  await expect.poll(async () => JSON.stringify(await sent())).toContain("query-letter-template.pdf");

  await page.goto("/staff/letter-templates");
  await page.getByRole("link", { name: "Thanks for the pages" }).click();
  await page.getByText(/Version 1,/).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
  await expect(page).toHaveURL("/staff/letter-templates");
  await expect(page.getByRole("link", { name: "Thanks for the pages" })).toHaveCount(0);
});

test("a letter is aimed, scheduled, taken back, sent, published on the site and withdrawn; a draft is deleted", {
  tag: "@all",
}, async ({ page, request, login, sql, expectComplaint }) => {
  expectComplaint(shutIn);
  const reader = newAddress("reader");
  await subscribe({ request, sql }, reader, "/services/ghostwriting");
  const subject = `On ghosts ${reader.slice(7, 20)}`;
  await login(imogen);
  await page.goto("/staff/newsletter");
  await page.waitForLoadState("networkidle");
  const before = await page.getByRole("row").count();
  await page.getByRole("button", { name: "Write a letter" }).click();
  await page.getByRole("link", { name: "Newsletter" }).first().click();
  // Nothing was written, so nothing was stored.
  await expect(page.getByRole("row")).toHaveCount(before);
  await page.getByRole("button", { name: "Write a letter" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Letter", { exact: true }).fill("A *quiet* trade.");
  await page.getByLabel("Put in a picture").selectOption({ index: 1 });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const picture = page.frameLocator("iframe").getByRole("img", { name: "Halftitle" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1200);
  await page.getByLabel("Signed up on").selectOption("/services/ghostwriting");
  await expect(page.getByText(/^(One reader gets|\d+ readers get) it today$/)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole("button", { name: "Schedule it" }).click();
  const dialog = page.getByRole("dialog", { name: "When should it go out?" });
  await dialog.getByLabel(/Day and time, Pacific/).fill("2027-02-01T09:30");
  await expect(dialog).toContainText("Monday, February 1, 2027 at 9:30 a.m. Pacific Standard Time");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Schedule it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Goes out on Monday, February 1, 2027" })).toBeVisible();
  await page.getByRole("button", { name: "Take it off the schedule" }).click();
  await page.getByRole("button", { name: "Send it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByText(/Sent to (one reader|\d+ readers)/)).toBeVisible({ timeout: 90_000 });
  expect((await mailsTo(request, reader)).filter((mail) => mail.subject === subject)).toHaveLength(1);

  await page.getByRole("button", { name: "Publish on the site" }).click();
  await page.getByRole("link", { name: "Read it on the site" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(subject);
  await expect(page).toHaveTitle(`${subject} | Halftitle`);
  await expectAccessibleEverywhere(page);
  const address = page.url();
  await page.getByRole("link", { name: "All letters" }).click();
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
  await page.goto("/staff/newsletter");
  await page.getByRole("link", { name: subject }).click();
  await page.getByRole("button", { name: "Withdraw from the site" }).click();
  await expect(notice(page, "Withdrawn")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  await page.goto("/staff/newsletter");
  await page.getByRole("button", { name: "Write a letter" }).click();
  await page.getByLabel("Subject").fill(`${subject}, never sent`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete the draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(notice(page, "Draft deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: `${subject}, never sent` })).toHaveCount(0);
});
