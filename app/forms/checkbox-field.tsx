import { type ComponentProps, type ReactNode, useId } from "react";

export type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: string };

export const tickClasses = "mt-[0.2em] size-5 shrink-0";

/** One box to tick, its sentence beside it. */
export function CheckboxField({ label, error, className, ...input }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={tickClasses}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
