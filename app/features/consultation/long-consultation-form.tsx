import { longForm, longFormOptions } from "#content/consultation-long-form.ts";
import { type FieldRule, longFields } from "#domain/consultation-fields.ts";
import { ConsultationContext } from "./consultation-context.tsx";
import { ConsultationFields, type Look } from "./consultation-fields.tsx";
import { ConsultationForm } from "./consultation-form.tsx";

const words = { ...longForm, options: longFormOptions };
const looks: Partial<Record<keyof typeof longFields, Look>> = {
  firstName: { isHalf: true },
  lastName: { isHalf: true },
  genre: { isHalf: true },
  manuscriptStatus: { isHalf: true },
  timeline: { isHalf: true },
  budget: { isHalf: true },
  additionalInfo: { rows: 3 },
};
const groups = (["you", "book", "plans"] as const).map((group) => ({
  title: longForm.groups[group],
  fields: Object.fromEntries(Object.entries<FieldRule>(longFields).filter(([, rule]) => rule.group === group)),
}));
const load = () => import("./send-consultation.ts").then(({ longConsultation }) => longConsultation);

/** The form of /consultation. An address like ?package=pro names what it is about, and sends it along. */
export function LongConsultationForm() {
  return (
    <ConsultationForm id="long-consultation" source="consultation" load={load} words={longForm}>
      {(tie) => (
        <>
          <ConsultationContext />
          {groups.map(({ title, fields }) => (
            <fieldset
              key={title}
              className="min-w-0 not-first-of-type:mt-6 not-first-of-type:border-t not-first-of-type:border-rule not-first-of-type:pt-7 sm:not-first-of-type:mt-8"
            >
              <legend className="float-left mb-5 w-full font-serif text-title-s">{title}</legend>
              <ConsultationFields fields={fields} words={words} looks={looks} tie={tie} />
            </fieldset>
          ))}
        </>
      )}
    </ConsultationForm>
  );
}
