import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./accounts.ts";
import { expectToFit } from "./fit.ts";
import { allPages, onePerKind } from "./pages.ts";
import { imogen } from "./staff.ts";

test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const needsSignIn = /^\/(dashboard|staff)/;

for (const path of onePerKind(allPages.filter((each) => !needsSignIn.test(each)))) {
  test(`${path} fits a desk and 320 px without sideways scrolling, and axe finds nothing on it`, {
    tag: "@more",
  }, async ({ page }) => {
    await page.goto(path);
    for (const width of [1440, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectToFit(page, `${path} at ${width}`);
    }
    await expectAccessibleEverywhere(page);
  });
}

// What axe says of these, in each of their states, stands in the journeys of the dashboard and of the desk.
for (const path of onePerKind(allPages.filter((each) => needsSignIn.test(each)))) {
  test(`${path} fits 320 px, and a laptop, without sideways scrolling`, { tag: "@more" }, async ({ page, login }) => {
    await login(path.startsWith("/staff") ? imogen : undefined);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectToFit(page);
    }
  });
}
