import { articleSlugs, guideSlugs } from "#domain/addresses.ts";
import { site } from "./site.ts";

/** Pictures of the site that a letter can show. The alternative text is where the writer begins. */
type LetterPicture = { address: string; name: string };

const sayTitle = (slug: string) => {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const letterPictures: readonly LetterPicture[] = [
  { address: "/og-image.jpg", name: site.name },
  ...articleSlugs.map((slug) => ({ address: `/social/blog/${slug}.jpg`, name: sayTitle(slug) })),
  ...guideSlugs.map((slug) => ({ address: `/social/guides/${slug}.jpg`, name: sayTitle(slug) })),
];
