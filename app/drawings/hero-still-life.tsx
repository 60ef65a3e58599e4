import { classNames } from "#app/ui/class-names.ts";
import type { PictureProps } from "./picture.tsx";
import { Still } from "./stills/still.tsx";

/** The first picture a visitor sees: a shelf in the light of a window, which comes in once. Its right edge is the page's. */
export function HeroStillLife({ alt = "", className }: PictureProps) {
  return (
    <div className={classNames("relative", className)}>
      <div className="window-light absolute -inset-y-[8%] left-[-4%] w-3/4" />
      <Still
        of="home-shelf"
        alt={alt}
        isFirst
        sizes="(width >= 64rem) 56vw, 100vw"
        className="relative size-full object-cover object-[40%_100%]"
      />
    </div>
  );
}
