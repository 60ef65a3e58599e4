import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type OwnProps = Omit<ComponentProps<"input">, keyof FieldProps | "children">;
export type TextFieldProps = FieldProps & OwnProps;

/** `className` places the field; everything else is the input's own (type, name, autoComplete, inputMode, ref ...). */
export function TextField(props: TextFieldProps) {
  return (
    <Field<OwnProps> {...props}>{(control, look) => <input type="text" {...control} className={look.input} />}</Field>
  );
}
