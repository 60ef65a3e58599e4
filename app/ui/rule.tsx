import { classNames } from "./class-names.ts";

/** A hairline; `ornament` breaks it with a printer's lozenge, as between the parts of a chapter. */
export function Rule({ variant = "hairline", className }: { variant?: "hairline" | "ornament"; className?: string }) {
  if (variant === "hairline") return <hr className={classNames("border-rule", className)} />;
  return (
    <div aria-hidden="true" className={classNames("flex items-center gap-3", className)}>
      <span className="h-px w-12 bg-gold" />
      <span className="size-1.5 rotate-45 bg-gold" />
      <span className="h-px w-12 bg-gold" />
    </div>
  );
}
