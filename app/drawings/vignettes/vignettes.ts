/**
 * Each is a file beside this one, in the shape of 320 by 200: what it shows begins at its left edge and stands on its lower
 * one, with the ground as its last line: a picture that does not come leaves none. Its letters are outlines, since a picture
 * of its own knows no typefaces of the page's. The `pile` is five books, repeated as often as a figure wants.
 */
export const vignettes = [
  "cards",
  "clauses",
  "closed",
  "copies",
  "copyedit",
  "face-out",
  "letters",
  "line-edit",
  "manuscript",
  "pile",
  "proof",
  "receipt",
  "screens",
  "unsigned",
] as const;

export type VignetteName = (typeof vignettes)[number];

/** A picture that says nothing, as an ornament does, and comes when somebody is near: it weighs nothing in its page. */
export const vignetteImage = (name: VignetteName) =>
  ({ src: `/vignettes/${name}.svg`, alt: "", width: 320, height: 200, loading: "lazy" }) as const;
