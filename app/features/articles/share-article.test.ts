import { expect, test } from "vitest";
import { type ShareDevice, shareArticle } from "./share-article.ts";

const article = { title: "Covers", text: "From the blog", url: "https://a.example/blog/covers" };

function browser(share?: ShareDevice["share"]) {
  const copied: string[] = [];
  return {
    copied,
    share,
    copy: async (text: string) => {
      copied.push(text);
    },
  };
}

test("a device that can share is asked to, and nothing is copied", async () => {
  const shared: unknown[] = [];
  const device = browser(async (data) => {
    shared.push(data);
  });
  expect(await shareArticle(article, device)).toBe("shared");
  expect(shared).toEqual([article]);
  expect(device.copied).toEqual([]);
});

test("without a share sheet the link is copied", async () => {
  const device = browser();
  expect(await shareArticle(article, device)).toBe("copied");
  expect(device.copied).toEqual([article.url]);
});

test("closing the share sheet copies nothing", async () => {
  const device = browser(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await shareArticle(article, device)).toBe("dismissed");
  expect(device.copied).toEqual([]);
});

test("a share sheet that fails leaves the link on the clipboard", async () => {
  const device = browser(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  expect(await shareArticle(article, device)).toBe("copied");
});
