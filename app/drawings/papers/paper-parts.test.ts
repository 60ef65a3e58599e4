import { expect, test } from "vitest";
import { editedPages } from "#content/one-book/editing-papers.ts";
import { textBefore } from "#domain/marked-text.ts";
import { fromSentenceOf, sentenceStart } from "./paper-parts.tsx";

test("a picture of a page begins with the sentence of its mark, and leaves nothing out before it", () => {
  const { earlier, from } = fromSentenceOf(editedPages.lineEdited, (run) => "query" in run);
  const [page = []] = editedPages.lineEdited;
  expect(textBefore(from[0] ?? [])).toMatch(/^It was a Tuesday/);
  expect(textBefore(earlier) + textBefore(from[0] ?? [])).toBe(textBefore(page));
  expect(fromSentenceOf(editedPages.lineEdited, (run) => "cut" in run)).toEqual({
    earlier: [],
    from: editedPages.lineEdited,
  });
  expect("A trade. ".slice(sentenceStart("A trade. "))).toBe("");
  expect(sentenceStart("Copyright ")).toBe(0);
});
