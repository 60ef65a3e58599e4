import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type FieldWords = {
  label: string;
  description?: string;
  /** In words, what is wrong and how to mend it; shown beside the field and read with it. */
  error?: string;
  /** Marks the field as optional; fields are required unless they say so. */
  isOptional?: boolean;
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** Label above, description, control, error: tied together so that nobody has to guess which belongs to which. */
export function Field({
  id,
  label,
  description,
  error,
  isOptional,
  className,
  children,
}: FieldWords & { id?: string; className?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const ids = useDescriptions(fieldId, description, error);
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {description && <FieldDescription id={ids.description}>{description}</FieldDescription>}
      {children({ id: fieldId, "aria-describedby": ids.all, "aria-invalid": error ? true : undefined })}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The same for a group of choices, where the legend is the label. */
export function FieldGroup({
  label,
  description,
  error,
  isOptional,
  className,
  children,
}: FieldWords & { className?: string; children: ReactNode }) {
  const ids = useDescriptions(useId(), description, error);
  return (
    <fieldset aria-describedby={ids.all} className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <legend className="mb-1.5 font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      {description && <FieldDescription id={ids.description}>{description}</FieldDescription>}
      {children}
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}

function useDescriptions(base: string, description?: string, error?: string) {
  const ids = { description: `${base}-description`, error: `${base}-error` };
  const all = classNames(description && ids.description, error && ids.error) || undefined;
  return { ...ids, all };
}

function OptionalMark() {
  return <span className="font-normal text-ink-soft"> (optional)</span>;
}

function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  );
}

function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p id={id} className="text-sm font-semibold text-danger">
      {error}
    </p>
  ) : null;
}

/** The look of every box one types or chooses in. */
export const controlClasses =
  "w-full rounded-sm border border-rule-strong bg-surface px-3.5 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger";
