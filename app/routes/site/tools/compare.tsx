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
    <ToolPage tool={comparePage} path={path}>
      {/* The tables stand on the columns of the form, and its head on that of the labels. Here, so that no browser fetches it. */}
      <div className="min-[22.5rem]:[&_.goes-on]:bg-none min-[22.5rem]:[&_.goes-on_table]:table-fixed [&_thead_th:first-child]:w-[30%]! lg:[&_thead_th:first-child]:w-44! lg:[&_h2.label]:absolute lg:[&_h2.label]:top-10 lg:[&_h2.label]:w-44 lg:[&_[aria-live]]:flow-root lg:[&_section]:border-b-0 print:[&_h2.label]:static">
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
