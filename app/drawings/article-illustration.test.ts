import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { illustratedSlugs } from "./article-illustration.tsx";

test("every article and guide has a picture, and every picture its text", () => {
  const texts = ["articles", "guides"]
    .flatMap((folder) => readdirSync(new URL(`../../content/${folder}`, import.meta.url)))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replace(".md", ""));
  expect(illustratedSlugs.toSorted()).toEqual(texts.toSorted());
});
