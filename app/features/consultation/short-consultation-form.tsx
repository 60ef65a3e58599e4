import { shortForm, shortFormOptions } from "#content/consultation-short-form.ts";
import { shortFields } from "#domain/consultation-fields.ts";
import { ConsultationFields, type Look } from "./consultation-fields.tsx";
import { ConsultationForm } from "./consultation-form.tsx";

const words = { ...shortForm, options: shortFormOptions };
const looks: Partial<Record<keyof typeof shortFields, Look>> = {
  name: { isHalf: true },
  email: { isHalf: true },
  genre: { isHalf: true },
  wordCount: { isHalf: true, inputMode: "numeric" },
};
const load = () => import("./send-consultation.ts").then(({ shortConsultation }) => shortConsultation);

/** The form of the contact section: a name, an address, and whatever else there is to say. */
export function ShortConsultationForm() {
  return (
    <ConsultationForm id="short-consultation" source="home" load={load} words={shortForm}>
      {(tie) => <ConsultationFields fields={shortFields} words={words} looks={looks} tie={tie} />}
    </ConsultationForm>
  );
}
