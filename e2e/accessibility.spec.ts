import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";
import { allPages } from "./pages.ts";

const looks = [390, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const path of allPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    // Four looks at a long article on a busy machine take their time.
    test.setTimeout(180_000);
    for (const { width, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      if (width === 390 && colorScheme === "light") await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
      expect(findings, `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  });

  test(`${path} fits 320 px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
