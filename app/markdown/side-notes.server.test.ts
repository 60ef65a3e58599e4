import { expect, test } from "vitest";
import { withSideNotes } from "./side-notes.server.ts";

const source = { figures: ["$500"], source: "the fund’s <annual> report", date: "May 2026", href: "https://a.example" };
const notes = [{ ...source, note: "the <least> payment" }];
/** A good paragraph, beside which a sentence stands that is said a screen away. */
const long = "Text as long as that. ".repeat(45).trim();
const noteOf = (html: string) => /<small.*?<\/small>/.exec(html)?.[0];

test("a note stands beside the paragraph in which its figure first stands, and only there", () => {
  const html = withSideNotes("<p>One.</p>\n<p>Early.</p>\n<p>Two, $500.</p>\n<p>About $500.</p>", notes);
  expect(html.match(/side-note/g)).toHaveLength(1);
  expect(html).toContain(
    '<p><small class="side-note" aria-hidden="true"><b>$500</b> The &lt;least> payment. May 2026.</small>Two, $500',
  );
});

test("no figure stands in the margin twice, whatever it counts", () => {
  const list = {
    figures: ["$500", "70 percent"],
    source: "",
    note: "the <least> payment",
    date: "2025",
    href: "https://b.example",
  };
  const text = "<p>One.</p><p>Two.</p><p>Below $500.</p><p>Four.</p>";
  expect(withSideNotes(`${text}<p>Up to $500.</p>`, [...notes, list]).match(/side-note/g)).toHaveLength(1);
  expect(withSideNotes(`${text}<p>70 percent, up to $500.</p>`, [...notes, list])).not.toMatch(/<b>\$500.*<b>\$500/);
});

test("of two sources for one figure, the paragraph has the note of the one it links to", () => {
  const linked = { figures: ["$500"], source: "", note: "the fine", date: "2022", href: "https://court.example/?a=1" };
  const text = '<p>One.</p><p>Two.</p><p>In <a href="https://court.example/?a=1">the opinion</a>, $500.</p>';
  expect(noteOf(withSideNotes(text, [...notes, linked]))).toContain("The fine. 2022.");
});

test("where one figure measures two things, a paragraph without a link to either has no note", () => {
  const measures = ["a printed book from here on", "a digital one up to here"].map((note, place) => ({
    ...{ figures: ["$9.99"], source: "the store", date: "2026", note },
    href: `https://store.example/${place}`,
  }));
  const text = "<p>One.</p><p>Two.</p><p>It lists at $9.99.</p>";
  expect(noteOf(withSideNotes(text, measures))).toBeUndefined();
  expect(noteOf(withSideNotes(text, measures.slice(1)))).toContain("A digital one up to here");
});

test("a source of which no more is known is named plainly, once, beside a paragraph high enough for it", () => {
  const text = `<p>One.</p><p>Two.</p><p>$500. ${long}</p><p>Or <a href="https://a.example">$500</a>. ${long}</p>`;
  const html = withSideNotes(text, [source]);
  expect(html).toContain(
    '<small class="side-note is-source" aria-hidden="true">The fund’s &lt;annual> report. May 2026.</small>Or <a',
  );
  expect(html.match(/side-note/g)).toHaveLength(1);
  expect(withSideNotes("<p>One.</p><p>Two.</p><p>$500.</p>", [source])).not.toMatch(/side-note/);
});

test("a title that asks ends with its question", () => {
  const text = `<p>One.</p><p>Two.</p><p>$500. ${long}</p>`;
  expect(noteOf(withSideNotes(text, [{ ...source, source: "“What does it cost?”" }]))).toContain("cost?” May 2026.");
});

test("what a table gives does not stand in the margin, too", () => {
  const table = "<table><tr><td>$500</td></tr></table>";
  expect(withSideNotes(`<p>One.</p><p>Two.</p><p>$500.</p>${table}`, notes)).not.toMatch(/side-note/);
});

test("a figure that is part of a larger one is not named", () => {
  const text = "<p>One.</p><p>Two.</p><p>From $500,000 or $500.25.</p><p>Four.</p><p>At last, $500.</p>";
  const html = withSideNotes(text, notes);
  expect(html).toContain("</small>At last, $500.</p>");
  expect(withSideNotes("<p>One.</p><p>Two.</p><p>From $500,000 to $500.</p>", notes)).toContain("</small>From");
});

