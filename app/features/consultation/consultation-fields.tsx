import type { ComponentProps } from "react";
import { ChoiceGroup } from "#app/forms/choice-group.tsx";
import { type Choice, SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import type { FieldTie } from "#app/forms/use-form.ts";
import type { FieldRule } from "#domain/consultation-fields.ts";

/** What the rules cannot know: which fields share a line, and how their boxes are best filled. */
export type Look = Pick<ComponentProps<"input">, "inputMode"> & { isHalf?: true; rows?: number };

type ConsultationFieldsProps = {
  fields: Readonly<Record<string, FieldRule>>;
  words: {
    choose: string;
    fields: Readonly<Record<string, { label: string; help?: string; placeholder?: string }>>;
    options: Readonly<Record<string, readonly Choice[]>>;
  };
  looks: Readonly<Record<string, Look>>;
  tie: FieldTie;
};

/** Each field by its kind, in the order of the rules; one that nobody has given a look has a line to itself. */
export function ConsultationFields({ fields, words, looks, tie }: ConsultationFieldsProps) {
  return (
    <div className="clear-both grid gap-x-6 gap-y-6 sm:grid-cols-2">
      {Object.entries(fields).map(([name, rule]) => {
        const { label = "", help, placeholder } = words.fields[name] ?? {};
        const { isHalf, rows, inputMode } = looks[name] ?? {};
        const shared = {
          ...tie(name),
          label,
          description: help,
          required: rule.isRequired,
          isOptional: !rule.isRequired,
          autoComplete: rule.autocomplete,
          className: isHalf ? undefined : "sm:col-span-2",
        };
        const options = words.options[name] ?? [];
        switch (rule.kind) {
          case "carried":
            return null;
          case "select":
            return <SelectField key={name} {...shared} options={options} placeholder={words.choose} />;
          case "checkboxes":
            // Several boxes cannot share one id; the group's legend names them.
            return <ChoiceGroup key={name} {...shared} id={undefined} pick="many" options={options} columns={2} />;
          case "textarea":
            return <TextArea key={name} {...shared} rows={rows} />;
          default:
            return (
              <TextField
                key={name}
                {...shared}
                type={rule.kind}
                inputMode={rule.kind === "email" ? "email" : inputMode}
                placeholder={placeholder}
              />
            );
        }
      })}
    </div>
  );
}
