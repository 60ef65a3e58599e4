import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import type { Book, TradeRates } from "#domain/compare-offers.ts";
import type { SheetWords } from "#domain/offer-sheet.ts";
import { copyCounts } from "./cash-picture.tsx";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";

type DownloadSheetProps = {
  offers: readonly ShownOffer[];
  book: Book;
  rates: TradeRates;
  words: CompareWords["download"];
  sheetWords: SheetWords;
};

/** What writes the file is fetched when somebody wants one. */
export function DownloadSheet({ offers, book, rates, words, sheetWords }: DownloadSheetProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { downloadOfferSheet } = await import("./write-offer-sheet.ts");
      await downloadOfferSheet(words.file, offers, book, rates, copyCounts, sheetWords, words.sheet);
    } catch {
      // Its code did not come: the next press tries again.
      notify.error(words.failed, words.failedText);
    }
    setIsBusy(false);
  };
  return (
    <Button variant="primary" size="small" onClick={download} isBusy={isBusy} busyLabel={words.busy}>
      <FileSpreadsheet aria-hidden="true" strokeWidth={1.6} className="size-4" />
      {words.label}
    </Button>
  );
}
