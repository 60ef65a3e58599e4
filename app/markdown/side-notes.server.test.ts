import { expect, test } from "vitest";
import { withSideNotes } from "./side-notes.server.ts";

const notes = [{ figures: ["$500"], source: "the fund’s <annual> report", date: "May 2026" }];

test("a note stands in the paragraph in which its figure first stands, and only there", () => {
  const html = withSideNotes("<p>One.</p>\n<p>Two, $500 early.</p>\n<p>Three.</p>\n<p>About $500.</p>", notes);
  expect(html.match(/side-note/g)).toHaveLength(1);
  expect(html).toContain(
    '<p><small class="side-note" aria-hidden="true"><b>$500</b> The fund’s &lt;annual> report. May 2026.</small>About $500.',
  );
});

test("a text without figures stays as it is", () => {
  expect(withSideNotes("<p>One.</p><p>Two.</p>", [])).toBe("<p>One.</p><p>Two.</p>");
});
