/** A picture of the site, by its address there: no other host, no way up, no query. */
const ours = /^\/(?!\/)[a-z0-9/-]+\.(?:jpg|png)$/;

/**
 * The Markdown of a letter as it leaves: pictures of the site get the whole address, which a mail needs, unless a page of the
 * site shows it. Of any other picture, also of one that is named in one place and addressed in another, only its words stay:
 * it would tell its host who reads the letter, and when.
 */
export function placePictures(markdown: string, siteUrl?: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g, (_, words: string, address: string) =>
      ours.test(address) ? `![${words}](${siteUrl ? new URL(address, siteUrl).href : address})` : words,
    )
    .replace(/!\[([^\]]*)\](?:\[[^\]]*\])?(?!\()/g, (_, words: string) => words);
}
