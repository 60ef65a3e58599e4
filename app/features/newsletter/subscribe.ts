import { readAttribution } from "#app/forms/attribution-memory.ts";
import { entry, type FormWork } from "#app/forms/form-work.ts";
import { type FormAnswer, NetworkFailure, postForm } from "#app/forms/post-form.ts";
import { notify } from "#app/ui/notify.ts";
import { newsletter } from "#content/newsletter.ts";
import { notices } from "#content/notices.ts";
import { checkEmail } from "#domain/newsletter.ts";

export type SubscribeOutcome = { isSubscribed: boolean; title: string; text: string };

const { emailRequired, emailInvalid, refused, networkFailed, failed, subscribed } = notices.newsletter;

/** What is wrong with the address, as the notice that says so. */
export function findFault(email: string) {
  const fault = checkEmail(email);
  if (!fault) return undefined;
  return fault === "required" ? emailRequired : emailInvalid;
}

/** Its faults and its answers are notices, as the specification has them; the field they are about gets the focus. */
export const subscription: FormWork<string> = (entries) => ({
  async send() {
    const email = entry(entries, "email");
    const fault = findFault(email);
    if (fault) {
      void notify.error(fault.title, fault.text);
      return { problems: { email: fault.text } };
    }
    const { isSubscribed, title, text } = await subscribe(email, {
      website: entry(entries, "website"),
      lessons: entries.has("lessons"),
    });
    void notify[isSubscribed ? "success" : "error"](title, text);
    return isSubscribed ? { sent: email.trim() } : undefined;
  },
});

/** The specification's call; every way it can end has its notice. */
export async function subscribe(
  email: string,
  { website, lessons }: { website: string; lessons: boolean },
): Promise<SubscribeOutcome> {
  const body = {
    email: email.trim(),
    website,
    // The specification's call, and more only where somebody has ticked more.
    ...(lessons ? { lessons } : {}),
    ...readAttribution(),
    privacy_version: newsletter.privacy.version,
  };
  try {
    return readAnswer(await postForm("newsletter-subscribe", body));
  } catch (error) {
    const { title, text } = error instanceof NetworkFailure ? networkFailed : failed;
    return { isSubscribed: false, title, text };
  }
}

export function readAnswer({ success, error }: FormAnswer): SubscribeOutcome {
  if (success === true) return { isSubscribed: true, title: subscribed.title, text: subscribed.text };
  return { isSubscribed: false, title: refused.title, text: typeof error === "string" && error ? error : refused.text };
}
