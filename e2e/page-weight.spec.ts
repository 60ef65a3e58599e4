import { weighPage } from "../bench/page-weight.ts";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./pages.ts";

/**
 * Bytes of gzip that a public page may have at most: for scripts what docs/performance.md promises, for HTML a little above
 * what the heaviest has. Times change with the machine, bytes only with us: whoever needs more says so here.
 */
const budget = { html: 33_000, scripts: 140_000 };

test("no public page is heavier than its budget", () => {
  const weights = publicPages.map((route) => weighPage(route));
  const tooHeavy = weights.filter(({ html, scripts }) => html > budget.html || scripts > budget.scripts);
  expect(tooHeavy.map(({ route, html, scripts }) => `${route}: HTML ${html}, scripts ${scripts}`)).toEqual([]);
});
