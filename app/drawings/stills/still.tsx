import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { stillAddress } from "./still-address.ts";
import stills from "./stills.json" with { type: "json" };

/** Pictures of our books as light falls on them; `npm run stills` makes them of the covers, and the folder `stills` says how. */
export type StillName = keyof typeof stills;

type StillProps = {
  of: StillName;
  alt: string;
  /** How wide it stands, in the words of `sizes`. What is small wherever it stands has one file for all. */
  sizes?: string;
  /** It opens its page, and is fetched with it; any other waits until somebody comes near. */
  isFirst?: true;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The page shines through where nothing lies and no shadow falls: one picture in any light. */
export function Still({ of, alt, sizes, isFirst, className, style }: StillProps) {
  const { width, height, files } = stills[of];
  return (
    <img
      src={stillAddress(files.at(sizes ? -1 : 0)?.file ?? "")}
      srcSet={sizes && files.map((one) => `${stillAddress(one.file)} ${one.width}w`).join()}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      className={classNames("select-none dark:brightness-90", className)}
      style={style}
    />
  );
}
