import { BookCover } from "#app/drawings/book-cover.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AnnotatedParts } from "#app/sections/annotated-parts.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { PaperPlate } from "#app/sections/paper-plate.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { homeLink, type NavLink } from "#content/links.ts";
import { findPaper, oneBookPage, paperFiles, paperLink, papers } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { Action } from "#content/shapes.ts";

const { words } = oneBookPage;
const above: NavLink = { label: oneBookPage.name, to: "/one-book" };

const paperAt = (path: string) => findPaper(path.replace("/one-book/", ""));

export function head(path: string) {
  const paper = paperAt(path);
  const { label, to } = paperLink(paper);
  return pageMeta({
    title: `${paper.name} of ${theBook.title}`,
    description: paper.description,
    keywords: paper.keywords,
    path: `/one-book/${paper.slug}`,
    schema: breadcrumbList([homeLink, above], { label, to }),
  });
}

/** Every document of the sample book has this page. */
export default function OnePaperPage({ path }: { path: string }) {
  const paper = paperAt(path);
  return (
    <>
      <PageHeader
        label={`${paper.name} · ${words.place(papers.indexOf(paper) + 1, papers.length)}`}
        title={paper.title}
        lead={paper.lead}
        actions={downloads(paper)}
        trail={[homeLink, above]}
        current={paper.name}
        figure={<PaperPlate paper={paper} />}
      >
        <SampleNote text={oneBookPage.sample} />
      </PageHeader>
      <AnnotatedParts
        parts={paper.parts}
        words={words}
        figure={
          paper.slug === "sell-sheet" && (
            <BookCover
              title={theBook.title}
              author={theBook.author}
              design={theBook.cover}
              className="float-right mb-2 ml-6 w-28 sm:w-36"
            />
          )
        }
      />
      <CallToAction
        {...oneBookPage.paperCall}
        actions={[...oneBookPage.paperCall.actions, ...paper.more]}
        next={paperLink(nextOf(paper))}
      />
    </>
  );
}

function downloads({ slug }: BookPaper): readonly Action[] {
  const { filled, blank } = paperFiles(slug);
  return [
    { label: words.filled, download: `/resources/${filled}` },
    { label: words.blank, download: `/resources/${blank}` },
  ];
}

/** After the last comes the first: a reader may begin anywhere. */
function nextOf(paper: BookPaper): BookPaper {
  return papers[(papers.indexOf(paper) + 1) % papers.length] ?? paper;
}
