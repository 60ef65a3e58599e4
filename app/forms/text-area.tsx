import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

type OwnProps = Omit<ComponentProps<"textarea">, keyof FieldProps | "children">;
export type TextAreaProps = FieldProps & OwnProps;

/** Grows with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  return (
    <Field<OwnProps> {...props}>
      {(control, look) => (
        <textarea rows={5} {...control} className={classNames(look.textArea, "field-sizing-content")} />
      )}
    </Field>
  );
}
