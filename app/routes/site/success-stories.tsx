import { pageMeta } from "#app/page-meta.ts";
import { AuthorStories } from "#app/sections/author-stories.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Invitation } from "#app/sections/invitation.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { successStoriesPage } from "#content/success-stories.ts";

export const head = () => pageMeta({ ...successStoriesPage.meta, path: "/success-stories" });

export default function SuccessStoriesPage() {
  return (
    <>
      <PageHeader {...successStoriesPage.hero} />
      <AuthorStories {...successStoriesPage.stories}>
        <SampleNote text={successStoriesPage.sampleNote} />
      </AuthorStories>
      <Invitation {...successStoriesPage.contact} tone="deep" />
      <CallToAction {...successStoriesPage.callToAction} />
    </>
  );
}
