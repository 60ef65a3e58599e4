import type { ComponentProps } from "react";
import { boxClasses, type FieldLook } from "#app/forms/field.tsx";
import { SelectField, type SelectFieldProps } from "#app/forms/select-field.tsx";
import { TextArea, type TextAreaProps } from "#app/forms/text-area.tsx";
import { TextField, type TextFieldProps } from "#app/forms/text-field.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** The fields of all forms at the density of a tool; what helps stands below, where it is not read every time. */

const control = `${boxClasses} min-h-10 px-2.5 py-1.5 text-sm`;

const look: FieldLook = {
  frame: "min-w-0 gap-1",
  label: "text-label leading-snug tracking-[0] font-semibold",
  description: "order-last text-label tracking-[0] text-ink-soft",
  input: control,
  textArea: control,
  select: `${control} pr-8 text-ellipsis`,
  arrow: "right-2 size-4",
};

export const DeskInput = (props: TextFieldProps) => <TextField {...props} look={look} />;

export const DeskSelect = (props: SelectFieldProps) => <SelectField {...props} look={look} />;

export function DeskTextArea({ rows = 3, ...area }: TextAreaProps) {
  // A box that grows with its text forgets its rows; line by line, they are its least height.
  return <TextArea {...area} rows={rows} style={{ minHeight: `calc(${rows}lh + 0.875rem)` }} look={look} />;
}

type DeskCheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: string };

export function DeskCheckbox({ label, className, ...input }: DeskCheckboxProps) {
  return (
    <label className={classNames("flex items-center gap-2 text-sm", className)}>
      <input type="checkbox" {...input} className="size-[1.125rem]" />
      {label}
    </label>
  );
}
