/**
 * A page is whole without its scripts: text, links, menus, accordions and forms work as HTML. So the scripts wait for a
 * sign that somebody is there. Without one they are fetched two seconds after the page has loaded, when the phone is done
 * with painting it, and begin two seconds later, in time for what a page does by itself; the whole stylesheet before them.
 */
export function makeStarter(start: string, parts: readonly string[]): string {
  const code = `
const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"];
let hasBegun = false;
const begin = async () => {
  if (hasBegun) return;
  hasBegun = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  count();
  await Promise.all(Array.from(document.querySelectorAll("link[rel=stylesheet]"), switchOn));
  import(START);
};
// The page carries only the rules that it needs itself. A stylesheet that does not come keeps nothing else from coming.
const switchOn = (link) => new Promise((resolve) => {
  link.onload = link.onerror = resolve;
  link.disabled = false;
});
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });

// A button that was pressed before its script had come is pressed again when it is there.
let pressed;
const keep = ({ target }) => {
  pressed = target.closest("button[type=button]:not([popovertarget])") ?? pressed;
};
addEventListener("click", keep, true);
addEventListener("halftitle:ready", () => {
  removeEventListener("click", keep, true);
  pressed?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  pressed?.click();
}, { once: true });

// What brought a visitor here must not be lost when they go on at once. Behind a # may stand a session: that is not kept.
try {
  const key = "halftitle.arrivals";
  const arrivals = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  sessionStorage.setItem(key, JSON.stringify([...arrivals, [location.href.split("#")[0], document.referrer]]));
} catch {}

// One more view of this page, and nothing about who saw it. Later pages are counted by app/layout/page-arrival.ts.
let isCounted = false;
function count() {
  if (!isCounted) navigator.sendBeacon?.("/functions/v1/count-page", JSON.stringify({ page: location.pathname }));
  isCounted = true;
}

const settle = () => {
  count();
  setTimeout(begin, 2000);
  if (navigator.connection?.saveData) return;
  for (const href of PARTS) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
};
const [arrival] = performance.getEntriesByType("navigation");
const isReturning = document.referrer.startsWith(location.origin) || /reload|back/.test(arrival?.type);
const isAddressed = /[?#&](access_token|code|error_code|error_description|message|package|topic)=/.test(location.href);
if (isReturning || isAddressed) begin();
else if (document.readyState === "complete") setTimeout(settle, 2000);
else addEventListener("load", () => setTimeout(settle, 2000));
`;
  return code
    .replace("START", JSON.stringify(start))
    .replace("PARTS", JSON.stringify(parts))
    .replace(/^\/\/.*\n/gm, "")
    .replace(/\n\s*/g, "\n")
    .trim();
}
