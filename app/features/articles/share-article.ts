export type Shared = { title: string; text: string; url: string };

/** What sharing needs of the browser; handed in, so that a test can be a browser. */
export type ShareDevice = {
  share?: (data: Shared) => Promise<void>;
  copy: (text: string) => Promise<void>;
};

/**
 * Offers the device's own share sheet where there is one, and copies the link where there is none or it fails. Closing
 * the sheet is an answer, not a failure.
 */
export async function shareArticle(article: Shared, device: ShareDevice): Promise<"shared" | "dismissed" | "copied"> {
  if (device.share) {
    try {
      await device.share(article);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
      // The sheet is there but refuses (a desktop without targets, a frame without permission): the link still helps.
    }
  }
  await device.copy(article.url);
  return "copied";
}
