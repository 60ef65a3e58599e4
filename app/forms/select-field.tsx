import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses, Field, type FieldWords } from "./field.tsx";

export type Choice = { value: string; label: string };

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, "children"> & {
    options: readonly Choice[];
    /** The empty first choice; leave it out when one of the options is always chosen. */
    placeholder?: string;
  };

/** The browser's own select: the right picker on every phone, and it works without scripts. */
export function SelectField({
  label,
  description,
  error,
  isOptional,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, description, error, isOptional, className }}>
      {(control) => (
        <SelectBox
          {...select}
          {...control}
          {...{ options, placeholder }}
          className={classNames(controlClasses, "min-h-12 pr-10")}
          arrowClasses="right-3 size-5"
        />
      )}
    </Field>
  );
}

type SelectBoxProps = Omit<SelectFieldProps, keyof FieldWords> & { arrowClasses: string };

/** The box alone with its arrow, without a label, for fields of any density. */
export function SelectBox({ options, placeholder, className, arrowClasses, ...select }: SelectBoxProps) {
  return (
    <span className="relative">
      <select {...select} className={classNames(className, "appearance-none")}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={classNames("pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft", arrowClasses)}
      />
    </span>
  );
}
