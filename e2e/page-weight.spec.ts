import { weighHtml, weighScripts } from "../bench/page-weight.ts";
import { expect, test } from "./fixtures.ts";
import { takenOver } from "./leads.ts";
import { allClasses } from "./missing-rules.ts";
import { onePerKind, publicPages } from "./pages.ts";

/**
 * Bytes of gzip that a public page may have at most while nobody touches it: for scripts what docs/performance.md
 * promises, in whole kilobytes, for HTML a little above what the heaviest has. Times change with the machine, bytes only with us: whoever
 * needs more says so here: the longest article, a quarter of an hour to read, has two tables, three charts and a statement, and
 * on a phone all of them are set anew; three pictures open its parts, and one sentence is pulled out of it.
 */
const budget = { html: 42_900, scripts: 95_499 };

test("no public page is heavier than its budget", { tag: "@more" }, async ({ page }) => {
  test.setTimeout(180_000);
  const tooHeavy: string[] = [];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  for (const route of onePerKind(publicPages)) {
    scripts.clear();
    await page.goto(route);
    await takenOver(page);
    const weight = { html: weighHtml(route), scripts: weighScripts([...scripts]) };
    if (scripts.size === 0 || weight.html > budget.html || weight.scripts > budget.scripts) {
      tooHeavy.push(`${route}: HTML ${weight.html}, ${scripts.size} scripts ${weight.scripts}`);
    }
  }
  expect(tooHeavy).toEqual([]);
});

test("a page that shows a class without its rule complains", async ({ page, expectComplaint }) => {
  expectComplaint(/has a rule/);
  await page.goto("/privacy-policy");
  const complaint = page.waitForEvent("console", (message) => message.text().includes("has a rule"));
  // Every class that the site has: a legal page needs few of them.
  await page.evaluate((names) => {
    document.body.append(Object.assign(document.createElement("p"), { className: names }));
  }, allClasses().join(" "));
  expect((await complaint).type()).toBe("error");
});
