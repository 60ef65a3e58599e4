import { BookCover } from "#app/drawings/book-cover.tsx";
import { MarkedPage } from "#app/drawings/plates/edited-page.tsx";
import { Portrait } from "#app/drawings/portrait.tsx";
import { EditorsDesk } from "#app/drawings/specimens/editors-desk.tsx";
import { Still } from "#app/drawings/stills/still.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { PersonGrid } from "#app/sections/person-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { StatRow } from "#app/sections/stat-row.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { organization } from "#app/structured-data.ts";
import { aboutPage } from "#content/about.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";

const { author, book } = authorWebsitePage.demo.sample;

export const head = () => pageMeta({ ...aboutPage.meta, path: "/about", schema: organization() });

export default function AboutPage() {
  return (
    <>
      <PageHeader
        {...aboutPage.header}
        isShort
        figure={
          <Plate ground="sand">
            <Still
              of="half-title"
              alt=""
              isFirst
              sizes="(width >= 64rem) 46vw, 100vw"
              className="absolute inset-y-0 left-[5%] h-full w-[93%] object-cover lg:object-contain"
            />
          </Plate>
        }
      />
      <Passages {...aboutPage.story} dropCap verso={<EditorsDesk className="size-full" />} />
      <StatRow {...aboutPage.figures} tone="deep" />
      <PersonGrid {...aboutPage.team} head="title-page" portrait={({ portraitId }) => <Portrait id={portraitId} />} />
      <StepList
        {...aboutPage.process}
        tone="deep"
        beside={
          <Plate
            place="column"
            ground="clay"
            className="text-[0.75rem] max-sm:text-[3.3333cqi] sm:[&>:first-child]:top-[-0.8em]! sm:[&>:first-child]:h-[46em]"
          >
            <MarkedPage />
            <BookCover
              title={book.title}
              author={author}
              design={7}
              className="absolute right-[2em] bottom-[1.6em] w-[10.8em] max-sm:hidden"
            />
          </Plate>
        }
      />
      <CallToAction {...aboutPage.callToAction} close="half-title" />
    </>
  );
}
