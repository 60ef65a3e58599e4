import { classNames } from "#app/ui/class-names.ts";
import halfTitle from "./stills/half-title.json" with { type: "json" };
import homeShelf from "./stills/home-shelf.json" with { type: "json" };

/** Pictures of our books as light falls on them; `npm run stills` makes them of the covers, and `/stills` says how. */
const stills = { "half-title": halfTitle, "home-shelf": homeShelf };

export const stillAddress = (file: string) => `/assets/stills/${file}`;

type StillProps = {
  of: keyof typeof stills;
  alt: string;
  /** How wide it stands, in the words of `sizes`. */
  sizes: string;
  className?: string;
};

/** The page shines through where nothing lies and no shadow falls: one picture in any light. */
export function Still({ of, alt, sizes, className }: StillProps) {
  const { width, height, files } = stills[of];
  return (
    <img
      src={stillAddress(files.at(-1)?.file ?? "")}
      srcSet={files.map((one) => `${stillAddress(one.file)} ${one.width}w`).join()}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
      className={classNames("select-none dark:brightness-90", className)}
    />
  );
}
