import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Contents } from "./long-text.tsx";
import type { Heading } from "./render-markdown.server.ts";

type PartedTextProps = { html: string; headings: readonly Heading[]; contentsTitle: string };

/**
 * A text that is looked up, part by part: its contents stand in the margin. On a phone the parts are folded and are their own
 * contents, since fourteen of them are twenty screens; a link to one of them opens it, and so does the browser's page search.
 */
export function PartedText({ html, headings, contentsTitle }: PartedTextProps) {
  const [opening = "", ...parts] = html.split(/<h2.*?<\/h2>/s);
  return (
    <div className="counts-parts grid grid-cols-1 gap-x-20 lg:grid-cols-[18rem_minmax(0,1fr)] 2xl:grid-cols-[21rem_minmax(0,1fr)] 2xl:gap-x-28">
      <div className="max-lg:hidden print:hidden">
        <Contents title={contentsTitle} headings={headings} isPage />
      </div>
      <div>
        <Text html={opening} />
        <p aria-hidden="true" className="label mt-8 mb-3 text-ink-soft lg:hidden print:hidden">
          {contentsTitle}
        </p>
        {headings.map(({ id, text }, place) => (
          <section
            key={id}
            aria-labelledby={`${id}-title`}
            className="border-t border-rule py-1.5 max-lg:last:border-b lg:mt-14 lg:border-rule-strong lg:py-0 print:mt-6"
          >
            <h2 id={`${id}-title`} className="part-title max-lg:not-print:hidden">
              <Numeral place={place} />
              {text}
            </h2>
            <details className="folds-on-phones">
              <FoldSummary className="py-1.5">
                <h2 className="flex min-w-0 grow items-baseline text-title-s">
                  <Numeral place={place} />
                  {text}
                </h2>
              </FoldSummary>
              <div id={id} className="scroll-mt-40 max-lg:pt-1.5 max-lg:pb-7">
                <Text html={parts[place] ?? ""} />
              </div>
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Heard as what it numbers: the text speaks of "section 7". */
const Numeral = ({ place }: { place: number }) => (
  <span className="figures w-[1.75em] shrink-0 text-gold-ink">{place + 1} </span>
);

function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build with raw HTML left out
  return <div className="long-text prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
