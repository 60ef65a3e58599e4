import type { SVGProps } from "react";

export type PictureProps = {
  /** What the picture tells someone who cannot see it. Without it the picture is decoration and stays silent. */
  alt?: string;
  className?: string;
};

type FrameProps = PictureProps & SVGProps<SVGSVGElement> & { viewBox: string };

/** The one way a drawing stands on a page: spoken when it has an `alt`, hidden from assistive technology otherwise. */
export function Picture({ alt, children, ...rest }: FrameProps) {
  return alt ? (
    <svg {...rest} role="img" aria-label={alt}>
      {children}
    </svg>
  ) : (
    <svg {...rest} aria-hidden="true">
      {children}
    </svg>
  );
}
