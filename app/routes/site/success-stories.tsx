import { Portrait } from "#app/drawings/portrait.tsx";
import { Still } from "#app/drawings/stills/still.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AuthorStories } from "#app/sections/author-stories.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Invitation } from "#app/sections/invitation.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { PersonList } from "#app/sections/person-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { StoryScale } from "#app/sections/story-scale.tsx";
import { aboutPage } from "#content/about.ts";
import { stories } from "#content/plates.ts";
import { successStoriesPage } from "#content/success-stories.ts";

export const head = () => pageMeta({ ...successStoriesPage.meta, path: "/success-stories" });

export default function SuccessStoriesPage() {
  return (
    <>
      <PageHeader
        {...successStoriesPage.hero}
        place="below"
        figure={
          <Plate alt={stories.alt} ground="sky" place="shelf">
            <Still
              of="stories-shelf"
              alt=""
              isFirst
              sizes="100vw"
              className="absolute inset-0 size-full object-cover object-bottom"
            />
          </Plate>
        }
      />
      <AuthorStories {...successStoriesPage.stories} head="running" />
      <StoryScale {...successStoriesPage.scale} stories={successStoriesPage.stories.stories} tone="deep">
        <SampleNote text={successStoriesPage.sampleNote} />
      </StoryScale>
      <Invitation {...successStoriesPage.contact} head="running">
        <PersonList people={aboutPage.team.people} portrait={({ portraitId }) => <Portrait id={portraitId} />} />
      </Invitation>
      <CallToAction {...successStoriesPage.callToAction} close="half-title" />
    </>
  );
}
