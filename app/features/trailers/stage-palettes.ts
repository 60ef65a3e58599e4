import type { CSSProperties } from "react";
import { covers } from "#app/drawings/covers.ts";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";

export type StagePalette = CSSProperties & Record<`--stage-${string}`, string>;

/**
 * A trailer's light: the ground it plays on and the brighter middle of it, something dark that stands in front, its type,
 * its line, and the one colour kept for the turn of the story.
 */
type Light = { ground: string; far: string; near: string; type: string; line: string; accent: string };

const lights: Record<SampleTrailer["coverId"], Light> = {
  7: { ground: "#120d0f", far: "#2b1d1f", near: "#0a0708", type: "#fbf4e8", line: "#e3b3a0", accent: "#f0866f" },
  8: { ground: "#0c1820", far: "#3d5361", near: "#0a131a", type: "#f1efe6", line: "#c3ced2", accent: "#f2a05c" },
  9: { ground: "#efe4cf", far: "#fbf5e9", near: "#d9c7a8", type: "#3d111b", line: "#a8795a", accent: "#e2711d" },
};

/** The title is set in the cover's own inks. */
export function stagePalette(coverId: SampleTrailer["coverId"]): StagePalette {
  const light = lights[coverId];
  const cover = covers[coverId].palette;
  return {
    "--stage-ground": light.ground,
    "--stage-far": light.far,
    "--stage-type": light.type,
    "--stage-line": light.line,
    "--stage-near": light.near,
    "--stage-accent": light.accent,
    "--stage-shade": "#000000",
    "--stage-cover": cover.ground,
    "--stage-cover-type": cover.ink,
    "--stage-cover-second": cover.second,
    "--stage-cover-accent": cover.accent,
  };
}
