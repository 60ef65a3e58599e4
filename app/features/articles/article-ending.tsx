import { Portrait } from "#app/drawings/portrait.tsx";
import { ActionButton, ActionLink } from "#app/ui/action-button.tsx";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ArticleAuthor } from "#content/article-authors.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import type { readArticlePage } from "./article-page.server.ts";

type SourceNote = ReturnType<typeof readArticlePage>["sources"][number];

/** Where every figure comes from, folded so that it does not stand between the text and its end: in small print, each with the way to its source and the day it was read. */
function SourceNotes({ notes }: { notes: readonly SourceNote[] }) {
  if (notes.length === 0) return null;
  const { title, lead, all } = articleFurniture.sources;
  return (
    <details className="unfolds border-y border-rule">
      <summary className="flex list-none items-baseline justify-between gap-6 py-5 transition-colors hover:text-action-strong [&::-webkit-details-marker]:hidden">
        <h2 className="text-title-s">{title}</h2>
        <FoldMark />
      </summary>
      <p className="text-sm text-ink-soft print:text-[9pt]">{lead}</p>
      <dl className="source-notes figures">
        {notes.map((note) => (
          <div key={`${note.source} ${note.note} ${note.date}`}>
            <dt>{note.figures.join(", ")}</dt>
            <dd>
              {note.note && `${capitalize(note.note)}. `}
              {note.href ? <a href={note.href}>{capitalize(note.source)}</a> : capitalize(note.source)}.
              {!note.source.includes(note.date) && ` ${note.since ?? note.date}.`}
              {note.reading && ` ${note.reading}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pb-6 text-sm print:hidden">
        <a href={all.to} className="text-link">
          {all.label}
        </a>
      </p>
    </details>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, "");
}

/** The invitation at the end of an article: smaller than a page's closing band, since the reader came to read. */
function ArticleInvitation() {
  const { title, text, actions } = articleFurniture.callToAction;
  return (
    <section
      aria-labelledby="invitation"
      className="grid items-center gap-x-12 gap-y-7 bg-sand p-7 sm:p-10 xl:grid-cols-[minmax(0,1fr)_auto] print:hidden"
    >
      <div>
        <h2 id="invitation" className="text-title-m">
          {title}
        </h2>
        <p className="mt-3 text-ink-soft">
          <Unbroken text={text} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-5">
        {actions.map((action) =>
          "to" in action ? (
            <ActionButton key={action.label} action={action} className="max-sm:order-first max-sm:w-full" />
          ) : (
            <ActionLink key={action.label} action={action} />
          ),
        )}
      </p>
    </section>
  );
}

type ArticleEndingProps = { author: Omit<ArticleAuthor, "slug">; sources: readonly SourceNote[] };

/** What closes a text, on its two columns: the portrait in the margin, and beside it who wrote, from what, and the invitation. */
export function ArticleEnding({ author, sources }: ArticleEndingProps) {
  return (
    <div className="mt-16 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-6 gap-y-10 border-t border-rule-strong pt-8 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)] print:text-[10.5pt]">
      <Portrait id={author.portraitId} className="h-auto w-full lg:row-span-2 lg:w-40" />
      <section
        aria-labelledby="author"
        className="gap-x-12 break-inside-avoid xl:grid xl:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div>
          <h2 id="author" className="label text-ink-soft">
            {articleFurniture.aboutTheAuthor}
          </h2>
          <p className="mt-2 font-serif text-title-s">{author.name}</p>
          <p className="text-sm text-ink-soft">{author.role}</p>
        </div>
        <p className="mt-3 font-serif text-lg leading-relaxed xl:mt-0 print:text-[10.5pt]">{author.biography}</p>
      </section>
      <div className="flex flex-col gap-10 max-lg:col-span-full">
        <SourceNotes notes={sources} />
        <ArticleInvitation />
      </div>
    </div>
  );
}
