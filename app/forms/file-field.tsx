import type { ComponentProps } from "react";
import { boxClasses, Field, type FieldProps } from "./field.tsx";

type OwnProps = Omit<ComponentProps<"input">, keyof FieldProps | "type" | "children">;

/** A field for a file: the browser's own button in it looks like one of ours. */
export function FileField(props: FieldProps & OwnProps) {
  return (
    <Field<OwnProps> {...props}>
      {(control) => (
        <input
          {...control}
          type="file"
          className={`${boxClasses} p-2 text-base text-ink-soft file:mr-4 file:rounded-sm file:border-0 file:bg-action file:px-4 file:py-2 file:font-semibold file:text-on-action hover:file:bg-action-hover`}
        />
      )}
    </Field>
  );
}
