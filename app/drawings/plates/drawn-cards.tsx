import { ArticleIllustration, type IllustratedSlug } from "../article-illustration.tsx";

const places = [
  { top: "2em", left: "5%", rotate: "-3deg" },
  { top: "10em", right: "3%", rotate: "2deg" },
  { top: "18em", left: "10%", rotate: "1deg" },
];

/** Three drawings as prints, laid over one another. */
export function DrawnCards({ slugs }: { slugs: readonly IllustratedSlug[] }) {
  return slugs.slice(0, 3).map((slug, place) => (
    <div
      key={slug}
      className="absolute bg-paper shadow-book"
      style={{ width: "24em", padding: "0.7em", ...places[place] }}
    >
      <ArticleIllustration slug={slug} className="block h-auto w-full" />
    </div>
  ));
}
