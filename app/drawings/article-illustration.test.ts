import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { illustratedSlugs } from "./article-illustration.tsx";

test("every article has a picture, and every picture an article", () => {
  const articles = readdirSync(new URL("../../content/articles", import.meta.url))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replace(".md", ""));
  expect(illustratedSlugs.toSorted()).toEqual(articles.toSorted());
});
