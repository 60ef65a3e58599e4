import { BookCover } from "#app/drawings/book-cover.tsx";
import { PaperFan } from "#app/drawings/plates/paper-fan.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { breadcrumbList } from "#app/structured-data.ts";
import { Section } from "#app/ui/section.tsx";
import { homeLink } from "#content/links.ts";
import { oneBookPage, paperFiles, paperGroups, paperLink } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";

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
          <Plate alt={words.alt} ground="sage">
            <PaperFan titles={words.onPlate} />
            <BookCover {...book} className="absolute" style={{ right: "5%", bottom: "-1.4em", width: "17em" }} />
          </Plate>
        }
      >
        <SampleNote text={oneBookPage.sample} />
      </PageHeader>
      {paperGroups.map(({ title, lead, papers }, index) => (
        <Section
          key={title}
          title={title}
          lead={lead}
          label={words.group}
          tone={index % 2 === 0 ? "deep" : "paper"}
          head={index % 2 === 0 ? "margin" : "running"}
        >
          <ul className="border-b border-rule">
            {papers.map((paper) => (
              <PaperRow key={paper.slug} paper={paper} />
            ))}
          </ul>
        </Section>
      ))}
      <CardGrid {...elsewhere} columns={4} head="title-page" tone="deep" />
      <CallToAction {...oneBookPage.callToAction} />
    </>
  );
}

/** One line of the list: what it is, and its two files. */
function PaperRow({ paper }: { paper: BookPaper }) {
  const { label, to } = paperLink(paper);
  const { filled, blank } = paperFiles(paper.slug);
  return (
    <li className="grid items-baseline gap-x-10 gap-y-2 border-t border-rule py-6 lg:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <h3 className="text-title-s">
        <a href={to} className="decoration-1 underline-offset-4 hover:underline">
          {label}
        </a>
      </h3>
      <p className="max-w-measure text-ink-soft">{paper.title}</p>
      <p className="flex gap-6 text-sm print:hidden">
        <FileLink file={filled} kind={words.filledKind} name={label} />
        <FileLink file={blank} kind={words.blankShort} name={label} />
      </p>
    </li>
  );
}

const FileLink = ({ file, kind, name }: { file: string; kind: string; name: string }) => (
  <a href={`/resources/${file}`} download className="text-link inline-block py-0.5 font-semibold">
    {kind}
    <span className="sr-only">: {name}, PDF</span>
  </a>
);
