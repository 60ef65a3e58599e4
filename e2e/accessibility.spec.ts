import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { allPages } from "./pages.ts";

for (const path of allPages) {
  test(`${path} fits 320 px without sideways scrolling, and axe finds nothing on it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessibleEverywhere(page);
  });
}
