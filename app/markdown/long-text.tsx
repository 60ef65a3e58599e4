import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { keepLastWords } from "#app/ui/unbroken.tsx";
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
export function LongText(props: LongTextProps) {
  const { html, headings, contentsTitle, dropCap = false } = props;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      {headings.length >= longEnough ? <Contents title={contentsTitle} headings={headings} /> : <span />}
      <div
        className={classNames("long-text prose", dropCap && "drop-cap")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build with raw HTML left out
        dangerouslySetInnerHTML={{ __html: dropCap ? leadIn(html) : html }}
      />
    </div>
  );
}

/**
 * What follows the initial is set in capitals up to the end of a word; a letter that belongs to a word stands close to it. A
 * browser evens out no lines beside an initial: there what keeps last words together is done for it.
 */
const leadIn = (html: string) =>
  html
    .replace(/^<p>.*?(?=<\/p>)/s, (first) => keepLastWords(first))
    .replace(
      /^((?:<blockquote.*?<\/blockquote>\s*)?<p>[“‘]?)(\w)((?:[^<&]|<span class="whitespace-nowrap">[^<]*<\/span>){8,}?)(?=[ ,;])/s,
      (_, before: string, initial: string, words: string) => {
        const place = words.startsWith(" ")
          ? ""
          : initial === "A"
            ? " is-kerned"
            : initial === "L"
              ? " is-tucked"
              : " is-same-word";
        return `${before}${initial}<span class="first-words${place}">${words}</span>`;
      },
    );

/**
 * Folded on phones, where it would push the text away; open in the margin where there is one, and there for as long as the text is.
 * `isPage`: not a quiet list beside an essay but set as a book's contents, for a text that is looked up.
 */
export function Contents({
  title,
  headings,
  isPage = false,
}: {
  title: string;
  headings: readonly Heading[];
  isPage?: boolean;
}) {
  return (
    <details className="folds-on-phones border-y border-rule lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-4rem)] lg:self-start lg:overflow-y-auto lg:border-t-rule-strong lg:border-b-0 lg:pt-4 print:hidden">
      <summary className="label flex list-none items-center justify-between py-3.5 text-ink-soft [&::-webkit-details-marker]:hidden">
        {title}
        <FoldMark />
      </summary>
      <nav aria-label={title} className="max-lg:pb-4">
        <p aria-hidden="true" className="label mb-3 text-ink-soft max-lg:hidden">
          {title}
        </p>
        <ol className={classNames("contents-list", isPage && "is-page")}>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
