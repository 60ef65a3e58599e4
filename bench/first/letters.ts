import type { Browser } from "@playwright/test";
import type { Finding } from "../finding.ts";
import { asleep, desktop, seePage, type Visitor, withPage } from "../visitor.ts";
import { countLost } from "./lost-letters.ts";
import { circumstances, type Measure, ofNow, pages, type Site, sayBefore, slowPhone, waits } from "./site.ts";

type Field = {
  path: string;
  name: string;
  text: string;
  /** What is pressed before one types: the field itself, or what opens it. */
  press: string;
  box: string;
};

/** `why`: where the field was never reached, what stood in the way; where letters are missing, what has the focus instead. */
type Outcome = { lost: number; why?: string };
type Typed = Outcome & { site: string; place: string; wait: number; field: Field };

/** Letters are counted here and nothing is timed, so that several may type at once. */
const typists = 4;

/** What becomes of text that is typed into any field at any moment. */
export const measureLetters: Measure = async ({ browser, sites, effort: { isQuick, progress } }) => {
  const [now] = sites;
  if (!now) throw new Error("there is no site to type into");
  const fields = (await Promise.all(pages.map((path) => listFields(browser, now, path)))).flat();
  const jobs = circumstances.flatMap((circumstance) =>
    (isQuick ? [0, 1_000] : waits).flatMap((wait) =>
      (isQuick ? fields.filter((_, place) => place % 8 === 0) : fields).flatMap((field) =>
        // One kind of visitor is enough for the other checkout, and the one that meets the most trouble there.
        sites
          .filter(({ name }) => name === "now" || circumstance.name === slowPhone)
          .map((site) => ({ ...circumstance, wait, field, site })),
      ),
    ),
  );
  const typed: Typed[] = [];
  const waiting = jobs.values();
  const type = async () => {
    for (const { name: place, visitor, wait, field, site } of waiting) {
      progress(`letters, try ${typed.length + 1} of ${jobs.length}`);
      // A field that cannot be reached at all loses everything, and the run goes on.
      const outcome = await typeInto(browser, visitor, site.url, field, wait).catch((error: Error) => ({
        lost: field.text.length,
        why: error.message.split("\n")[0] ?? "",
      }));
      typed.push({ site: site.name, place, wait, field, ...outcome });
    }
  };
  await Promise.all(Array.from({ length: typists }, type));
  return { findings: judge(typed), charts: [chartOf(typed)] };
};

/** Every field of the page that takes text; and the two that somebody opens first, which are on all pages. */
async function listFields(browser: Browser, { url }: Site, path: string): Promise<Field[]> {
  const inPage =
    ":is(main, footer) :is(input:is([type=text], [type=email], [type=tel], [type=search]):not([tabindex='-1']), textarea)";
  const found = await withPage(browser, { screen: desktop, slowness: 1 }, async (page) => {
    await page.goto(url + path);
    return page
      .locator(inPage)
      .evaluateAll((boxes) => (boxes as HTMLInputElement[]).map(({ name, type }) => ({ name: name || type, type })));
  });
  const chat = {
    name: "chat",
    press: 'role=button[name="Open the chat assistant"]',
    box: "[role=dialog] form textarea",
  };
  const search = { name: "site search", press: "[popovertarget=site-search]", box: "#site-search input" };
  return [
    ...found.map(({ name, type }, place) => {
      const box = `${inPage} >> nth=${place}`;
      return { path, name, press: box, box, text: texts[type] ?? words };
    }),
    { path, text: words, ...chat },
    { path, text: words, ...search },
  ];
}

const words = "cover design";
const texts: Record<string, string> = { email: "ada@example.com", tel: "8185550142" };

/** By real keys, at the pace of a quick typist; how many letters are wrong when everything that was touched is awake. */
async function typeInto(browser: Browser, visitor: Visitor, url: string, field: Field, wait: number): Promise<Outcome> {
  return withPage(browser, visitor, async (page) => {
    await seePage(page, url + field.path, wait);
    await page.locator(field.press).click();
    await page.keyboard.type(field.text, { delay: 80 });
    await page.locator(`${asleep}, site-island[touched]:not([awake])`).first().waitFor({ state: "detached" });
    const lost = countLost(field.text, await page.locator(field.box).inputValue());
    return { lost, ...(lost > 0 && { why: await page.evaluate(sayFocus) }) };
  });
}

function sayFocus() {
  const opened = document.querySelector(":is(dialog[open], :popover-open)");
  return `focus on ${document.activeElement?.tagName}, open: ${opened?.id || opened?.tagName || "nothing"}`;
}

function judge(typed: readonly Typed[]): Finding[] {
  const places = Map.groupBy(typed, ({ place }) => place);
  return [
    {
      what: "letters lost, all fields, waits and lines",
      value: sumLost(ofNow(typed)),
      unit: "",
      beside: `${sayTries(ofNow(typed))}${sayLosers(ofNow(typed))}${sayBefore(typed, sayTries)}`,
      target: { atMost: 0 },
    },
    { what: "tries of typing", value: ofNow(typed).length, unit: "", target: { atLeast: 500 } },
    ...[...places].map(([place, some]) => ({
      what: `letters lost, ${place}`,
      value: sumLost(ofNow(some)),
      unit: "" as const,
      beside: `${sayTries(ofNow(some))}${sayBefore(some, sayTries)}`,
    })),
  ];
}

function chartOf(typed: readonly Typed[]) {
  const slow = typed.filter(({ place }) => place === slowPhone);
  const bars = [...Map.groupBy(slow, ({ wait, site }) => `typed ${wait / 1000} s after the first paint, ${site}`)].map(
    ([label, some]) => ({
      label,
      value: (sumLost(some) / sumTyped(some)) * 100,
      isBaseline: some[0]?.site === "before",
    }),
  );
  return { name: "first-letters", title: `Letters lost of 100 typed, ${slowPhone}`, unit: "" as const, bars };
}

const sumLost = (typed: readonly Typed[]) => typed.reduce((sum, { lost }) => sum + lost, 0);
const sumTyped = (typed: readonly Typed[]) => typed.reduce((sum, { field }) => sum + field.text.length, 0);

const sayTries = (typed: readonly Typed[]) => {
  const whole = typed.filter(({ lost }) => lost === 0).length;
  return `${sumLost(typed)} of ${sumTyped(typed)} letters, whole in ${whole} of ${typed.length} tries`;
};

const sayLosers = (typed: readonly Typed[]) => {
  const losers = typed
    .filter(({ lost }) => lost > 0)
    .map(({ field, why }) => `${field.name} on ${field.path}${why ? `: ${why}` : ""}`);
  return losers.length > 0 ? ` (${[...new Set(losers)].join(", ")})` : "";
};
