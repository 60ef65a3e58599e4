import { ArrowDownToLine } from "lucide-react";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { PaperSheet } from "#app/drawings/papers/paper-sheet.tsx";
import { StringsStill } from "#app/drawings/plates/film-still.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Chapter } from "#app/sections/chapter.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { PaperPlate } from "#app/sections/paper-plate.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { isServicePath, SmallServicePlate } from "#app/sections/service-plates.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { homeLink } from "#content/links.ts";
import { findPaper, oneBookPage, paperFiles, paperGroups, paperLink, papers } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import type { Card } from "#content/shapes.ts";

const { hero, meta, words, elsewhere } = oneBookPage;

export const head = () =>
  pageMeta({ ...meta, path: "/one-book", schema: breadcrumbList([homeLink], { label: hero.label, to: "/one-book" }) });

const book = { title: theBook.title, author: theBook.author, design: theBook.cover };

export default function OneBookPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={oneBookPage.name}
        figure={
          <Plate alt={words.alt} ground="sage" onPhone="tall">
            <div className="absolute inset-0 sm:text-[0.86em]">
              <PaperSheet paper={findPaper(words.onPlate)} size="beside" />
            </div>
            <BookCover
              {...book}
              className="absolute bottom-[2em] left-[26.8em] w-[clamp(10.5em,100cqi-29em,15em)] sm:max-lg:w-[10.5em] rotate-2 max-sm:right-[1.6em] max-sm:bottom-[0.2em] max-sm:left-auto max-sm:w-[6.8em]"
            />
          </Plate>
        }
      >
        <SampleNote text={oneBookPage.sample} />
      </PageHeader>
      <Section tone="deep">
        {paperGroups.map(({ title, lead, papers: group }) => (
          <Chapter key={title} title={title} lead={lead}>
            <ul
              className={classNames(
                "grid gap-x-6 gap-y-7 sm:-mb-12 sm:gap-y-0 lg:gap-x-10",
                group.length === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-3",
              )}
            >
              {group.map((paper) => (
                <PaperCard key={paper.slug} paper={paper} />
              ))}
            </ul>
          </Chapter>
        ))}
      </Section>
      <CardGrid
        {...elsewhere}
        tone="sand"
        columns={4}
        onPhone="pairs"
        head="running"
        pictures={elsewhere.cards.map(pictureOf)}
      />
      <CallToAction {...oneBookPage.callToAction} />
    </>
  );
}

const film = bookTrailerPage.samples.trailers[0];

/** The service shows the film of another book: here it is this one's. */
const pictureOf = ({ action }: Card) => {
  const path = action && "to" in action ? action.to : "";
  if (path === "/services/book-trailer-video") {
    return (
      <Plate ground="none" place="small">
        <StringsStill lines={film.frames[5].lines} className="absolute inset-0 size-full" />
      </Plate>
    );
  }
  return isServicePath(path) ? <SmallServicePlate path={path} /> : null;
};

/** A paper as it looks, what it is, and its two files. */
function PaperCard({ paper }: { paper: BookPaper }) {
  const { label, to } = paperLink(paper);
  const { filled, blank } = paperFiles(paper.slug);
  return (
    <li className="relative grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 sm:row-span-2 sm:grid-cols-1 sm:grid-rows-subgrid sm:pb-12">
      <PaperPlate paper={paper} isSmall />
      <div className="flex flex-col">
        <h3 className="text-title-s sm:mt-4">
          <span className="mr-2 text-gold-ink max-sm:hidden">{papers.indexOf(paper) + 1}</span>
          <a
            href={to}
            className="underline decoration-rule-strong decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
          >
            {label}
          </a>
        </h3>
        <p className="mt-1 text-ink-soft max-sm:text-sm">{paper.title}</p>
        <p className="relative flex w-fit gap-6 pt-2 text-sm sm:mt-auto print:hidden">
          <FileLink file={filled} kind={words.filledKind} name={label} />
          <FileLink file={blank} kind={words.blankShort} name={label} />
        </p>
      </div>
    </li>
  );
}

const FileLink = ({ file, kind, name }: { file: string; kind: string; name: string }) => (
  <a href={`/resources/${file}`} download className="text-link inline-block py-0.5 font-semibold">
    {kind}
    <span className="sr-only">: {name}, PDF</span>
    <ArrowDownToLine aria-hidden="true" className="ml-[0.35em] inline size-[1em]" />
  </a>
);
