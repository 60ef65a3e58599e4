import type { SVGProps } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type PictureProps = {
  /** What the picture tells someone who cannot see it. Without it the picture is decoration and stays silent. */
  alt?: string;
  className?: string;
};

type FrameProps = PictureProps & SVGProps<SVGSVGElement> & { viewBox: string };

/**
 * The one way a drawing stands on a page: spoken when it has an `alt`, hidden from assistive technology otherwise, and
 * laid out when somebody comes near. That shifts nothing, because its box is known without what is in it.
 */
export function Picture({ alt, className, style, children, ...rest }: FrameProps) {
  const aspectRatio = rest.viewBox.split(" ").slice(2).join("/");
  const frame = { ...rest, className: classNames("when-near", className), style: { ...style, aspectRatio } };
  return alt ? (
    <svg {...frame} role="img" aria-label={alt}>
      {children}
    </svg>
  ) : (
    <svg {...frame} aria-hidden="true">
      {children}
    </svg>
  );
}
