import { expect, test } from "vitest";
import { keepNeededRules } from "./needed-rules.ts";

const html = `<main class="paper [&amp;&gt;svg]:size-full" id="a"><p class="label  open:shown">Text</p></main>`;

test.each([
  ["what has no class", "p{margin:0}"],
  ["a class that occurs", ".label{margin:0}"],
  ["a class that is escaped in the HTML", String.raw`.\[\&\>svg\]\:size-full>svg{margin:0}`],
  ["a state, an attribute, a medium of such a class", "@media print{.label:hover[open]{margin:0}}"],
  ["one of several selectors", ".nowhere,.label{margin:0}"],
  ["properties and names that rules refer to", '@property --a{syntax:"*";inherits:false}@keyframes veil{0%{margin:0}}'],
])("keeps %s", (_, rule) => {
  expect(keepNeededRules(rule, html)).not.toBe("");
});

test.each([
  ["a class that does not occur", ".nowhere{margin:0}"],
  ["a class below one that does", ".label .nowhere{margin:0}"],
  ["a medium with nothing left in it", "@media print{.nowhere{margin:0}}"],
])("leaves out %s", (_, rule) => {
  expect(keepNeededRules(rule, html)).toBe("");
});
