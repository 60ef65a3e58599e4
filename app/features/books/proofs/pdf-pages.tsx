import { useQuery } from "@tanstack/react-query";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { bookPage } from "#content/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { Marks, type Place, placeOf } from "./marks.tsx";

const words = bookPage.proof;

type PdfPagesProps = {
  href: string;
  page: number;
  onPage: (page: number) => void;
  places: readonly Place[];
  chosen: Place | undefined;
  onPlace: (place: Place) => void;
};

/** A PDF, page by page: as a picture to point at, and as words for whoever does not see it. Fetched by stretches. */
export function PdfPages({ href, page, onPage, places, chosen, onPlace }: PdfPagesProps) {
  const pdf = useQuery({
    queryKey: ["pdf", href],
    queryFn: () => openPdf(href),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  if (pdf.isError) return <p className="text-danger">{words.broken}</p>;
  if (!pdf.data) return <p role="status">{words.loading}</p>;
  const pages = pdf.data.numPages;
  const shown = Math.min(Math.max(page, 1), pages);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" disabled={shown === 1} onClick={() => onPage(shown - 1)}>
          {words.previous}
        </Button>
        <span role="status" className="figures">
          {fillWords(words.page, { page: shown, pages })}
        </span>
        <Button variant="secondary" size="small" disabled={shown === pages} onClick={() => onPage(shown + 1)}>
          {words.next}
        </Button>
      </div>
      <PdfPage key={shown} pdf={pdf.data} page={shown} {...{ places, chosen, onPlace }} />
    </div>
  );
}

/** The viewer is large, and comes only here. Nothing of a proof is run: no scripts, no forms, no code from the file. */
async function openPdf(href: string): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
    import("pdfjs-dist"),
    import("pdfjs-dist/build/pdf.worker.min.mjs?url"),
  ]);
  GlobalWorkerOptions.workerSrc = worker;
  return getDocument({ url: href, enableXfa: false, useWasm: false, useSystemFonts: true }).promise;
}

type PdfPageProps = Pick<PdfPagesProps, "page" | "places" | "chosen" | "onPlace"> & { pdf: PDFDocumentProxy };

function PdfPage({ pdf, page, places, chosen, onPlace }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    void (async () => {
      const drawn = await pdf.getPage(page);
      if (isGone || !canvas.current) return;
      const viewport = drawn.getViewport({ scale: 2 });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      const rendering = drawn.render({ canvas: canvas.current, viewport });
      stop = () => rendering.cancel();
      // One that is stopped because somebody has turned the page is no failure.
      await rendering.promise.catch(() => {});
      const { items } = await drawn.getTextContent();
      if (!isGone) setText(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    })();
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page]);

  return (
    <>
      <div className="relative border border-rule bg-surface shadow-card">
        <canvas
          ref={canvas}
          role="img"
          aria-label={fillWords(words.page, { page, pages: pdf.numPages })}
          className="block h-auto w-full cursor-crosshair"
          onClick={(event) => onPlace(placeOf(event))}
        />
        <Marks places={places} chosen={chosen} />
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm font-semibold">{words.text}</summary>
        <p className="mt-2 max-w-measure whitespace-pre-line">{text}</p>
      </details>
    </>
  );
}
