import type { ComponentProps } from "react";
import { Spinner } from "./busy.tsx";
import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "on-night" | "danger";
export type ButtonSize = "medium" | "small";

// On paper there is nothing to press.
const base =
  "print:hidden inline-flex items-center justify-center gap-2 rounded-sm border text-center font-semibold no-underline transition active:translate-y-px disabled:translate-y-0 disabled:opacity-55 aria-disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-90";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-action text-on-action hover:bg-action-hover disabled:bg-action aria-disabled:bg-action",
  secondary: "border-rule-strong bg-transparent text-ink hover:border-ink hover:bg-paper-deep",
  quiet: "border-transparent bg-transparent text-action-strong hover:bg-action/10",
  "on-night": "border-transparent bg-on-night text-night hover:bg-gold-ink",
  danger: "border-danger bg-transparent text-danger hover:bg-danger/10",
};

const sizes: Record<ButtonSize, string> = {
  medium: "min-h-12 px-5 py-2.5 text-ui leading-tight",
  small: "min-h-10 px-4 py-1.5 text-[0.9375rem] leading-tight",
};

/** The look of a button, for elements that act like one (links, summaries). */
export function buttonClasses(variant: ButtonVariant = "primary", size: ButtonSize = "medium", className?: string) {
  return classNames(base, variants[variant], sizes[size], className);
}

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While true the button is disabled, turns a spinner and reads `busyLabel`. */
  isBusy?: boolean;
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {isBusy && <Spinner />}
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  );
}
