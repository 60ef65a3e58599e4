import { classNames } from "./class-names.ts";

/** What went wrong, where it did; nothing as long as nothing has. */
export function Problem({ text, className }: { text: string | undefined; className?: string }) {
  return text ? (
    <p role="alert" className={classNames("text-sm font-semibold text-danger", className)}>
      {text}
    </p>
  ) : null;
}
