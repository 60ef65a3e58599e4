import { useEffect, useState } from "react";
import type { Barcode } from "#domain/cover-shapes.ts";

/** The bars of a number. Those of the example are in the page; what draws others is fetched when there is another. */
export function useBars(code: { isbn: string; addOn: string } | undefined, example: Barcode): Barcode | undefined {
  const [drawn, setDrawn] = useState(example);
  const isDrawn = drawn.isbn === code?.isbn && drawn.price === code.addOn;
  const [isbn, addOn] = [code?.isbn, code?.addOn];
  useEffect(() => {
    if (isDrawn || !isbn || !addOn) return;
    let isLate = false;
    import("./draw-bars.ts")
      .then(({ drawBars }) => isLate || setDrawn(drawBars(isbn, addOn)))
      // Its code did not come: the box stays white, and the next change tries again.
      .catch(() => {});
    return () => {
      isLate = true;
    };
  }, [isbn, addOn, isDrawn]);
  return isDrawn ? drawn : undefined;
}
