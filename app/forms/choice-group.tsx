import type { ComponentProps } from "react";
import { tickClasses } from "./checkbox-field.tsx";
import { FieldGroup, type FieldWords } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

export type ChoiceGroupProps = FieldWords &
  Omit<ComponentProps<"input">, "type" | "value"> & {
    /** `one` draws radio buttons, `many` boxes to tick. */
    pick: "one" | "many";
    options: readonly Choice[];
    columns?: 1 | 2;
    /** Which one is chosen, where the page decides it. */
    chosen?: string;
  };

/** A question with a few answers in sight. Other props (name, ref, onChange, checked ...) go to every input. */
export function ChoiceGroup({
  label,
  description,
  error,
  isOptional,
  className,
  pick,
  options,
  columns = 1,
  chosen,
  ...input
}: ChoiceGroupProps) {
  return (
    <FieldGroup {...{ label, description, error, isOptional, className }}>
      <div className={columns === 2 ? "grid gap-x-6 gap-y-2 sm:grid-cols-2 sm:*:last:odd:col-span-2" : "grid gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-sm border border-rule-strong bg-surface px-3.5 py-2.5 transition-colors hover:border-ink has-checked:border-action"
          >
            <input
              {...input}
              type={pick === "one" ? "radio" : "checkbox"}
              {...(chosen !== undefined && { checked: option.value === chosen })}
              value={option.value}
              className={tickClasses}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
