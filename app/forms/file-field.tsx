import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { boxClasses, Field, type FieldProps } from "./field.tsx";

type OwnProps = Omit<ComponentProps<"input">, keyof FieldProps | "type" | "children">;

/** A field for a file: the browser's own button in it looks like one of ours; `isLead` where it is the page's one action. */
export function FileField({ isLead = false, ...props }: FieldProps & OwnProps & { isLead?: boolean }) {
  return (
    <Field<OwnProps> {...props}>
      {(control) => (
        <input
          {...control}
          type="file"
          className={classNames(
            boxClasses,
            "p-2 text-base text-ink-soft file:mr-4 file:rounded-sm file:border file:px-4 file:py-2 file:font-semibold",
            isLead
              ? "file:border-action file:bg-action file:text-on-action hover:file:bg-action-hover"
              : "file:border-rule-strong file:bg-transparent file:text-ink hover:file:border-ink",
          )}
        />
      )}
    </Field>
  );
}
