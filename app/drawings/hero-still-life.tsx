import { classNames } from "#app/ui/class-names.ts";
import type { PictureProps } from "./picture.tsx";
import { Still } from "./still.tsx";

/** The first picture a visitor sees: books in the light of a window, which comes in once. Its right edge is the page's. */
export function HeroStillLife({ alt = "", className }: PictureProps) {
  return (
    <div className={classNames("relative overflow-hidden", className)}>
      <svg
        viewBox="0 0 900 600"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
        className="window-light absolute inset-0 size-full"
      >
        <path d="M70 460V330a340 290 0 0 1 680 0v130z" fill="var(--color-sand)" />
        <path d="M90 460V330a320 270 0 0 1 640 0v130z" fill="var(--color-surface)" fillOpacity=".55" />
        <path d="M303 62v398M517 62v398M80 330h660" stroke="var(--color-sand)" strokeWidth="12" />
      </svg>
      <Still
        of="home-shelf"
        alt={alt}
        sizes="(width >= 64rem) 54vw, 100vw"
        className="relative size-full object-cover object-[50%_45%]"
      />
    </div>
  );
}
