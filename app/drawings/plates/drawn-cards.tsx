import { ArticleIllustration, type IllustratedSlug } from "../article-illustration.tsx";

const places = [
  "top-[2em] left-[3%] -rotate-3 sm:left-[6%]",
  "top-[10em] right-[-2em] rotate-2 sm:right-[4%]",
  "top-[18em] left-[10%] rotate-1",
];

/** Three drawings as prints, laid over one another. */
export function DrawnCards({ slugs }: { slugs: readonly IllustratedSlug[] }) {
  return slugs.slice(0, 3).map((slug, place) => (
    <div key={slug} className={`absolute w-[24em] bg-paper p-[0.7em] shadow-book ${places[place]}`}>
      <ArticleIllustration slug={slug} className="block h-auto w-full" />
    </div>
  ));
}
