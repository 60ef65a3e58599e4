import { useEffect } from "react";
import { tickClasses } from "#app/forms/checkbox-field.tsx";
import { shortForm, shortFormOptions } from "#content/consultation-short-form.ts";
import { readCarriedTitle } from "#domain/carried-title.ts";
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
const folded = {
  names: ["genre", "wordCount", "publishingGoals", "message"],
  ask: (
    <label className="more flex items-center gap-3 font-semibold sm:hidden">
      <input type="checkbox" className={tickClasses} />
      {shortForm.more}
    </label>
  ),
};
const load = () => import("./send-consultation.ts").then(({ shortConsultation }) => shortConsultation);

const id = "short-consultation";

/** A title that was set on another page stands in its field; after the draft, which it is newer than. */
function useCarriedTitle() {
  useEffect(() => {
    const title = readCarriedTitle(window.location.search);
    const field = document.querySelector<HTMLInputElement>(`#${id} [name=bookTitle]`);
    if (!title || !field) return;
    field.value = title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}

/** The form of the contact section: a name, an address, and whatever else there is to say. */
export function ShortConsultationForm() {
  useCarriedTitle();
  return (
    <ConsultationForm id={id} source="home" load={load} words={shortForm}>
      {(tie) => <ConsultationFields fields={shortFields} words={words} looks={looks} folded={folded} tie={tie} />}
    </ConsultationForm>
  );
}
