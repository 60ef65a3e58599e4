import { type ComponentProps, Fragment, type ReactNode } from "react";
import { ChoiceGroup } from "#app/forms/choice-group.tsx";
import { type Choice, SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import type { FieldTie } from "#app/forms/use-form.ts";
import { classNames } from "#app/ui/class-names.ts";
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
  /** Fields that a phone folds away, and what stands before the first of them to ask for them. */
  folded?: { names: readonly string[]; ask: ReactNode };
  tie: FieldTie;
};

/** Each field by its kind, in the order of the rules; one that nobody has given a look has a line to itself. */
export function ConsultationFields({ fields, folded, ...rest }: ConsultationFieldsProps) {
  const isFolded = (name: string) => folded?.names.includes(name) ?? false;
  return (
    <div className="fields clear-both grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
      {Object.keys(fields).map((name) => (
        <Fragment key={name}>
          {name === folded?.names[0] && folded.ask}
          <ConsultationField name={name} rule={fields[name] as FieldRule} isFolded={isFolded(name)} {...rest} />
        </Fragment>
      ))}
    </div>
  );
}

type ConsultationFieldProps = Pick<ConsultationFieldsProps, "words" | "looks" | "tie"> & {
  name: string;
  rule: FieldRule;
  isFolded: boolean;
};

function ConsultationField({ name, rule, isFolded, words, looks, tie }: ConsultationFieldProps) {
  const { label = "", help, placeholder } = words.fields[name] ?? {};
  const { isHalf, rows, inputMode } = looks[name] ?? {};
  const shared = {
    ...tie(name),
    label,
    description: help,
    required: rule.isRequired,
    isOptional: !rule.isRequired,
    autoComplete: rule.autocomplete,
    className: classNames(!isHalf && "sm:col-span-2", isFolded && "folds"),
  };
  const options = words.options[name] ?? [];
  switch (rule.kind) {
    case "carried":
      return null;
    case "select":
      return <SelectField {...shared} options={options} placeholder={words.choose} />;
    case "checkboxes":
      // Several boxes cannot share one id; the group's legend names them.
      return <ChoiceGroup {...shared} id={undefined} pick="many" options={options} columns={2} />;
    case "textarea":
      return <TextArea {...shared} rows={rows} />;
    default:
      return (
        <TextField
          {...shared}
          type={rule.kind}
          inputMode={rule.kind === "email" ? "email" : inputMode}
          placeholder={placeholder}
        />
      );
  }
}
