import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { ChoiceGroup } from "#app/forms/choice-group.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

const genres = [
  { value: "memoir", label: "Memoir" },
  { value: "business", label: "Business" },
  { value: "other", label: "Other" },
];

export function FormSpecimen() {
  return (
    <Section label="Forms" title="One way to ask" layout="margin" tone="deep">
      <form className="flex max-w-measure flex-col gap-6" noValidate>
        <ErrorSummary
          words={{ one: "Please check this answer", many: "Please check these answers" }}
          state={{ problems: { email: "Please enter a valid email address" }, reported: ["email"] }}
          idOf={(name) => `sample-${name}`}
        />
        <TextField label="Name" name="name" autoComplete="name" />
        <TextField
          id="sample-email"
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          description="We answer to this address."
          error="Please enter a valid email address"
          defaultValue="ada@"
        />
        <TextField label="Disabled" disabled defaultValue="Nothing to do here" />
        <SelectField label="Genre" name="genre" options={genres} placeholder="Choose a genre" isOptional />
        <TextArea label="Your book, in a few sentences" name="message" isOptional />
        <ChoiceGroup label="How shall we reach you?" name="contact" pick="one" options={genres} columns={2} />
        <ChoiceGroup label="What interests you?" name="services" pick="many" options={genres} isOptional />
        <CheckboxField label="Send me a copy" name="copy" />
        <div>
          <Button type="submit">Send</Button>
        </div>
      </form>
    </Section>
  );
}
