import type { Page } from "@playwright/test";
import { expect } from "./accounts.ts";

/**
 * Nothing needs sideways scrolling, and nothing is cut off at the right edge: where a frame clips what is too wide, the page
 * itself does not scroll, and the words are lost all the same. Nor does a cell of a table run over its neighbour.
 */
export async function expectToFit(page: Page, where = page.url()) {
  const findLost = () =>
    page.evaluate(() => {
      const { clientWidth: width, scrollWidth } = document.documentElement;
      const scrolls = (element: Element | null): boolean =>
        element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const words = document.querySelectorAll(
        "main :is(h1, h2, h3, p, li, dt, dd, td, th, a, label, button, input, select, textarea)",
      );
      const cut = [...words].filter(
        (element) =>
          element.getBoundingClientRect().right > width + 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest("[aria-hidden=true], [data-artefact]") &&
          !scrolls(element.parentElement),
      );
      const cells = [...document.querySelectorAll("main :is(td, th)")];
      const over = cells.filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflowX === "visible",
      );
      return [
        ...over.map((cell) => `runs over its neighbour: ${cell.textContent?.slice(0, 40)}`),
        ...(scrollWidth > width ? ["the page scrolls sideways"] : []),
        ...cut.map((element) => `cut off: ${element.tagName} ${element.textContent?.slice(0, 40)}`),
      ];
    });
  // A window that has just changed is laid out a moment later.
  await expect.poll(findLost, { message: where }).toEqual([]);
}
