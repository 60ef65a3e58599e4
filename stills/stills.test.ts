import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import list from "#app/drawings/stills/stills.json" with { type: "json" };
import { fingerprintOf } from "./scene.tsx";
import { stills } from "./stills.ts";

const folder = "app/drawings/stills";

test("every still is drawn, and nothing is kept of one that is not a still anymore", () => {
  expect(Object.keys(list).toSorted()).toEqual(stills.map(({ name }) => name).toSorted());
  const named = Object.values(list).flatMap(({ files }) => files.map(({ file }) => file));
  expect(readdirSync(folder).filter((file) => file.endsWith(".avif"))).toEqual(named.toSorted());
});

test.each(stills)("what $name shows is what the site has now: else `npm run stills $name`", (still) => {
  expect(list[still.name as keyof typeof list]?.drawnFrom).toBe(fingerprintOf(still));
});

test.each(stills)(
  "no shadow is cut by the edge of $name, but where its shelf runs on: what is half clear there is at most the rim of a thing",
  async ({ name, shelf }) => {
    const [largest] = list[name as keyof typeof list].files;
    const { data, info } = await sharp(join(folder, largest?.file ?? ""))
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [width, height] = [info.width, info.height];
    const ends = {
      top: Array.from({ length: width }, (_, x) => data[x]),
      foot: Array.from({ length: width }, (_, x) => data[(height - 1) * width + x]),
    };
    const sides = {
      left: Array.from({ length: height }, (_, y) => data[y * width]),
      right: Array.from({ length: height }, (_, y) => data[y * width + width - 1]),
    };
    for (const [edge, opacity] of Object.entries({ ...ends, ...(!shelf && sides) })) {
      const halfClear = opacity.filter((alpha = 0) => alpha > 5 && alpha < 245);
      expect(halfClear.length / opacity.length, edge).toBeLessThan(0.07);
    }
  },
);
