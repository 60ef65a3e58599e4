import type { ComponentType } from "react";
import LaunchPlan from "./articles/a-launch-plan-for-the-first-ninety-days.tsx";
import Synopsis from "./articles/a-synopsis-that-works.tsx";
import Audio from "./articles/audio-in-2026.tsx";
import AuthorMarketing from "./articles/author-marketing-101-building-your-platform.tsx";
import HybridGuide from "./articles/complete-guide-hybrid-publishing-2024.tsx";
import DesignTrends from "./articles/design-trends-in-book-publishing.tsx";
import EbookFiles from "./articles/e-book-files-that-work-for-every-reader.tsx";
import Pitch from "./articles/how-to-pitch-to-a-traditional-publisher.tsx";
import Revision from "./articles/how-to-revise-a-first-draft.tsx";
import KindleUnlimited from "./articles/kindle-unlimited-and-price-promotions.tsx";
import Comparison from "./articles/self-publishing-vs-traditional-2024-comparison.tsx";
import Taxes from "./articles/taxes-and-rights-sales-for-authors.tsx";
import Advances from "./articles/the-truth-about-book-advances.tsx";
import Editors from "./articles/what-each-kind-of-editor-does.tsx";
import EditingCosts from "./articles/what-editing-costs.tsx";
import HybridMeaning from "./articles/what-hybrid-publishing-really-means.tsx";
import WordCounts from "./articles/word-counts-by-genre.tsx";
import AuthorName from "./articles/your-author-name-as-a-brand.tsx";
import type { PictureProps } from "./picture.tsx";

/** One picture per article and guide, found by its slug. */
const illustrations = {
  "a-launch-plan-for-the-first-ninety-days": LaunchPlan,
  "author-marketing-101-building-your-platform": AuthorMarketing,
  "complete-guide-hybrid-publishing-2024": HybridGuide,
  "design-trends-in-book-publishing": DesignTrends,
  "e-book-files-that-work-for-every-reader": EbookFiles,
  "how-to-pitch-to-a-traditional-publisher": Pitch,
  "how-to-revise-a-first-draft": Revision,
  "self-publishing-vs-traditional-2024-comparison": Comparison,
  "the-truth-about-book-advances": Advances,
  "what-each-kind-of-editor-does": Editors,
  "what-hybrid-publishing-really-means": HybridMeaning,
  "your-author-name-as-a-brand": AuthorName,
  "a-synopsis-that-works": Synopsis,
  "audio-in-2026": Audio,
  "kindle-unlimited-and-price-promotions": KindleUnlimited,
  "taxes-and-rights-sales-for-authors": Taxes,
  "what-editing-costs": EditingCosts,
  "word-counts-by-genre": WordCounts,
} as const satisfies Record<string, ComponentType<PictureProps>>;

export type IllustratedSlug = keyof typeof illustrations;

export const illustratedSlugs = Object.keys(illustrations) as IllustratedSlug[];

const isIllustrated = (slug: string): slug is IllustratedSlug => slug in illustrations;

/** Draws nothing for an article without a picture: a missing drawing must not cost a reader the article. */
export function ArticleIllustration({ slug, ...picture }: PictureProps & { slug: string }) {
  if (!isIllustrated(slug)) return null;
  const Illustration = illustrations[slug];
  return <Illustration {...picture} />;
}
