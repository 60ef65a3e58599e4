import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calendarExample, calendarWords } from "#content/author-tools/calendar.ts";
import { compareExample, compareWords, offerFillings } from "#content/author-tools/compare.ts";
import { compareSheetWords as sheetWords } from "#content/author-tools/compare-sheet.ts";
import { coverExample, coverRates, coverWords, papers, trims, typeSizes } from "#content/author-tools/cover.ts";
import { leadTimes } from "#content/author-tools/lead-times.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { tradeRates } from "#content/author-tools/trade-rates.ts";
import { CountBack } from "./calendar/count-back.tsx";
import { CompareOffers } from "./compare/compare-offers.tsx";
import { CoverWrap } from "./cover/cover-wrap.tsx";

/** What people type, what they paste, and what somebody writes into the address of a tool. */
const odd = fc.oneof(
  fc.constantFrom("", " ", "0", "-5", "−5", "1e9", "1e-9", "7,50", "2.999,50", "0.000001", "999999999999999999999999"),
  fc.constantFrom("NaN", "Infinity", "null", "[object Object]", "{sum}", "$&", "<b>", "½", "١٢", "1.2.3", "2027-02-31"),
  fc.constantFrom("Editing 100, Editing 200", "Editing: , ,", "Editing 1e9", "list", "stages", "days", "other", "yes"),
  fc.double().map(String),
  fc.string({ maxLength: 12 }),
);

/** Some fields of the example as they are, some oddly. */
const oddly = <Name extends string>(example: Readonly<Record<Name, string>>) =>
  fc
    .tuple(...Object.values<string>(example).map((text) => fc.oneof(fc.constant(text), odd)))
    .map(
      (texts) =>
        Object.fromEntries(Object.keys(example).map((name, place) => [name, texts[place]])) as Record<Name, string>,
    );

/** Whatever a tool shows or draws that nobody should see; what somebody typed into a field stays as it is. */
const nonsenseIn = (tool: ReactElement) => {
  const shown = renderToStaticMarkup(tool).replace(/ value="[^"]*"/g, "");
  const text = shown.replace(/<[^>]*>/g, " ");
  return [
    ...(shown.match(/.{0,40}(?:NaN|Infinity|undefined|\[object).{0,40}/g) ?? []),
    // A browser understands 7e-9 where it draws; nobody understands it where it is read.
    ...(text.match(/.{0,40}\d(?:\.\d+)?e[+-]?\d.{0,40}/g) ?? []),
  ];
};

const { actions } = toolFurniture;

test("whatever is typed into the comparison, it says a figure or a sentence", () => {
  fc.assert(
    fc.property(oddly(compareExample), (entries) => {
      const example = { ...entries, "a.name": "One", "b.name": "Two", "c.name": "Three" };
      const stages = { "a.stages": "", "b.stages": "", "c.stages": "Editing 100, Editing 200" };
      const tool = (
        <CompareOffers
          example={{ ...example, ...stages }}
          {...{ fillings: offerFillings, rates: tradeRates, words: compareWords, sheetWords, actions }}
        />
      );
      expect(nonsenseIn(tool)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("whatever is typed into the cover, it is measured or asked for", () => {
  const exampleBars = { main: "", addOn: "", isbn: "", price: "" };
  fc.assert(
    fc.property(oddly({ ...coverExample, isbn: "" }), (example) => {
      const tool = (
        <CoverWrap
          example={example}
          options={{ trims, papers, typeSizes }}
          {...{
            exampleBars,
            rates: coverRates,
            words: coverWords,
            actions,
            sampleCovers: [],
            sample: { ground: "", front: null, spine: null, back: null },
          }}
        />
      );
      expect(nonsenseIn(tool)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("whatever is typed as a date, it is counted back or asked for", () => {
  fc.assert(
    fc.property(oddly({ ...calendarExample, publication: "2031-10-07" }), (example) => {
      const tool = <CountBack {...{ example, leads: leadTimes, words: calendarWords, actions }} />;
      expect(nonsenseIn(tool)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("a field says with what the tool goes on", () => {
  const tool = (
    <CompareOffers
      example={{ ...compareExample, "a.fee": "-5", "b.fee": "1e9", pages: "99999" }}
      {...{ fillings: offerFillings, rates: tradeRates, words: compareWords, sheetWords, actions }}
    />
  );
  const page = renderToStaticMarkup(tool);
  expect(page).toContain(toolFurniture.amounts.negative);
  expect(page).toContain(toolFurniture.amounts.unreadable);
  expect(page).toContain("We use 5,000 at most.");
});
