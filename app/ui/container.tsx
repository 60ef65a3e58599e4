import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

// The margins come on top of the width, so that a measure stays the measure.
const widths = {
  page: "max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]",
  narrow: "max-w-[calc(var(--container-narrow)+2*var(--spacing-gutter))]",
  measure: "max-w-[calc(var(--container-measure)+2*var(--spacing-gutter))]",
};

/** The type area: margins that grow with the page, and a width that does not outgrow the eye. */
export function Container({
  width = "page",
  className,
  ...rest
}: ComponentProps<"div"> & { width?: keyof typeof widths }) {
  return <div {...rest} className={classNames("mx-auto w-full px-gutter", widths[width], className)} />;
}
