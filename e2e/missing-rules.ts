import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/**
 * A public page carries only the rules it needs (press/page-style.ts). Whatever ever shows in it, the page complains of a
 * class that has a rule elsewhere.
 */
export async function complainOfMissingRules(page: Page): Promise<void> {
  await page.addInitScript(watch, allClasses());
}

const assets = "build/client/assets";
let classes: string[] | undefined;

/** Every class that the public pages have a rule for. */
export function allClasses(): string[] {
  const file = readdirSync(assets).find((name) => /^site-.*\.css$/.test(name)) ?? "";
  classes ??= [...new Set(readFileSync(join(assets, file), "utf8").match(/\.(?:\\.|[\w-])+(?=[^{}]*\{)/g))].map(
    (name) => name.slice(1).replaceAll("\\", ""),
  );
  return classes;
}

function watch(classes: string[]) {
  let missing: Set<string> | undefined;
  const judge = ({ classList }: Element) => {
    for (const name of classList) {
      if (missing?.delete(name)) console.error(`.${name} has a rule, and this page does not carry it`);
    }
  };
  new MutationObserver((changes) => {
    if (!document.body) return;
    // Tools have the whole of their stylesheet by a link; what stands before a style of a library is the page's own.
    const own = document.querySelector(":not([data-kind=tool]) > head > style")?.textContent?.replaceAll("\\", "");
    if (!own) return;
    missing ??= new Set(classes.filter((name) => !own.includes(`.${name}`)));
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        judge(node);
        for (const inside of node === target ? [] : node.querySelectorAll("[class]")) judge(inside);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
}
