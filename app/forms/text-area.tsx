import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses, Field, type FieldWords } from "./field.tsx";

export type TextAreaProps = FieldWords & ComponentProps<"textarea">;

/** Grows with its text where the browser can. */
export function TextArea({
  label,
  description,
  error,
  isOptional,
  className,
  id,
  rows = 5,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ id, label, description, error, isOptional, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={classNames(controlClasses, "max-h-[60vh] min-h-32 field-sizing-content")}
        />
      )}
    </Field>
  );
}
