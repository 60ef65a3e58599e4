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

/** What a field knows besides what its control does: the props of every field that is a label and one control. */
export type FieldProps = FieldWords & {
  id?: string;
  className?: string;
  /** For a field in a row whose heading says it already; it is still read aloud. */
  hidesLabel?: boolean;
  look?: FieldLook;
};

/** The look of every box one types or chooses in, whatever its size. */
export const boxClasses =
  "w-full rounded-sm border border-rule-strong bg-surface text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger";

export const controlClasses = `${boxClasses} px-3.5 py-2.5 text-base`;

/** How a field is set, as classes. The staff desk sets it closer (features/desk/frame/desk-fields.tsx). */
export type FieldLook = Record<"frame" | "label" | "description" | "input" | "textArea" | "select" | "arrow", string>;

const pageLook: FieldLook = {
  frame: "gap-1.5",
  label: "font-semibold",
  description: "text-sm text-ink-soft",
  input: `${controlClasses} min-h-12`,
  textArea: `${controlClasses} max-h-[60vh] min-h-32`,
  select: `${controlClasses} min-h-12 pr-10`,
  arrow: "right-3 size-5",
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldFrame<Own> = FieldProps & Own & { children: (control: Own & ControlProps, look: FieldLook) => ReactNode };

/**
 * Label above, description, control, error: tied together so that nobody has to guess which belongs to which. Whatever else
 * it is given is the control's own.
 */
export function Field<Own extends object>({
  id,
  label,
  description,
  error,
  isOptional,
  className,
  hidesLabel,
  look = pageLook,
  children,
  ...own
}: FieldFrame<Own>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const ids = useDescriptions(fieldId, description, error);
  const tied = { id: fieldId, "aria-describedby": ids.all, "aria-invalid": error ? true : undefined } as const;
  return (
    <div className={classNames("flex flex-col", look.frame, className)}>
      <label htmlFor={fieldId} className={hidesLabel ? "sr-only" : look.label}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <FieldDescription id={ids.description} text={description} className={look.description} />
      {children({ ...(own as unknown as Own), ...tied }, look)}
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
      <FieldDescription id={ids.description} text={description} className={pageLook.description} />
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

function FieldDescription({ id, text, className }: { id: string; text?: string; className: string }) {
  return text ? (
    <p id={id} className={className}>
      {text}
    </p>
  ) : null;
}

function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p id={id} className="text-sm font-semibold text-danger">
      {error}
    </p>
  ) : null;
}
