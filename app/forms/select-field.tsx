import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type Choice = { value: string; label: string };

type OwnProps = Omit<ComponentProps<"select">, keyof FieldProps | "children">;
export type SelectFieldProps = FieldProps &
  OwnProps & {
    options: readonly Choice[];
    /** The empty first choice; leave it out when one of the options is always chosen. */
    placeholder?: string;
  };

/** The browser's own select: the right picker on every phone, and it works without scripts. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field<OwnProps> {...props}>
      {(control, look) => (
        <span className="relative">
          <select {...control} className={classNames(look.select, "appearance-none")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className={classNames("pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft", look.arrow)}
          />
        </span>
      )}
    </Field>
  );
}
