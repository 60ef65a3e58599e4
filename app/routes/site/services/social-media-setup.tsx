import { setupDetails } from "#app/drawings/specimens/details/setup-details.tsx";
import { PostCards } from "#app/drawings/specimens/services/post-cards.tsx";
import { ReplyThread } from "#app/drawings/specimens/services/reply-thread.tsx";
import { RoutineSheet } from "#app/drawings/specimens/services/routine-sheet.tsx";
import { ContentCalendar } from "#app/features/demos/content-calendar.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { socialMediaPage as page } from "#content/services/social-media-setup.ts";

const path = "/services/social-media-setup";

// The price book gives the setup no price of its own, so there is no offer to name.
export const head = () => serviceMeta(page, path);

export default function SocialMediaSetupPage() {
  return (
    <DemoPage
      page={page}
      path={path}
      sampleName="content-calendar"
      features={
        <CardGrid
          {...page.features}
          head="running"
          pictures={setupDetails(page.demo.sample, authorWebsitePage.demo.sample)}
          onPhone="beside"
        />
      }
      preview={<PostCards sample={page.demo.sample} />}
      sample={<ContentCalendar sample={page.demo.sample} />}
      frankly={page.honesty}
      beside={
        <Plate place="column" ground="clay">
          <RoutineSheet />
        </Plate>
      }
      figure={<ReplyThread />}
    />
  );
}
