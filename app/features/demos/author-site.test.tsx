import { statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { siteWeight } from "#content/plates.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { AuthorSite } from "./author-site.tsx";

const { sample } = authorWebsitePage.demo;
const kilobytes = (bytes: number) => Math.round(bytes / 1000);

test("the sample site weighs what the picture of its weight says", () => {
  const weigh = (drawn: ReactNode) => gzipSync(renderToStaticMarkup(drawn)).length;
  const whole = weigh(<AuthorSite sample={sample} />);
  const cover = weigh(<BookCover design={7} title={sample.book.title} author={sample.author} />);
  const type = ["newsreader", "newsreader-italic"].map((face) => statSync(`app/fonts/${face}.woff2`).size);
  expect(siteWeight.parts).toEqual({
    Page: kilobytes(whole - cover),
    Cover: kilobytes(cover),
    Type: kilobytes(type.reduce((sum, one) => sum + one)),
  });
});
