import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";
import { layoutWords } from "../content/layout.ts";
import { isSweep } from "./pages.ts";
import { showDrawings } from "./show-drawings.ts";

/** WCAG 2.2 at level AA, and what axe recommends beyond it. */
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

const phone = { width: 390, height: 900 };
const desk = { width: 1440, height: 900 };

const looks = [
  { ...phone, colorScheme: "light" },
  { ...desk, colorScheme: "dark" },
  { ...phone, colorScheme: "dark" },
  { ...desk, colorScheme: "light" },
] as const;

/** How many places of a page its journey has looked at. */
const placesSeen = new WeakMap<Page, number>();

/**
 * With SWEEP=all, which `npm run test:all` sets, in all four looks. In `npm test` in one: the next place in the next, and
 * each journey begins with another, so that a run sees both widths and both themes many times over.
 */
export async function expectAccessibleEverywhere(page: Page) {
  if (!/@(all|more)/.test(test.info().tags.join())) throw new Error("Tag this journey @more: it looks at more there.");
  const seen = placesSeen.get(page) ?? test.info().title.length;
  placesSeen.set(page, seen + 1);
  for (const { colorScheme, ...size } of isSweep ? looks : [looks[seen % 4] ?? looks[0]]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, `at ${size.width} px, ${colorScheme}`);
  }
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

export async function expectAccessible(page: Page, look?: string) {
  // A mail in its frame runs no scripts, axe's own included: it is left out, and it is the only kind of frame there is.
  await expect(page.locator("iframe:not([sandbox])")).toHaveCount(0);
  // A page that gives way to the next while axe reads it has parts of both.
  await expect(page.getByRole("heading", { name: layoutWords.portalTitle, exact: true })).toHaveCount(0);
  await showDrawings(page);
  // What is half way from one colour to another has neither's contrast. A new look begins with the next frame.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    do {
      await nextFrame();
      await nextFrame();
      // Not waited for: in what has been folded away meanwhile, it would never end.
      for (const transition of underWay()) transition.finish();
    } while (underWay().length > 0);
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: ["iframe"] },
        { runOnly: { type: "tag", values }, resultTypes: ["violations"] },
      ),
    tags,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
    look,
  ).toEqual([]);
}
