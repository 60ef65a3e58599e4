import { encode } from "uqr";

/** Draws a QR code as SVG, for authenticator apps to read from a screen: a seventh of it may be lost. */
export function drawQrCode(text: string): string {
  // Four modules of white around it, as the standard asks; cameras find no edge without them.
  const modules = makeModules(text, 4);
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`;
}

export const makeModules = (text: string, border = 0): boolean[][] => encode(text, { ecc: "M", border }).data;
