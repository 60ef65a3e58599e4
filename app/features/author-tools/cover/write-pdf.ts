import { degrees, PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { type CoverShape, guideColors } from "#domain/cover-shapes.ts";
import type { CoverWrap } from "#domain/cover-wrap.ts";

const points = (inches: number) => inches * 72;

function color(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** The template as a page as large as the cover. A PDF counts from the lower left, the shapes from the upper. */
export async function writePdf(shapes: readonly CoverShape[], wrap: CoverWrap): Promise<BlobPart> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([points(wrap.width), points(wrap.height)]);
  const up = (y: number, height = 0) => points(wrap.height - y - height);
  for (const shape of shapes) {
    if (shape.kind === "box") {
      page.drawRectangle({
        x: points(shape.x),
        y: up(shape.y, shape.height),
        width: points(shape.width),
        height: points(shape.height),
        borderColor: color(guideColors[shape.role]),
        borderWidth: 0.75,
        ...(shape.role === "barcode" && { color: rgb(1, 1, 1) }),
        ...(shape.role === "safe" && { borderDashArray: [4, 3] }),
      });
    } else if (shape.kind === "fold") {
      page.drawLine({
        start: { x: points(shape.x), y: up(shape.y) },
        end: { x: points(shape.x), y: up(shape.y + shape.height) },
        thickness: 0.75,
        dashArray: [8, 4],
        color: color(guideColors.trim),
      });
    } else if (shape.kind === "bar") {
      page.drawRectangle({
        x: points(shape.x),
        y: up(shape.y, shape.height),
        width: points(shape.width),
        height: points(shape.height),
        color: rgb(0, 0, 0),
      });
    } else {
      const size = points(shape.size);
      // The standard typeface knows Latin letters and no more: what it lacks is left out.
      const text = shape.text.replace(/[^\x20-\x7e]/g, "");
      const half = font.widthOfTextAtSize(text, size) / 2;
      const low = size * 0.35;
      page.drawText(text, {
        x: shape.turned ? points(shape.x) - low : points(shape.x) - half,
        y: shape.turned ? up(shape.y) + half : up(shape.y) - low,
        size,
        font,
        color: color("#565249"),
        ...(shape.turned && { rotate: degrees(-90) }),
      });
    }
  }
  return (await document.save()) as BlobPart;
}
