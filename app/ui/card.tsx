import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A sheet of paper on the page. `ruled` is lighter: a hairline above, no frame. */
export function Card({
  variant = "framed",
  className,
  ...rest
}: ComponentProps<"div"> & { variant?: "framed" | "ruled" }) {
  return (
    <div
      {...rest}
      className={classNames(
        variant === "framed"
          ? "rounded-md border border-rule bg-surface p-6 sm:p-8"
          : "border-t border-rule-strong pt-6",
        className,
      )}
    />
  );
}
