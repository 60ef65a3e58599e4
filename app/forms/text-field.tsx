import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses, Field, type FieldWords } from "./field.tsx";

export type TextFieldProps = FieldWords & ComponentProps<"input">;

/** `className` places the field; everything else is the input's own (type, name, autoComplete, inputMode, ref ...). */
export function TextField({ label, description, error, isOptional, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, description, error, isOptional, className }}>
      {(control) => <input type="text" {...input} {...control} className={classNames(controlClasses, "min-h-12")} />}
    </Field>
  );
}
