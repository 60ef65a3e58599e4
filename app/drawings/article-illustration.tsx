import type { ComponentType, CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
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

/**
 * What of each picture a phone shows as a thumbnail, four by three: one thing, whole, with air around it. Left, top and width in the picture's own
 * 640 by 360; what would reach into it is marked `beyond-detail`, and what is too small on any card `beyond-card`.
 */
const details: Record<IllustratedSlug, readonly [left: number, top: number, width: number]> = {
  "a-launch-plan-for-the-first-ninety-days": [193, 32, 400],
  "author-marketing-101-building-your-platform": [397, 72, 236],
  "complete-guide-hybrid-publishing-2024": [380, 190, 226],
  "design-trends-in-book-publishing": [22, 14, 436],
  "e-book-files-that-work-for-every-reader": [322, 0, 312],
  "how-to-pitch-to-a-traditional-publisher": [398, 46, 236],
  "how-to-revise-a-first-draft": [102, 20, 276],
  "self-publishing-vs-traditional-2024-comparison": [0, 36, 340],
  "the-truth-about-book-advances": [284, 10, 222],
  "what-each-kind-of-editor-does": [451, 170, 189],
  "what-hybrid-publishing-really-means": [404, 14, 166],
  "your-author-name-as-a-brand": [240, 198, 154],
  "a-synopsis-that-works": [88, 22, 330],
  "audio-in-2026": [0, 26, 318],
  "kindle-unlimited-and-price-promotions": [54, 22, 318],
  "taxes-and-rights-sales-for-authors": [118, 16, 404],
  "what-editing-costs": [0, 54, 300],
  "word-counts-by-genre": [200, 22, 424],
};

/** The picture beside an article's name: whole, and on a phone its detail. */
export function ArticleThumbnail({ slug, className }: { slug: string; className?: string }) {
  if (!isIllustrated(slug)) return null;
  const [left, top, width] = details[slug];
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const detail = `translate(${percent(-left / width)},${percent((-top / width) * (16 / 9))}) scale(${(640 / width).toFixed(2)})`;
  return (
    <div className={classNames("detail-on-phones", className)} style={{ "--detail": detail } as CSSProperties}>
      <ArticleIllustration slug={slug} className="block h-auto w-full rounded-sm" />
    </div>
  );
}
