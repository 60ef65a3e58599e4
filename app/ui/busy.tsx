import { classNames } from "./class-names.ts";

/** A small turning ring; whoever shows it says in words what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-[1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
}

/** A place that is still being filled, in words and for everyone. */
export function Busy({ label = "Loading...", className }: { label?: string; className?: string }) {
  return (
    <p role="status" className={classNames("flex items-center gap-3 text-ink-soft", className)}>
      <Spinner />
      {label}
    </p>
  );
}

/** Stands in for a line or a block of known size while it loads. Give it its size with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("block animate-pulse rounded-sm bg-rule", className ?? "h-4")} />
  );
}
