import { Portrait } from "#app/drawings/portrait.tsx";
import { ActionRow } from "#app/ui/action-button.tsx";
import type { ArticleAuthor } from "#content/article-authors.ts";
import { articleFurniture } from "#content/blog.ts";
import { formatDate, type SourceNote } from "#domain/article.ts";

/** Where every figure comes from, in small print, grouped so that no source is named twice. */
export function SourceNotes({ notes }: { notes: readonly SourceNote[] }) {
  if (notes.length === 0) return null;
  const { title, lead } = articleFurniture.sources;
  return (
    <section aria-labelledby="sources" className="max-w-measure border-t border-rule-strong pt-6">
      <h2 id="sources" className="text-title-s">
        {title}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">{lead}</p>
      <dl className="figures mt-5 text-sm">
        {notes.map((note) => (
          <div
            key={`${note.source} ${note.date}`}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-pretty">{note.figures.join(", ")}</dt>
            <dd className="text-ink-soft">
              {capitalize(note.source)}. {formatDate(note.date)}.
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, "");
}

/** The invitation at the end of an article: smaller than a page's closing band, since the reader came to read. */
export function ArticleInvitation() {
  const { title, text, actions } = articleFurniture.callToAction;
  return (
    <section aria-labelledby="invitation" className="night max-w-narrow rounded-md p-7 sm:p-10 print:hidden">
      <h2 id="invitation" className="text-title-m">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">{text}</p>
      <ActionRow actions={actions} lead="on-night" className="mt-7" />
    </section>
  );
}

export function AboutTheAuthor({ author }: { author: Omit<ArticleAuthor, "slug"> }) {
  return (
    <section
      aria-labelledby="author"
      className="grid max-w-narrow gap-x-8 gap-y-5 border-y border-rule py-8 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <Portrait id={author.portraitId} className="h-auto w-24 sm:w-28" />
      <div>
        <h2 id="author" className="label text-gold-ink">
          {articleFurniture.aboutTheAuthor}
        </h2>
        <p className="mt-2 font-serif text-title-s">{author.name}</p>
        <p className="text-sm text-ink-soft">{author.role}</p>
        <p className="mt-3 max-w-measure">{author.biography}</p>
      </div>
    </section>
  );
}
