import { randomUUID } from "node:crypto";
import type pg from "pg";
import { newsletter } from "#content/newsletter.ts";
import { notices } from "#content/notices.ts";
import { checkEmail } from "#domain/newsletter.ts";
import { type DoorParts, formDoor } from "../forms/form-door.ts";
import type { PlainForm } from "../forms/form-page.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";

const form: PlainForm = {
  action: "/functions/v1/newsletter-subscribe",
  fields: [
    { name: "email", kind: "email", label: newsletter.label, isRequired: true, autocomplete: "email" },
    { name: "lessons", kind: "checkbox", label: newsletter.lessons },
  ],
  submit: newsletter.button,
};

type Parts = { door: DoorParts; pool: pg.Pool; clock: () => Date; tokens: LinkTokens };

/** Answers the same for an address that is new, waiting, confirmed or gone: only its mailbox learns which. */
export function newsletterSubscribe({ door, pool, clock, tokens }: Parts) {
  return formDoor<{ email: string; wantsLessons: boolean }>(door, {
    form: () => form,
    parse({ email: given, lessons }) {
      const email = typeof given === "string" ? given.trim() : "";
      const problem = checkEmail(email);
      const { emailRequired, emailInvalid } = notices.newsletter;
      if (problem) return { problems: { email: (problem === "required" ? emailRequired : emailInvalid).text } };
      // As a script sends it, or a browser by itself.
      return { values: { email, wantsLessons: lessons === true || lessons === "true" } };
    },
    emailOf: ({ email }) => email,
    async store({ email, wantsLessons }, { id, attribution }) {
      const confirm = randomUUID();
      const leave = randomUUID();
      await pool.query("select private.subscribe_to_newsletter($1, $2, $3, $4, $5, $6, $7)", [
        email,
        attribution,
        confirm,
        tokens.hash(tokens.make("newsletter-confirm", confirm)),
        leave,
        tokens.hash(tokens.make("newsletter-leave", leave)),
        clock(),
      ]);
      if (wantsLessons) await pool.query("select private.ask_for_lessons($1)", [email]);
      return { id };
    },
    answer: () => ({ title: notices.newsletter.subscribed.title, texts: [notices.newsletter.subscribed.text] }),
  });
}
