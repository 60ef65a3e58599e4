import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field, type FieldProps, pageLook } from "./field.tsx";

export type TextAreaProps = FieldProps & ComponentProps<"textarea">;

/** Grows with its text where the browser can. */
export function TextArea({
  label,
  description,
  error,
  isOptional,
  className,
  id,
  hidesLabel,
  look = pageLook,
  rows = 5,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ id, label, description, error, isOptional, className, hidesLabel, look }}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={classNames(look.textArea, "field-sizing-content")}
        />
      )}
    </Field>
  );
}
