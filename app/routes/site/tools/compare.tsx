import { CompareOffers } from "#app/features/author-tools/compare/compare-offers.tsx";
import { ToolPage } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { compareExample, comparePage, compareWords, offerFillings } from "#content/author-tools/compare.ts";
import { compareSheetWords } from "#content/author-tools/compare-sheet.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { tradeRates } from "#content/author-tools/trade-rates.ts";

const path = "/tools/compare";

export const head = () => pageMeta({ ...comparePage.meta, path });

export default function CompareOffersPage() {
  return (
    <ToolPage tool={comparePage} path={path} onPhone="small">
      <div className="offer-sheet">
        <Island
          of={CompareOffers}
          props={{
            example: compareExample,
            fillings: offerFillings,
            rates: tradeRates,
            words: compareWords,
            sheetWords: compareSheetWords,
            actions: toolFurniture.actions,
          }}
        />
      </div>
    </ToolPage>
  );
}
