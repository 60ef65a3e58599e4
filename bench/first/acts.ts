import type { Page } from "@playwright/test";
import { article } from "./site.ts";

/** Something that somebody does on a page, and what is to be seen then. */
export type Act = {
  path: string;
  name: string;
  press: string;
  /** Pressed on the keyboard when the other press has put the focus there; it is what is timed then. */
  key?: string;
  /** Matches something visible as soon as the page has answered, and nothing before. */
  seen: string;
};

const openChat = 'role=button[name="Open the chat assistant"]';
const openSearch = "[popovertarget=site-search]";
const third = "button:nth-of-type(3)";
const search = "main input[type=search]";

/** Ten, one of each kind that the site knows. Few questions and no text of an article have the letter in it that is typed. */
export const acts: Act[] = [
  { path: "/", name: "chat", press: openChat, seen: "[role=dialog]" },
  { path: "/blog", name: "category", press: `main [role=group] ${third}`, seen: `main ${third}[aria-pressed=true]` },
  { path: "/blog", name: "search", press: search, key: "z", seen: "main [role=status] + button" },
  { path: "/faq", name: "category", press: `main :is(fieldset, [role=group]) ${third}`, seen: `main ${third}[aria-pressed=true]` },
  { path: "/faq", name: "search", press: search, key: "z", seen: "main:not(:has(details:nth-of-type(5)))" },
  { path: "/articles", name: "category", press: `main [role=group] ${third}`, seen: `main ${third}[aria-pressed=true]` },
  { path: "/articles", name: "search", press: search, key: "z", seen: "main:not(:has(article))" },
  { path: "/consultation", name: "site search", press: openSearch, seen: "#site-search:popover-open input" },
  { path: article, name: "save", press: "main button:has(.lucide-bookmark)", seen: "main .lucide-bookmark.fill-gold" },
  { path: "/author-success-guide", name: "tab", press: `main [role=tab]:nth-of-type(3)`, seen: `main ${third}[aria-selected=true]` },
]; // biome-ignore format: one act to a line

export const nameAct = ({ path, name }: Act) => `${name} on ${path}`;

export type Reaction = {
  /** From the press or key until what it does was painted. */
  milliseconds: number;
  /** How long the page had been loaded when it was pressed; negative while it was not. */
  sinceLoad: number;
};

type Watched = Window & { reaction: Promise<Reaction> };

/** Says what the next page is to look out for. */
export async function watchFor(page: Page, { key, seen }: Act) {
  await page.addInitScript(
    ([sign, selector]) => {
      const reaction = new Promise<Reaction>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          const sinceLoad = arrival?.loadEventEnd ? timeStamp - arrival.loadEventEnd : -1;
          const look = () => {
            if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look);
            // Before its paint a frame runs its callbacks, after it the next message.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ milliseconds: performance.now() - timeStamp, sinceLoad });
            port2.postMessage("painted");
          };
          requestAnimationFrame(look);
        };
        addEventListener(sign, begin, { capture: true, once: true });
      });
      Object.assign(window, { reaction });
    },
    [key ? "keydown" : "pointerdown", seen] as const,
  );
}

/** Presses, and answers how it went; nothing when the page has not answered for a long while. */
export async function perform(page: Page, { press, key }: Act): Promise<Reaction | undefined> {
  const target = page.locator(press).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${press} is not to be seen`);
  // Asked before, and pressed by the mouse alone: Playwright's own click looks into the page while it answers.
  const reaction = page.evaluate((patience) => {
    const givenUp = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
    return Promise.race([(window as unknown as Watched).reaction, givenUp]);
  }, 15_000);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (key) await page.keyboard.press(key);
  return reaction;
}
