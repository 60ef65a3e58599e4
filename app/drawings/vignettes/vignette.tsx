/**
 * The height of each at 320 across. Each is a file beside this one; its letters are outlines, since a picture of its own
 * knows no typefaces of the page's.
 */
const heights = {
  closed: 196,
  copies: 158,
  "face-out": 164,
  letter: 190,
  letters: 182,
  manuscript: 200,
  piles: 150,
  receipt: 194,
  unsigned: 200,
} as const;

export type VignetteName = keyof typeof heights;
export const vignettes = Object.keys(heights) as VignetteName[];

/** A picture that says nothing, as an ornament does, and comes when somebody is near: it weighs nothing in its page. */
export const vignetteImage = (name: VignetteName) =>
  ({ src: `/vignettes/${name}.svg`, alt: "", width: 320, height: heights[name], loading: "lazy" }) as const;

export function Vignette({ name, className }: { name: VignetteName; className: string }) {
  return <img {...vignetteImage(name)} alt="" className={className} />;
}