test("a note of which the paragraph says a third already does not stand beside it; its source is, where it is linked", () => {
  const measured = notes.map((each) => ({ ...each, note: "Ingram, wholesale discount that shops expect" }));
  const beside = (words: string) =>
    noteOf(withSideNotes(`<p>One.</p><p>Two.</p><p>${words} ${long}</p>`, measured)) ?? "";
  expect(beside("Shops expect a wholesale discount of $500.")).toBe("");
  expect(beside('Shops expect a wholesale discount of <a href="https://a.example">$500</a>.')).toContain("is-source");
  expect(beside("It keeps $500.")).toContain("Ingram, wholesale");
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
  const dated = [{ figures: ["$125"], source: "", note: "the price in 2025", date: "2025", href: "https://a.example" }];
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$125.</p>", dated))).toContain(
    "</b> The price in 2025.</small>",
  );
});

test("a figure that holds from its date on says so", () => {
  const held = notes.map((note) => ({ ...note, since: "Since May 2026" }));
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$500.</p>", held))).toContain(
    "payment. Since May 2026.</small>",
  );
});

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const quote = '<span class="pull-quote" aria-hidden="true">It costs.</span>';

const none = /pull-quote/;

test("a sentence that the text pulls out stands beside the paragraph that says it, and nowhere else", () => {
  const text = `${paragraphs("One.", long, long)}<h2>Costs</h2>${paragraphs(`Two. ${long}`, "Three. It costs.", `Four. ${long}`)}`;
  const html = withSideNotes(text, [], ["It costs."]);
  expect(html).toContain(`<p>${quote}Three. It costs.</p>`);
  expect(html.match(/pull-quote/g)).toHaveLength(1);
});

test("its place is found where a date or a sum in it is held on one line", () => {
  const html = withSideNotes(
    paragraphs("One.", long, long, `It costs 45\u00a0percent. ${long}`),
    [],
    ["It costs 45 percent."],
  );
  expect(html).toMatch(none);
});

test("where the text beside it is not as high as it is, it stays in the text alone", () => {
  for (const next of ["<h2>End</h2>", '<div class="table-frame">It is.</div>', "<figure></figure>"]) {
    const text = `${paragraphs("One.", long, long, "Three. It costs.")}${next}${paragraphs(long)}`;
    expect(withSideNotes(text, [], ["It costs."])).not.toMatch(none);
  }
  const beside = `${paragraphs("One.", long, long)}<img class="vignette">${paragraphs(`It costs. ${long}`)}`;
  expect(withSideNotes(beside, [], ["It costs."])).not.toMatch(none);
});

test("nothing parts a paragraph from the list that it leads in to", () => {
  const list = `${paragraphs("One.", "Two.", "Three, $500:")}<ul><li>${long}</li></ul>`;
  expect(withSideNotes(list, notes)).toBe(list);
});

test("a word with a hyphen stays whole in the narrow column, of a sentence and of a note", () => {
  const text = paragraphs("One.", long, long, `An e-book costs. ${long}`);
  expect(withSideNotes(text, [], ["An e-book costs."])).toContain(
    'aria-hidden="true">An <span class="whitespace-nowrap">e-book</span> costs.</span>',
  );
  const measured = notes.map((note) => ({ ...note, note: "the least for an e-book" }));
  expect(noteOf(withSideNotes("<p>One.</p><p>Two.</p><p>$500.</p>", measured))).toContain(">e-book</span>. May");
});

test("beside the author's portrait it would read as the author's own motto", () => {
  expect(withSideNotes(paragraphs("One.", "Two.", `It costs. ${long}`), [], ["It costs."])).not.toMatch(none);
  expect(withSideNotes(paragraphs("One.", long, long, `It costs. ${long}`), [], ["It costs."])).toMatch(none);
});

test("of two sentences on one screen the first is pulled out, and a later one again", () => {
  const text = paragraphs("One.", long, long, `It costs. It pays. ${long}`, long, `It lasts. ${long}`);
  const html = withSideNotes(text, [], ["It costs.", "It pays.", "It lasts."]);
  expect(html.match(/(?<=true">)[^<]+(?=<\/span>)/g)).toHaveLength(2);
});

test("it takes the place of a note, and has none right above it", () => {
  const text = paragraphs("One.", long, long, "Four, $500.", `It costs $500. ${long}`);
  const html = withSideNotes(text, notes, ["It costs $500."]);
  expect(html).toContain(">It costs $500.</span>It costs");
  expect(noteOf(html)).toBeUndefined();
});

test("two notes stand side by side where the first paragraph is high enough for both, and eight in all", () => {
  const each = (figure: string) => ({
    figures: [figure],
    source: figure,
    note: figure,
    date: "2026",
    href: "https://a.example",
  });
  const figures = ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9"];
  const high = figures.map((figure) => `${figure}. ${"Text as long as that. ".repeat(20)}`);
  const noted = (texts: readonly string[]) =>
    withSideNotes(paragraphs("One.", "Two.", ...texts), figures.map(each)).match(/side-note/g);
  expect(noted(high)).toHaveLength(8);
  expect(noted(figures.slice(0, 4).map((figure) => `${figure}.`))).toHaveLength(2);
});
