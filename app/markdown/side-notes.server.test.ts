import { expect, test } from "vitest";
import { withSideNotes } from "./side-notes.server.ts";

const notes = [
  { figures: ["$500"], source: "the fund’s <annual> report", date: "May 2026", href: "https://a.example" },
];
const noteOf = (html: string) => /<small.*?<\/small>/.exec(html)?.[0];

test("a note stands beside the paragraph in which its figure first stands, and only there", () => {
  const html = withSideNotes("<p>One.</p>\n<p>Early.</p>\n<p>Two, $500.</p>\n<p>About $500.</p>", notes);
  expect(html.match(/side-note/g)).toHaveLength(1);
  expect(html).toContain(
    '<p><small class="side-note" aria-hidden="true"><b>$500</b> The fund’s &lt;annual> report. May 2026.</small>Two, $500',
  );
});

test("of two sources for one figure, the paragraph has the note of the one it links to", () => {
  const linked = { figures: ["$500"], source: "the court", date: "2022", href: "https://court.example/?a=1" };
  const text = '<p>One.</p><p>Two.</p><p>In <a href="https://court.example/?a=1">the opinion</a>, $500.</p>';
  expect(noteOf(withSideNotes(text, [...notes, linked]))).toContain("The court. 2022.");
});

test("what a figure measures is said where it is known", () => {
  const measured = notes.map((note) => ({ ...note, note: "the least payment" }));
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$500.</p>", measured))).toContain(
    "<b>$500</b> The least payment. May 2026.",
  );
});

test("a figure that is part of a larger one is not named", () => {
  const text = "<p>One.</p><p>Two.</p><p>From $500,000 or $500.25.</p><p>Four.</p><p>At last, $500.</p>";
  const html = withSideNotes(text, notes);
  expect(html).toContain("</small>At last, $500.</p>");
  expect(withSideNotes("<p>One.</p><p>Two.</p><p>From $500,000 to $500.</p>", notes)).toContain("</small>From");
});

test("a text without figures stays as it is", () => {
  expect(withSideNotes("<p>One.</p><p>Two.</p>", [])).toBe("<p>One.</p><p>Two.</p>");
});

test("what is quoted has no note of its own, and neither has our own arithmetic", () => {
  const text = "<p>One.</p><p>Two.</p><blockquote>\n<p>Make it $500.</p>\n</blockquote>";
  expect(withSideNotes(text, notes)).toBe(text);
  const own = [{ figures: ["$500"], source: "worked example", date: "May 2026" }];
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$500.</p>", own))).toBeUndefined();
});

test("a source that says its year is not dated twice", () => {
  const dated = [{ figures: ["$125"], source: "prices in 2025", date: "2025", href: "https://a.example" }];
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$125.</p>", dated))).toContain("</b> Prices in 2025.</small>");
});

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const quote = '<span class="pull-quote" aria-hidden="true">It costs.</span>';

/** As high as the sentence that is pulled out. */
const long = "Text as long as that. ".repeat(2).trim();

test("a sentence that the text pulls out stands beside the paragraph that says it", () => {
  const text = `${paragraphs("One.")}<h2>Costs</h2>${paragraphs("Two.", `It costs. ${long}`, `Four. ${long}`)}<h2>End</h2>`;
  expect(withSideNotes(text, [], ["It costs."])).toContain(`<p>${quote}It costs. `);
});

test("nothing parts a paragraph from the list that it leads in to: it stands beside the one above, or not at all", () => {
  const list = `${paragraphs("One.", "Two.", "Three, $500:")}<ul><li>It costs.</li><li>${long}</li></ul>`;
  expect(withSideNotes(list, [], ["It costs."])).toContain(`<p>${quote}Two.</p><p>Three, $500:</p><ul>`);
  expect(withSideNotes(list, notes)).toBe(list);
});

test("a word with a hyphen stays whole in the narrow column", () => {
  const text = paragraphs("One.", `An e-book costs. ${long}`);
  expect(withSideNotes(text, [], ["An e-book costs."])).toContain(
    'aria-hidden="true">An <span class="whitespace-nowrap">e-book</span> costs.</span>',
  );
});

test("it stands beside the paragraph above where its own is too low, and nowhere reaches beyond a heading", () => {
  const last = `${paragraphs("One.", "Two.")}<h2>Costs</h2>${paragraphs(`Three. ${long}`, "It costs.")}<h2>End</h2>`;
  expect(withSideNotes(last, [], ["It costs."])).toContain(`<p>${quote}Three. `);
  const first = `${paragraphs("One.", `Two. ${long}`)}<h2>Costs</h2>${paragraphs("It costs.")}<h2>End</h2>${paragraphs(long)}`;
  expect(withSideNotes(first, [], ["It costs."])).toBe(first);
});

test("where a paragraph is alone under its heading, nothing is pulled out of it", () => {
  const text = `${paragraphs("One.", "Two.")}<h2>Costs</h2>${paragraphs("It costs.")}<h2>End</h2>${paragraphs("Six.")}`;
  expect(withSideNotes(text, [], ["It costs."])).toBe(text);
});

test("of two sentences on one screen the first is pulled out, and a later one again", () => {
  const text = paragraphs("One.", `It costs. ${long}`, `It pays. ${long}`, "Text. ".repeat(200), `It lasts. ${long}`);
  const html = withSideNotes(text, [], ["It costs.", "It pays.", "It lasts."]);
  expect(html.match(/(?<=true">)[^<]+(?=<\/span>)/g)).toEqual(["It costs.", "It lasts."]);
});

test("it takes the place of a note, and has none right above it", () => {
  const text = paragraphs("One.", "Two.", "Three, $500.", `It costs $500. ${long}`);
  const html = withSideNotes(text, notes, ["It costs $500."]);
  expect(html).toContain('aria-hidden="true">It costs $500.</span>It costs');
  expect(noteOf(html)).toBeUndefined();
});

test("two notes stand side by side where the first paragraph is high enough for both, and eight in all", () => {
  const each = (figure: string) => ({ figures: [figure], source: figure, date: "2026", href: "https://a.example" });
  const figures = ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9"];
  const high = figures.map((figure) => `${figure}. ${"Text as long as that. ".repeat(20)}`);
  const noted = (texts: readonly string[]) =>
    withSideNotes(paragraphs("One.", "Two.", ...texts), figures.map(each)).match(/side-note/g);
  expect(noted(high)).toHaveLength(8);
  expect(noted(figures.slice(0, 4).map((figure) => `${figure}.`))).toHaveLength(2);
});
