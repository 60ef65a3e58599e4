import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { authorSitePalette, letterPaperPalette } from "./sample-palettes.ts";

/** The upper edges of the samples. Each is light enough to stand on its page; the whole is fetched on request. */

export function AuthorSiteGlimpse({ sample }: { sample: SampleAuthorSite }) {
  return (
    <div style={authorSitePalette} className="rounded-md border border-rule-strong bg-paper text-center text-ink">
      <p className="border-b border-rule bg-paper-deep px-4 py-2 text-left text-label tracking-title text-ink-soft">
        {sample.address}
      </p>
      <p className="pt-7 font-serif text-title-m">{sample.author}</p>
      <p className="flex flex-wrap justify-center gap-x-5 px-4 pt-2 pb-6 font-serif text-sm italic">
        {sample.navigation.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div className="bg-gold px-6 py-9">
        <p className="font-serif italic">{sample.tagline}</p>
        <p className="mt-4 font-serif text-title-l">{sample.book.title}</p>
        <p className="pb-24 font-serif text-title-s italic">{sample.book.subtitle}</p>
      </div>
    </div>
  );
}

export function CalendarGlimpse({ sample }: { sample: SampleCalendar }) {
  return (
    <div className="grid grid-cols-4 border-t border-l border-rule bg-surface sm:grid-cols-7">
      {sample.posts.slice(0, 28).map((post) => (
        <p
          key={post.day}
          className="min-h-22 border-r border-b border-rule p-2 text-label leading-tight tracking-title"
        >
          <span className="figures block font-serif text-title-s text-gold-ink">{post.day}</span>
          <span className="mt-1 block">{post.kind}</span>
        </p>
      ))}
    </div>
  );
}

export function PressReleaseGlimpse({ sample }: { sample: SamplePressRelease }) {
  const [opening] = sample.paragraphs;
  return (
    <div
      style={letterPaperPalette}
      className="border border-rule bg-paper px-6 pt-8 pb-24 text-ink shadow-page sm:px-10"
    >
      <p className="label">{sample.notice}</p>
      <p className="mt-3 font-serif text-title-m text-balance">{sample.headline}</p>
      <p className="mt-2 font-serif text-ink-soft italic">{sample.subhead}</p>
      <p className="mt-5 font-serif">{opening}</p>
    </div>
  );
}
