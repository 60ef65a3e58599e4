import { siteDetails } from "#app/drawings/specimens/details/site-details.tsx";
import { HandoverFolder } from "#app/drawings/specimens/services/handover-folder.tsx";
import { SiteOnPhones } from "#app/drawings/specimens/services/site-on-phones.tsx";
import { SitePlan } from "#app/drawings/specimens/services/site-plan.tsx";
import { AuthorSite } from "#app/features/demos/author-site.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { marketing } from "#content/prices.ts";
import { authorWebsitePage as page } from "#content/services/author-website-development.ts";

const path = "/services/author-website-development";

export const head = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.authorWebsite.price }]);

export default function AuthorWebsiteDevelopmentPage() {
  return (
    <DemoPage
      page={page}
      path={path}
      sampleName="author-site"
      features={
        <CardGrid
          {...page.features}
          head="running"
          columns={4}
          pictures={siteDetails(page.demo.sample)}
          onPhone="beside"
        />
      }
      preview={<SiteOnPhones sample={page.demo.sample} />}
      sample={<AuthorSite sample={page.demo.sample} />}
      frankly={page.ownership}
      beside={
        <Plate place="square" ground="sky">
          <SitePlan sample={page.demo.sample} />
        </Plate>
      }
      figure={<HandoverFolder />}
    />
  );
}
