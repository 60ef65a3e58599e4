import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { downloadFile } from "#app/ui/download-file.ts";
import { notify } from "#app/ui/notify.ts";
import { type CoverShape, writeSvg } from "#domain/cover-shapes.ts";
import type { CoverWrap } from "#domain/cover-wrap.ts";
import type { CoverWords } from "./cover-wrap.tsx";

type DownloadTemplateProps = { wrap: CoverWrap; shapes: readonly CoverShape[]; words: CoverWords["download"] };

/** What writes a PDF is fetched when somebody wants one. */
export function DownloadTemplate({ wrap, shapes, words }: DownloadTemplateProps) {
  const [isBusy, setIsBusy] = useState(false);
  const downloadPdf = async () => {
    setIsBusy(true);
    try {
      const { writePdf } = await import("./write-pdf.ts");
      downloadFile(`${words.file}.pdf`, "application/pdf", await writePdf(shapes, wrap));
    } catch {
      // Its code did not come: the next press tries again.
      notify.error(words.failed, words.failedText);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="primary" size="small" onClick={downloadPdf} isBusy={isBusy} busyLabel={words.busy}>
        <Download aria-hidden="true" strokeWidth={1.6} className="size-4" />
        {words.pdf}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => downloadFile(`${words.file}.svg`, "image/svg+xml", writeSvg(shapes, wrap))}
      >
        <Download aria-hidden="true" strokeWidth={1.6} className="size-4" />
        {words.svg}
      </Button>
    </>
  );
}
