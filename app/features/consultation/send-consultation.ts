import { loadSupabase } from "#app/backend/load-supabase.ts";
import { readAttribution } from "#app/forms/attribution-memory.ts";
import { type Answer, byRules } from "#app/forms/form-work.ts";
import { requestIdFor } from "#app/forms/request-id.ts";
import { notify } from "#app/ui/notify.ts";
import { privacyWording } from "#content/consultation-form.ts";
import { consultationMessages } from "#content/consultation-messages.ts";
import { notices } from "#content/notices.ts";
import {
  blankLongConsultation,
  blankShortConsultation,
  type ConsultationRow,
  makeLongConsultation,
  makeShortConsultation,
  toConsultationRow,
} from "#domain/consultation.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import "./consultation-sent.tsx";

/** What a visitor can quote, the number behind it, which opens the calendar, and the address that was written to. */
export type ConsultationReceipt = { id: string; reference: string; email: string };

const ShortConsultation = makeShortConsultation(consultationMessages);
const LongConsultation = makeLongConsultation(consultationMessages);

const attribution = () => ({ ...readAttribution(), privacy_version: privacyWording.version });

export const shortConsultation = byRules(ShortConsultation, blankShortConsultation, (values, entries) => {
  const id = requestIdFor(JSON.stringify(["home", values]));
  const row = toConsultationRow({ source: "home", ...values }, { id, ...attribution() });
  return store(row, values, entries, notices.consultation.sent);
});

export const longConsultation = byRules(LongConsultation, blankLongConsultation, (values, entries) => {
  const id = requestIdFor(JSON.stringify(["consultation", values]));
  const row = toConsultationRow({ source: "consultation", ...values }, { id, ...attribution() });
  const mail = { name: row.name, email: values.email, genre: values.genre, message: values.goals };
  return store(row, mail, entries, notices.consultation.submitted);
});

type MailPayload = Partial<Record<keyof typeof blankShortConsultation, string>>;

/** Another 409 than this would be a refusal; this one says that the same request is there already. */
const alreadyStored = "23505";

async function store(
  row: ConsultationRow,
  { name, email, bookTitle = "", genre = "", wordCount = "", publishingGoals = "", message = "" }: MailPayload,
  entries: FormData,
  success: { title: string; text: string },
): Promise<Answer<ConsultationReceipt>> {
  const supabase = await loadSupabase();
  const trap = entries.get("website");
  // No column of the table: the gateway looks at it, and keeps whatever filled it in from the house.
  const sent: ConsultationRow = Object.assign(row, trap ? { website: trap } : {});
  const { error, status } = await supabase.from("consultation_requests").insert<ConsultationRow>(sent);
  if (error && error.code !== alreadyStored) {
    const { title, text } = notices.consultation.failed;
    // Somebody who sent a lot is told when to come back; any other reason is ours, and says nothing to a visitor.
    void notify.error(title, status === 429 ? error.message : text);
    return undefined;
  }
  // The row is the promise. This only hurries its mails along, so nobody waits for it, and it may fail.
  void supabase.functions.invoke("send-consultation-email", {
    body: { name, email, bookTitle, genre, wordCount, publishingGoals, message, id: row.id },
  });
  void notify.success(success.title, success.text);
  return { sent: { id: row.id, reference: referenceNumber(row.id), email: row.email } };
}
