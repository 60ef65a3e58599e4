import { readAttribution } from "#app/forms/attribution-memory.ts";
import { byRules } from "#app/forms/form-work.ts";
import { postForm } from "#app/forms/post-form.ts";
import { requestIdFor } from "#app/forms/request-id.ts";
import { callbackForm, callbackMessages } from "#content/callback.ts";
import { blankCallbackRequest, makeCallbackRequest } from "#domain/callback.ts";

const CallbackRequest = makeCallbackRequest(callbackMessages);

/** `tell` shows what went wrong beside the button: a notice would stand over the chat. */
export const requestCallback = (tell: (failure?: string) => void) =>
  byRules(CallbackRequest, blankCallbackRequest, async (values, entries) => {
    tell(undefined);
    const id = requestIdFor(JSON.stringify(["callback", values]));
    const attribution = { ...readAttribution(), privacy_version: callbackForm.privacy.version };
    try {
      const website = entries.get("website");
      const { success, reference, error } = await postForm("request-callback", {
        id,
        ...values,
        website,
        ...attribution,
      });
      if (success === true && typeof reference === "string") return { sent: { id, reference } };
      // The server says when to try again, or what it cannot accept.
      tell(typeof error === "string" && error ? error : callbackForm.failed);
    } catch {
      // No connection, or an answer that is none.
      tell(callbackForm.failed);
    }
    return undefined;
  });
