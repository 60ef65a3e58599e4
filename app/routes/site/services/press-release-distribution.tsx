import { pressDetails } from "#app/drawings/specimens/details/press-details.tsx";
import { CoverageColumn } from "#app/drawings/specimens/services/coverage-column.tsx";
import { PressReport } from "#app/drawings/specimens/services/press-report.tsx";
import { DemoPage } from "#app/features/demos/demo-page.tsx";
import { PressRelease } from "#app/features/demos/press-release.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { marketing } from "#content/prices.ts";
import { pressReleasePage as page } from "#content/services/press-release-distribution.ts";
import { ReleaseNotes } from "../release-notes.tsx";

const path = "/services/press-release-distribution";

export const head = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.pressRelease.price }]);

export default function PressReleaseDistributionPage() {
  return (
    <DemoPage
      page={page}
      path={path}
      sampleName="press-release"
      features={<CardGrid {...page.features} pictures={pressDetails} onPhone="beside" head="running" />}
      preview={
        <div className="relative mx-auto w-full max-w-narrow max-lg:[zoom:0.8] xl:ml-0">
          <PressRelease sample={page.demo.sample} notes={page.notes} />
          <ReleaseNotes notes={page.notes} />
        </div>
      }
      frankly={page.honesty}
      beside={
        <Plate place="square" ground="sky">
          <PressReport />
        </Plate>
      }
      figure={<CoverageColumn />}
    />
  );
}
