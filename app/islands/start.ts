import { rememberArrival } from "#app/forms/attribution-memory.ts";
import { sayPlainly } from "#app/ui/plain-notice.ts";
import { islandTag, wakeEvents } from "./island-events.ts";

/**
 * The first script of a public page, in the page itself. It fetches the rest when the page is painted and the thread is
 * free, or at once when somebody is quicker; and it keeps what is pressed and typed until then.
 */
const { dataset } = document.documentElement;

/** Whether a mail of ours led here: then the portal takes over, which alone knows what to do with a session. */
const broughtByMail = /#(.*&)?(access_token|error_code|error_description|message)=|^\?(.*&)?(code|error_code)=/;
if (location.pathname === "/" && broughtByMail.test(location.search + location.hash)) {
  location.replace(`/auth${location.search}${location.hash}`);
}

if (dataset.kind === "missing") console.error(`404: there is no page at ${location.pathname}`);

/** What the address says about a list or a tool is not in the page as drawn: until it is, that keeps out of sight. */
if (/[?&](q|category)=/.test(location.search) || /^#[\w.]+=/.test(location.hash)) dataset.addressed = "";

rememberArrival();

let isWaking = false;
let tries = 0;
/** Whether somebody asked while the scripts were under way: where they do not come, they are asked for once more. */
let isAskedAgain = false;
async function wakePage(): Promise<void> {
  isAskedAgain = isWaking;
  if (isWaking) return;
  isWaking = true;
  // A browser asks for a module once and remembers that it did not come. The server knows all of them by other names too;
  // and nothing runs before everything has come, so that nothing ever runs under two names.
  const folder = tries === 0 ? "/assets/" : `/assets/again${tries}/`;
  const scripts = (dataset.wake ?? "").replaceAll("/assets/", folder).split(" ");
  try {
    await Promise.all(scripts.map(preload));
    await import(/* @vite-ignore */ scripts[0] ?? "");
  } catch {
    isWaking = false;
    tries += 1;
    if (isAskedAgain) return wakePage();
    // The next touch tries again.
    for (const island of document.querySelectorAll(islandTag)) giveUp(island);
  }
}

function preload(script: string) {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return;
  return new Promise((resolve, reject) => {
    Object.assign(link, { rel: "modulepreload", href: script, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/** A thread that is never free is not waited for longer than this. */
const patience = 1000;
function wakeWhenIdle() {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(wakePage, { timeout: patience });
  else setTimeout(wakePage, 1);
}
if (dataset.addressed !== undefined) void wakePage();
else if (document.readyState === "complete") wakeWhenIdle();
else addEventListener("load", wakeWhenIdle, { once: true });

const asleep = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`${islandTag}:not([awake])`) : null;

for (const sign of ["pointerdown", "keydown", "focusin"]) {
  addEventListener(sign, ({ target }) => touch(asleep(target)), { capture: true, passive: true });
}
function touch(island: Element | null) {
  if (!island) return;
  void wakePage();
  island.setAttribute("touched", "");
  island.dispatchEvent(new Event(wakeEvents.touched));
}

/** The last thing that was pressed or sent in a part that sleeps. It happens when the part is awake, once. */
const held = new Map<Element, HTMLElement>();
/** Forms whose part never came: they go the way they go without scripts. */
const leftAlone = new WeakSet<HTMLFormElement>();

addEventListener("click", keepPress, true);
addEventListener("submit", keepPress, true);
function keepPress(event: Event) {
  const island = asleep(event.target);
  if (!island) return;
  const button = (event.target as Element).closest("button");
  const form = event.type === "submit" || button?.type === "submit" ? (event.target as Element).closest("form") : null;
  if (form && !leftAlone.has(form)) {
    // Not even the browser's own judgement comes first.
    event.preventDefault();
    hold(island, form);
  } else if (button?.type === "button" && !button.popoverTargetElement) hold(island, button);
}

/** Among tabs that sleep the arrows move as they will: the one they lead to has the focus, and is pressed. */
addEventListener("keydown", goToTab, true);
function goToTab(event: KeyboardEvent) {
  const tab = event.target as HTMLElement;
  const island = asleep(tab);
  if (!island || tab.getAttribute("role") !== "tab" || isCommand(event)) return;
  const tabs = [...(tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const here = tabs.indexOf(tab);
  const place = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
  const next = place === undefined ? undefined : tabs.at(place % tabs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  hold(island, next);
}

/** What is typed after a press that opens something to write in. It stands there when that is open. */
let typed = "";
addEventListener("keydown", keepLetter, true);
function keepLetter(event: KeyboardEvent) {
  const { key, target } = event;
  if (![...held.values()].some(opensDialog) || isCommand(event)) return;
  if (target instanceof Element && target.matches("input, select, textarea")) return;
  if (key.length === 1) typed += key;
  else if (key === "Backspace") typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
}
const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
const opensDialog = (what: HTMLElement) => what.ariaHasPopup === "dialog";

function writeLetters() {
  const box = document.activeElement;
  if (typed && box instanceof HTMLTextAreaElement) {
    box.setRangeText(typed, box.selectionStart, box.selectionEnd, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  typed = "";
}

function hold(island: Element, what: HTMLElement) {
  held.set(island, what);
  island.setAttribute("aria-busy", "true");
  touch(island);
}

function release(island: Element) {
  delete dataset.addressed;
  island.removeAttribute("aria-busy");
  const what = held.get(island);
  held.delete(island);
  return what;
}

addEventListener(wakeEvents.awake, ({ target }) => {
  const what = release(target as Element);
  if (what instanceof HTMLFormElement) {
    // What is sent its part judges, with better words; what only leads on, the browser.
    what.noValidate = what.method === "post";
    what.requestSubmit();
  } else if (what) {
    what.click();
    if (opensDialog(what)) writeLetters();
  }
});
addEventListener(wakeEvents.failed, ({ target }) => giveUp(target as Element));

/** The code of a part did not come. Where there is a network, a form still goes the way it goes without scripts. */
function giveUp(island: Element) {
  const what = release(island);
  if (!what) return;
  if (what instanceof HTMLFormElement && navigator.onLine && what.hasAttribute("action")) {
    leftAlone.add(what);
    what.requestSubmit();
  } else sayPlainly();
}
