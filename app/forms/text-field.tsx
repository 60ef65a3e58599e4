import type { ComponentProps } from "react";
import { Field, type FieldProps, pageLook } from "./field.tsx";

export type TextFieldProps = FieldProps & ComponentProps<"input">;

/** `className` places the field; everything else is the input's own (type, name, autoComplete, inputMode, ref ...). */
export function TextField({
  label,
  description,
  error,
  isOptional,
  className,
  id,
  hidesLabel,
  look = pageLook,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, description, error, isOptional, className, hidesLabel, look }}>
      {(control) => <input type="text" {...input} {...control} className={look.input} />}
    </Field>
  );
}
