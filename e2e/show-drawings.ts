import type { Page } from "@playwright/test";

/**
 * Drawings wait until somebody comes near. Whoever looks at a whole page at once, as axe does, asks for all of them, and
 * for the pictures that are fetched then; one that does not come is told by its address.
 */
export async function showDrawings(page: Page) {
  await page.locator(".when-near").evaluateAll((drawings) => {
    for (const drawing of drawings) (drawing as SVGElement).style.contentVisibility = "visible";
  });
  await page.locator("img").evaluateAll(async (images) => {
    const shown = (images as HTMLImageElement[]).filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = "eager";
    const come = await Promise.allSettled(shown.map((image) => image.decode()));
    const missing = shown.filter((_, place) => come[place]?.status === "rejected").map((image) => image.src);
    if (missing.length > 0) throw new Error(`These pictures did not come: ${missing.join(", ")}`);
    // What is measured by its container has its size with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
