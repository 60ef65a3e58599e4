import type { ReactNode } from "react";
import { ChoiceGroup } from "#app/forms/choice-group.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import type { CheckedForm } from "#app/forms/use-checked-form.ts";
import { longForm, longFormOptions } from "#content/consultation-long-form.ts";
import { ConsultationContext } from "./consultation-context.tsx";
import { ConsultationForm } from "./consultation-form.tsx";

const { fields, groups, choose } = longForm;
const load = () => import("./send-consultation.ts").then(({ longConsultation }) => longConsultation);

type GroupProps = { field: CheckedForm["field"] };

/** The form of /consultation. An address like ?package=pro names what it is about, and sends it along. */
export function LongConsultationForm() {
  return (
    <ConsultationForm id="long-consultation" source="consultation" load={load} words={longForm}>
      {(field) => (
        <>
          <ConsultationContext />
          <AboutYou field={field} />
          <AboutTheBook field={field} />
          <YourPlans field={field} />
        </>
      )}
    </ConsultationForm>
  );
}

function AboutYou({ field }: GroupProps) {
  return (
    <Group title={groups.you}>
      <TextField {...field("firstName")} label={fields.firstName.label} required autoComplete="given-name" />
      <TextField {...field("lastName")} label={fields.lastName.label} required autoComplete="family-name" />
      <TextField
        {...field("email")}
        label={fields.email.label}
        description={fields.email.help}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        className="sm:col-span-2"
      />
      <TextField
        {...field("phone")}
        label={fields.phone.label}
        description={fields.phone.help}
        type="tel"
        autoComplete="tel"
        isOptional
        className="sm:col-span-2"
      />
    </Group>
  );
}

function AboutTheBook({ field }: GroupProps) {
  return (
    <Group title={groups.book}>
      <SelectField
        {...field("genre")}
        label={fields.genre.label}
        options={longFormOptions.genre}
        placeholder={choose}
        required
      />
      <SelectField
        {...field("manuscriptStatus")}
        label={fields.manuscriptStatus.label}
        options={longFormOptions.manuscriptStatus}
        placeholder={choose}
        required
      />
      <ChoiceGroup
        {...field("servicesInterested")}
        // Five boxes cannot share one id; the group's legend names them.
        id={undefined}
        label={fields.servicesInterested.label}
        description={fields.servicesInterested.help}
        pick="many"
        options={longFormOptions.servicesInterested}
        columns={2}
        isOptional
        className="sm:col-span-2"
      />
    </Group>
  );
}

function YourPlans({ field }: GroupProps) {
  return (
    <Group title={groups.plans}>
      <TextArea
        {...field("goals")}
        label={fields.goals.label}
        description={fields.goals.help}
        required
        className="sm:col-span-2"
      />
      <SelectField
        {...field("timeline")}
        label={fields.timeline.label}
        options={longFormOptions.timeline}
        placeholder={choose}
        isOptional
      />
      <SelectField
        {...field("previousPublishing")}
        label={fields.previousPublishing.label}
        options={longFormOptions.previousPublishing}
        placeholder={choose}
        isOptional
      />
      <SelectField
        {...field("budget")}
        label={fields.budget.label}
        description={fields.budget.help}
        options={longFormOptions.budget}
        placeholder={choose}
        isOptional
        className="sm:col-span-2"
      />
      <SelectField
        {...field("preferredContact")}
        label={fields.preferredContact.label}
        options={longFormOptions.preferredContact}
        placeholder={choose}
        isOptional
        className="sm:col-span-2"
      />
      <TextArea
        {...field("additionalInfo")}
        label={fields.additionalInfo.label}
        description={fields.additionalInfo.help}
        rows={3}
        isOptional
        className="sm:col-span-2"
      />
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-rule pt-6">
      <legend className="float-left mb-5 w-full font-serif text-title-s">{title}</legend>
      <div className="clear-both grid gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
