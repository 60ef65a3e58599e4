import { classNames } from "#app/ui/class-names.ts";
import type { Heading } from "./render-markdown.server.ts";

type LongTextProps = {
  html: string;
  headings: readonly Heading[];
  contentsTitle: string;
  /** Opens with a large initial, as a chapter does. */
  dropCap?: boolean;
};

/** Fewer parts than this are seen at a glance and need no list. */
const longEnough = 3;

/** A text to be read through: its contents in the margin, the text at a book's measure. */
export function LongText({ html, headings, contentsTitle, dropCap = false }: LongTextProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      {headings.length >= longEnough ? <Contents title={contentsTitle} headings={headings} /> : <span />}
      <div
        className={classNames("long-text prose", dropCap && "drop-cap")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build with raw HTML left out
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** Folded on phones, where it would push the text away; open in the margin where there is one. */
function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const list = (
    <ol className="contents-list">
      {headings.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="print:hidden">
      <details className="unfolds rounded-sm border border-rule bg-surface px-5 lg:hidden">
        <summary className="label py-3.5 text-ink-soft">{title}</summary>
        <nav aria-label={title} className="pb-4">
          {list}
        </nav>
      </details>
      <nav
        aria-label={title}
        className="sticky top-[calc(var(--spacing-header)+2rem)] hidden max-h-[calc(100dvh-var(--spacing-header)-4rem)] overflow-y-auto border-t border-rule-strong pt-4 lg:block"
      >
        <p className="label mb-3 text-ink-soft">{title}</p>
        {list}
      </nav>
    </div>
  );
}
