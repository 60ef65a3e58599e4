import type { Page } from "@playwright/test";

/** Drawings wait until somebody comes near. Whoever looks at a whole page at once, as axe does, asks for all of them. */
export const showDrawings = (page: Page) =>
  page.locator(".when-near").evaluateAll((drawings) => {
    for (const drawing of drawings) (drawing as SVGElement).style.contentVisibility = "visible";
  });
