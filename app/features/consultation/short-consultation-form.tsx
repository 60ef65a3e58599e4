import { SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { shortForm, shortFormOptions } from "#content/consultation-short-form.ts";
import { ConsultationForm } from "./consultation-form.tsx";

const { fields, choose } = shortForm;
const load = () => import("./send-consultation.ts").then(({ shortConsultation }) => shortConsultation);

/** The form of the contact section: a name, an address, and whatever else there is to say. */
export function ShortConsultationForm() {
  return (
    <ConsultationForm id="short-consultation" source="home" load={load} words={shortForm}>
      {(field) => (
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
          <TextField {...field("name")} label={fields.name.label} required autoComplete="name" />
          <TextField
            {...field("email")}
            label={fields.email.label}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
          />
          <TextField
            {...field("bookTitle")}
            label={fields.bookTitle.label}
            description={fields.bookTitle.help}
            isOptional
            className="sm:col-span-2"
          />
          <SelectField
            {...field("genre")}
            label={fields.genre.label}
            options={shortFormOptions.genre}
            placeholder={choose}
            isOptional
          />
          <TextField
            {...field("wordCount")}
            label={fields.wordCount.label}
            placeholder={fields.wordCount.placeholder}
            inputMode="numeric"
            isOptional
          />
          <SelectField
            {...field("publishingGoals")}
            label={fields.publishingGoals.label}
            options={shortFormOptions.publishingGoals}
            placeholder={choose}
            isOptional
            className="sm:col-span-2"
          />
          <TextArea
            {...field("message")}
            label={fields.message.label}
            description={fields.message.help}
            isOptional
            className="sm:col-span-2"
          />
        </div>
      )}
    </ConsultationForm>
  );
}
