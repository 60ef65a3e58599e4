import type { CDPSession, Page } from "@playwright/test";
import { freePort } from "../server/testing/free-port.ts";
import { expectAccessible } from "./accessible.ts";
import { accountMail, addAuthenticator, test as base, expect, fillIn, followLink, goodPassword } from "./accounts.ts";
import { newAddress, notice } from "./leads.ts";
import { firstOf } from "./pages.ts";
import { openSite, type Site } from "./site.ts";

/** Browsers make passkeys for names: the product stands at the name of this machine here, and not at its number. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const port = await freePort();
      const site = await openSite({ PORT: port, SITE_URL: `http://localhost:${port}` });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

// One worker for all of them: each that took part would open another product for it.
test.describe.configure({ mode: "default" });

type Traits = { isSynced?: boolean; verifiesUser?: boolean; transport?: "internal" | "usb" };

/** A device of Chromium's own making: the ceremony is the browser's, only the finger is missing. */
async function plugIn(
  browser: CDPSession,
  { isSynced = false, verifiesUser = true, transport = "internal" }: Traits = {},
) {
  await browser.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: verifiesUser,
      isUserVerified: verifiesUser,
      // Somebody touches it when the journey says so: a field that offers passkeys must not choose one by itself.
      automaticPresenceSimulation: false,
      defaultBackupEligibility: isSynced,
      defaultBackupState: isSynced,
    },
  });
  const touch = (enabled: boolean) =>
    browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { authenticatorId, touch };
}

type Device = Awaited<ReturnType<typeof plugIn>>;

/** By keyboard, with the finger on the device: what is asked from here on is answered, what waits already goes on waiting. */
async function press(page: Page, name: string, device?: Device) {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeVisible();
  await device?.touch(true);
  await button.focus();
  await page.keyboard.press("Enter");
}

for (const isSynced of firstOf([false, true])) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

    test(`a new author adds a ${isSynced ? "synced" : "bound"} passkey, signs out, and in with it: four presses after the mail`, {
      tag: "@more",
    }, async ({ page, context, request, sql }) => {
      const device = await plugIn(await context.newCDPSession(page), { isSynced });
      const author = { email: newAddress("passkey"), password: goodPassword };
      await page.goto("/auth?view=sign-up");
      await fillIn(page, author);
      await page.getByRole("button", { name: "Sign Up", exact: true }).press("Enter");
      const { link } = await accountMail(request, author.email, /^Confirm your address/);
      await followLink(page, link); // One.
      await expect(page).toHaveURL("/dashboard");

      await expect(page.getByRole("heading", { name: "Sign in without a password next time" })).toBeVisible();
      if (!isSynced) await expectAccessible(page);
      await press(page, "Add a passkey", device); // Two.
      await expect(notice(page, "Passkey added")).toBeVisible();
      await device.touch(false);
      await expect(page.getByRole("heading", { name: "Sign in without a password next time" })).toHaveCount(0);
      await press(page, "Sign Out"); // Three.
      await expect(page).toHaveURL("/");

      await page.goto("/auth");
      await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("autocomplete", "username webauthn");
      await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
      if (!isSynced) await expectAccessible(page);
      await press(page, "Sign in with a passkey", device); // Four.
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByText(author.email)).toBeVisible();

      const [stored] = await sql(
        "select backup_eligible, backed_up, relying_party, last_used_at is not null as is_used from auth.webauthn_credentials join auth.users account on account.id = user_id where email = $1",
        [author.email],
      );
      expect(stored).toEqual({
        backup_eligible: isSynced,
        backed_up: isSynced,
        relying_party: "localhost",
        is_used: true,
      });
      await accountMail(request, author.email, /^A passkey was added/);
    });
  });
}

async function signInByPassword(page: Page, author: { email: string; password: string }) {
  await page.goto("/auth");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("passkeys stand on the account page: named, a second one, the same device told, and removed with the password", {
  tag: "@all",
}, async ({ page, context, request, newAuthor, sql, expectComplaint }) => {
  // The browser's console names every refusal.
  expectComplaint(/status of 400/);
  const browser = await context.newCDPSession(page);
  const device = await plugIn(browser);
  const author = await newAuthor();
  await signInByPassword(page, author);
  // Declined once, it is not offered again.
  await page.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Author Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);

  await page.goto("/dashboard/account");
  const list = page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
  await press(page, "Add a passkey", device);
  await expect(list).toHaveCount(1);
  await expect(list).toContainText("not used yet");
  await page.getByRole("button", { name: /^Rename / }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Study desk");
  await page.getByRole("dialog").getByRole("button", { name: "Save name" }).click();
  await expect(list).toContainText("Study desk");
  await press(page, "Add another passkey", device);
  await expect(notice(page, "Passkey Not Added")).toContainText("already has a passkey");
  await device.touch(false);
  const key = await plugIn(browser, { transport: "usb" });
  await press(page, "Add another passkey", key);
  await expect(list).toHaveCount(2);
  await expectAccessible(page);

  // Some minutes later, removing one asks who is there.
  await sql("update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'");
  await page.getByRole("button", { name: "Remove Study desk" }).click();
  await page.getByRole("button", { name: "Remove the passkey" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(author.password);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(list).toHaveCount(1);
  await expect(notice(page, "Passkey removed")).toContainText("Study desk");
  await accountMail(request, author.email, /^A passkey was removed/);
});

test("a device that looks at nobody holds no passkey, and one without any leads to no dead end", {
  tag: "@all",
}, async ({ page, context, newAuthor }) => {
  const device = await plugIn(await context.newCDPSession(page), { verifiesUser: false });
  const author = await newAuthor();
  await page.goto("/auth");
  await press(page, "Sign in with a passkey", device);
  await expect(notice(page, "No passkey was used")).toContainText("use your password");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/account");
  await press(page, "Add a passkey", device);
  await expect(notice(page, "Passkey Not Added")).toBeVisible();
  await expect(page.getByText("No passkey is set up.")).toBeVisible();
});

test("whoever lost the app asks by mail, is told when to come back, and is let in then", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
  sql,
  expectComplaint,
}) => {
  // The browser's console names every refusal.
  expectComplaint(/status of 400/);
  const author = await newAuthor();
  await addAuthenticator(request, author);
  await signInByPassword(page, author);
  const ask = async () => {
    await page.getByRole("button", { name: "I can’t use my second step" }).click();
    await page.getByRole("button", { name: "Ask for it by email" }).click();
  };
  const comeByMail = async (count: number) =>
    followLink(page, (await accountMail(request, author.email, /^A new password/, count)).link);
  await ask();
  await expect(notice(page, "Check your email")).toBeVisible();
  await comeByMail(1);
  await ask();
  await expect(page.getByText(/It will be removed on/)).toBeVisible();
  await accountMail(request, author.email, /will be removed/);

  await sql("update private.factor_recoveries set due_at = now() - interval '1 minute'");
  await page.getByRole("button", { name: "Sign in as somebody else" }).click();
  await page.goto("/auth?view=forgotten-password");
  await page.getByLabel("Email", { exact: true }).fill(author.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await comeByMail(2);
  await ask();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
});
