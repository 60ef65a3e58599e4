/**
 * Each is a file beside this one, 320 by 200, and stands on its lower edge. Its letters are outlines, since a picture of its
 * own knows no typefaces of the page's.
 */
export const vignettes = [
  "closed",
  "copies",
  "copyedit",
  "face-out",
  "letters",
  "line-edit",
  "manuscript",
  "piles",
  "proof",
  "receipt",
  "unsigned",
] as const;

export type VignetteName = (typeof vignettes)[number];

/** A picture that says nothing, as an ornament does, and comes when somebody is near: it weighs nothing in its page. */
export const vignetteImage = (name: VignetteName) =>
  ({ src: `/vignettes/${name}.svg`, alt: "", width: 320, height: 200, loading: "lazy" }) as const;
