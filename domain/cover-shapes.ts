import type { Box, CoverWrap } from "./cover-wrap.ts";

/** What a template shows, for whoever draws it: on the screen, as SVG or as PDF. Inches from the upper left. */
export type CoverShape =
  | ({ kind: "box"; role: "bleed" | "trim" | "safe" | "barcode" } & Box)
  | { kind: "fold"; x: number; y: number; height: number }
  | { kind: "bar"; x: number; y: number; width: number; height: number }
  | { kind: "words"; text: string; x: number; y: number; size: number; turned?: boolean };

export type CoverLabels = { back: string; front: string; spine: string; barcode: string };

/** Bars and gaps as printed, one character for each module: "1" is a bar. The add-on stands to the right. */
export type Barcode = { main: string; addOn: string; isbn: string; price: string };

export function listShapes(wrap: CoverWrap, labels: CoverLabels, barcode: Barcode | undefined): CoverShape[] {
  const { width, height, trim, folds, safe } = wrap;
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const size = Math.min(0.28, trim.height / 30);
  return [
    { kind: "box", role: "bleed", x: 0, y: 0, width, height },
    { kind: "box", role: "trim", ...trim },
    ...folds.map((x) => ({ kind: "fold" as const, x, y: 0, height })),
    { kind: "box", role: "safe", ...safe.back },
    { kind: "box", role: "safe", ...safe.front },
    ...(safe.spine ? [{ kind: "box" as const, role: "safe" as const, ...safe.spine }] : []),
    { kind: "words", text: labels.back, ...middle(safe.back), size },
    { kind: "words", text: labels.front, ...middle(safe.front), size },
    {
      kind: "words",
      text: labels.spine,
      x: (folds[0] + folds[1]) / 2,
      y: height / 2,
      size: Math.min(size, wrap.spineWidth * 0.6),
      turned: true,
    },
    ...(wrap.barcode ? drawBarcode(wrap.barcode, labels, barcode) : []),
  ];
}

/** EAN-13 at its nominal size: a module is 0.013 inch; quiet zones of eleven and seven modules, then the add-on. */
const nominal = { module: 0.013, quietLeft: 11, quietRight: 7, addOnGap: 9 } as const;

function drawBarcode(box: Box, labels: CoverLabels, barcode: Barcode | undefined): CoverShape[] {
  const frame = { kind: "box" as const, role: "barcode" as const, ...box };
  if (!barcode) {
    return [
      frame,
      { kind: "words", text: labels.barcode, x: box.x + box.width / 2, y: box.y + box.height / 2, size: 0.16 },
    ];
  }
  const { main, addOn, isbn, price } = barcode;
  const modules = nominal.quietLeft + main.length + nominal.addOnGap + addOn.length + nominal.quietRight;
  const unit = Math.min(nominal.module, box.width / modules);
  const left = box.x + (box.width - modules * unit) / 2 + nominal.quietLeft * unit;
  const right = left + (main.length + nominal.addOnGap) * unit;
  const top = box.y + 0.26;
  const bottom = box.y + box.height - 0.2;
  return [
    frame,
    { kind: "words", text: `ISBN ${isbn}`, x: box.x + box.width / 2, y: box.y + 0.13, size: 0.11 },
    ...toBars(main, left, top, bottom - top, unit),
    ...toBars(addOn, right, top + 0.12, bottom - top - 0.12, unit),
    { kind: "words", text: isbn.replace(/\D/g, ""), x: left + (main.length * unit) / 2, y: bottom + 0.09, size: 0.1 },
    { kind: "words", text: price, x: right + (addOn.length * unit) / 2, y: top + 0.04, size: 0.1 },
  ];
}

/** Neighboring modules are one bar: a printer that sees a seam between them prints it. */
function toBars(modules: string, x: number, y: number, height: number, unit: number): CoverShape[] {
  return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    kind: "bar",
    x: x + index * unit,
    y,
    width: run.length * unit,
    height,
  }));
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const guideColors = { bleed: "#b3261e", trim: "#1a1c22", safe: "#2563eb", barcode: "#1a1c22" } as const;

/** The template as a file: its size in inches, so that a drawing program opens it as large as it is. */
export function writeSvg(shapes: readonly CoverShape[], { width, height }: CoverWrap): string {
  const draw = (shape: CoverShape): string => {
    switch (shape.kind) {
      case "box": {
        const dashes = shape.role === "safe" ? ' stroke-dasharray="0.06 0.04"' : "";
        const fill = shape.role === "barcode" ? "#ffffff" : "none";
        return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${fill}" stroke="${guideColors[shape.role]}" stroke-width="0.01"${dashes}/>`;
      }
      case "fold":
        return `<path d="M${shape.x} ${shape.y}v${shape.height}" stroke="${guideColors.trim}" stroke-width="0.01" stroke-dasharray="0.12 0.06"/>`;
      case "bar":
        return `<rect x="${shape.x.toFixed(4)}" y="${shape.y.toFixed(4)}" width="${shape.width.toFixed(4)}" height="${shape.height.toFixed(4)}" fill="#000000"/>`;
      case "words": {
        const turn = shape.turned ? ` transform="rotate(90 ${shape.x} ${shape.y})"` : "";
        return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" fill="#565249"${turn}>${escapeXml(shape.text)}</text>`;
      }
    }
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}">\n${shapes.map(draw).join("\n")}\n</svg>\n`;
}
