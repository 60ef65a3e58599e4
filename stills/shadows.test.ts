import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import list from "#app/drawings/stills/stills.json" with { type: "json" };

const folder = "app/drawings/stills";
const files = Object.values(list).flatMap(({ files: [largest] }) => largest?.file ?? []);

test.each(files)(
  "no shadow is cut by the edge of %s: what is half clear there is at most the rim of a thing",
  async (file) => {
    const { data, info } = await sharp(join(folder, file))
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [width, height] = [info.width, info.height];
    const edges = {
      top: Array.from({ length: width }, (_, x) => data[x]),
      foot: Array.from({ length: width }, (_, x) => data[(height - 1) * width + x]),
      left: Array.from({ length: height }, (_, y) => data[y * width]),
      right: Array.from({ length: height }, (_, y) => data[y * width + width - 1]),
    };
    for (const [edge, opacity] of Object.entries(edges)) {
      const halfClear = opacity.filter((alpha = 0) => alpha > 5 && alpha < 245);
      expect(halfClear.length / opacity.length, edge).toBeLessThan(0.07);
    }
  },
);
