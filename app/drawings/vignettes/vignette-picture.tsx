import { type VignetteName, vignetteImage } from "./vignettes.ts";

/** One of them in a list, with the edge that a plate has. */
export const VignettePicture = ({ name }: { name: VignetteName }) => (
  <img
    {...vignetteImage(name)}
    alt=""
    className="w-full border border-ink/16 object-cover select-none dark:brightness-90 print:hidden"
  />
);
