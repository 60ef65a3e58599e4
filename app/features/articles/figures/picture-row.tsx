import { type VignetteName, vignetteImage } from "#app/drawings/vignettes/vignettes.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Pictures of one kind side by side, so that they are compared; four of them in pairs on a phone, two below one another. */
export const PictureRow = ({ names, alt }: { names: readonly VignetteName[]; alt: string }) => (
  <div
    role="img"
    aria-label={alt}
    className={classNames(
      "grid gap-2 max-lg:-mx-gutter *:m-0! *:w-full",
      names.length > 2 ? "grid-cols-2 sm:grid-cols-4" : "sm:grid-cols-2",
    )}
  >
    {names.map((name) => (
      <img key={name} {...vignetteImage(name)} alt="" className="dark:brightness-90" />
    ))}
  </div>
);
