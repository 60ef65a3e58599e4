export type Relatable = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  keywords: readonly string[];
  /** The text, without its markup. */
  text: string;
  /** The others that it links to. */
  leadsTo: readonly string[];
};

// Title and keywords say what an article is about; in the body, words also occur by the way.
const weights = { title: 6, keywords: 6, excerpt: 3, text: 1 } as const;
const sameCategory = 0.08;
/** Whoever wrote the one meant the other to be read. */
const linked = { to: 0.3, from: 0.1 };

/**
 * The articles nearest to one by what they say: how far the weighted words of two articles point the same way (cosine of
 * tf-idf, so that a word all articles share counts for nothing), by which of them leads to the other, and a little for
 * standing on the same shelf. Equal
 * scores keep the order of the slugs, so that a build repeats.
 */
export function relatedArticles<Item extends Relatable>(slug: string, articles: readonly Item[], count = 3): Item[] {
  const vectors = vectorsOf(articles);
  const origin = articles.find((article) => article.slug === slug);
  if (!origin) return [];
  return articles
    .filter((article) => article.slug !== slug)
    .map((article) => ({
      article,
      score:
        cosine(vectors.get(slug), vectors.get(article.slug)) +
        (origin.leadsTo.includes(article.slug) ? linked.to : 0) +
        (article.leadsTo.includes(slug) ? linked.from : 0) +
        (article.category === origin.category ? sameCategory : 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.article.slug.localeCompare(b.article.slug))
    .slice(0, count)
    .map(({ article }) => article);
}

type Vector = ReadonlyMap<string, number>;

function vectorsOf(articles: readonly Relatable[]): Map<string, Vector> {
  const counts = articles.map((article) => ({ slug: article.slug, terms: weighTerms(article) }));
  const holders = new Map<string, number>();
  for (const { terms } of counts) for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return new Map(
    counts.map(({ slug, terms }) => [
      slug,
      new Map(
        [...terms].map(([term, weight]) => [
          term,
          // The logarithm keeps one often repeated word from deciding alone.
          Math.log1p(weight) * Math.log(articles.length / (holders.get(term) ?? 1)),
        ]),
      ),
    ]),
  );
}

function weighTerms(article: Relatable): Map<string, number> {
  const terms = new Map<string, number>();
  const fields = { ...article, keywords: article.keywords.join(" ") };
  for (const [field, weight] of Object.entries(weights)) {
    for (const term of termsOf(fields[field as keyof typeof weights])) terms.set(term, (terms.get(term) ?? 0) + weight);
  }
  return terms;
}

/** Words of three letters or more; a plural counts as its singular, so that “royalties” meet “royalty”. */
function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.length > 4 ? word.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : word,
  );
}

function cosine(a: Vector = new Map(), b: Vector = new Map()): number {
  let product = 0;
  for (const [term, weight] of a) product += weight * (b.get(term) ?? 0);
  return product === 0 ? 0 : product / (length(a) * length(b));
}

function length(vector: Vector): number {
  return Math.sqrt(vector.values().reduce((sum, weight) => sum + weight * weight, 0));
}
