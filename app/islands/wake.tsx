import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { showKeptNotice } from "#app/ui/notify.ts";
import { adoptFields } from "./adopt-fields.ts";
import { islandTag, wakeEvents } from "./island-events.ts";
import { IslandRoot, putInSlots, Slot } from "./island-props.tsx";
import { type IslandName, islands } from "./registry.ts";

/**
 * The browser's half of `Island`: each part of the page wakes when its time has come, or at once when somebody touches
 * it. Fetched by app/islands/start.ts when the page has been painted.
 */
/** Those under way or awake. */
const begun = new WeakSet<HTMLElement>();
addEventListener(wakeEvents.touched, ({ target }) => void wake(target as HTMLElement), true);
showKeptNotice();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", planAll);
else planAll();

function planAll() {
  for (const island of document.querySelectorAll<HTMLElement>(islandTag)) plan(island);
}

function plan(island: HTMLElement) {
  const when = island.getAttribute("when");
  if (!when || island.hasAttribute("touched")) void wake(island);
  else if (when === "visible") wakeWhenSeen(island);
  else wakeWhereMatches(island, matchMedia(when));
}

function wakeWhereMatches(island: HTMLElement, medium: MediaQueryList) {
  if (medium.matches) void wake(island);
  else medium.addEventListener("change", () => void wake(island), { once: true });
}

/** The island itself takes no room, so that its children are watched. */
function wakeWhenSeen(island: HTMLElement) {
  const watcher = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    void wake(island);
  });
  for (const child of island.children) watcher.observe(child);
}

async function wake(island: HTMLElement) {
  if (begun.has(island)) return;
  begun.add(island);
  try {
    const load = islands[island.getAttribute("name") as IslandName] as () => Promise<ComponentType<object>>;
    const Part = await load();
    const props = putInSlots(JSON.parse(island.getAttribute("props") ?? "{}"), ({ $slot, html }) => (
      <Slot key={$slot} name={$slot} html={html ?? readSlot(island, $slot)} />
    )) as object;
    const identifierPrefix = island.getAttribute("prefix") ?? "";
    const hydrate = () =>
      hydrateRoot(
        island,
        <IslandRoot onTaken={() => adoptFields(island)} onAwake={() => queueMicrotask(() => greet(island))}>
          {createElement(Part, props)}
        </IslandRoot>,
        { identifierPrefix },
      );
    // Nobody waits for it: as a transition, React does it in short pieces and lets the thread go in between.
    if (island.hasAttribute("touched")) hydrate();
    else startTransition(() => void hydrate());
  } catch {
    // Its code did not come: no network, or an old page after a new release. The next touch tries again.
    begun.delete(island);
    island.dispatchEvent(new Event(wakeEvents.failed, { bubbles: true }));
  }
}

/** After React's own turn: a press that is made up for may draw at once (`flushSync`), which React refuses inside it. */
function greet(island: HTMLElement) {
  island.setAttribute("awake", "");
  // Whoever is in a field already is about to use it: its part may prepare for that.
  if (island.contains(document.activeElement)) {
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  island.dispatchEvent(new Event(wakeEvents.awake, { bubbles: true }));
}

const readSlot = (island: HTMLElement, name: string) =>
  island.querySelector(`site-slot[name="${name}"]`)?.innerHTML ?? "";
