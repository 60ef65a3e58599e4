import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startServerForTest } from "../testing/start-test-server.ts";
import { allTables } from "../testing/tables-naming.ts";

const policy = readFileSync(new URL("../../content/legal/privacy-policy.md", import.meta.url), "utf8");

/**
 * Every table of the database that holds something about a person, with the words in which the privacy policy says so.
 * Who adds a table adds it here, and to the policy if it says anything about anybody.
 */
const told: Record<string, string[]> = {
  "public.consultation_requests": ["request a consultation", "details of the book, plans, budget, message"],
  "private.bookings": [
    "book a time for a consultation",
    "the number to call, your time zone",
    "in their own calendar program",
  ],
  "public.callback_requests": ["ask for a callback in the chat"],
  "public.newsletter_subscribers": [
    "subscribe to the newsletter",
    "when you confirmed it",
    "whether you ticked the lessons",
  ],
  "public.offer_leads": ["ask for a discount code"],
  "public.discount_codes": ["the code we issued, with the day it was used"],
  "public.hand_leads": ["what we write down of it: your name, how to reach you, what you asked for"],
  "public.persons": ["which of your addresses and phone numbers belong together"],
  "public.person_addresses": ["which of your addresses and phone numbers belong together"],
  "public.person_phones": ["which of your addresses and phone numbers belong together"],
  "private.person_merges": ["which of your addresses and phone numbers belong together"],
  "public.leads": ["what became of it: who looks after it, notes, the next step"],
  "private.lead_events": ["a log of who changed what", "changes we make to its status, a log of both"],
  "private.desk_events": [
    "What each of them does at the desk is written down",
    "The log of what our staff did at the desk",
  ],
  "public.projects": ["title, genre, description, status, word counts"],
  "public.word_log": ["word counts and their history"],
  "public.project_notes": ["your own notes", "What you write under “For yourself”"],
  "public.project_looks": ["when we last opened it", "its page tells you when that was last"],
  "public.book_messages": ["what we write to you about a project", "the messages of both sides"],
  "public.book_reads": ["how far each has read"],
  "public.books": [
    "whether you have asked us to delete the project",
    "have a book in production with us",
    "the book keeps a number in place of your name",
  ],
  "public.book_stages": ["the book’s stages, dates"],
  "public.book_events": ["the reason each time a date moved", "the record of dates of a book"],
  "public.book_tasks": ["what each side owes the other"],
  "public.book_files": ["your files and every version of them"],
  "public.book_versions": ["your files and every version of them"],
  "private.book_uploads": ["An upload that was never finished"],
  "public.book_hand_ins": ["what was handed in"],
  "public.book_proofs": ["proofs, the comments on them"],
  "public.proof_comments": ["proofs, the comments on them"],
  "public.book_approvals": ["your approvals with your name as you typed it"],
  "public.book_members": ["whom you let in", "are invited to somebody’s book"],
  "public.file_reads": ["who opened which file, and when"],
  "private.book_readers": ["by single email or once a week", "the secret address of your calendar"],
  "private.book_digest_lines": ["what waits for the next one"],
  "private.book_reminders": ["which reminders you were sent"],
  "private.book_answers_due": ["whether a message of yours waits for our reply"],
  "private.request_files": ["send a chapter with a request", "who of our staff opened it"],
  "private.outbox": ["the email the site sent you"],
  "private.sent_mails": ["Copies of email that the site has sent you"],
  "private.kept_mails": ["Copies of email that the site has sent you"],
  "private.replies": ["of an email its text, the address and the name it comes from", "Email that you send us"],
  "private.reply_files": ["the files attached to it that we can take"],
  "private.bounced_addresses": ["an address that our email cannot reach", "what the mail server said about it"],
  "private.suppressions": ["tell us to send no more letters or offers"],
  "private.offer_suppressions": ["tell us to send no more letters or offers", "no letters or no offers"],
  "private.letter_recipients": ["send you the newsletter"],
  "private.known_clients": ["remembered for 90 days"],
  "private.auth_limits": ["the server counts recent attempts"],
  "private.rate_limits": ["the server counts recent attempts"],
  "auth.users": ["your email address, your name if you give one, your password in a form"],
  "auth.identities": ["open an author account"],
  "auth.sessions": ["the network address it came from and what the browser calls itself"],
  "auth.refresh_tokens": ["every open session"],
  "auth.audit_log_entries": ["every attempt, failed ones included", "Records of sign-ins"],
  "auth.mfa_factors": ["the secret that your authenticator app shares with us"],
  "auth.webauthn_credentials": [
    "the public half of the key on your device",
    "when it was made and when it was last used",
  ],
  "auth.webauthn_challenges": ["every attempt, failed ones included"],
  "private.factor_recoveries": ["every attempt, failed ones included"],
  "auth.mfa_challenges": ["every attempt, failed ones included"],
  "auth.mfa_amr_claims": ["every open session"],
  "auth.flow_state": ["every open session"],
  "auth.one_time_tokens": ["open an author account"],
};

/** Tables in which nobody stands who visits, writes or signs in, and why. */
const aboutNobody: Record<string, string> = {
  "public.account_deletions": "a door: a row is gone before it could be read",
  "private.page_views": "a day, a page and a number",
  "private.blocked_times": "when a member of staff is not free",
  "private.consultants": "when a member of staff can be booked",
  "private.desk_settings": "the desk's own rules",
  "private.fingerprint_key": "the key of the marks",
  "private.production_templates": "what a package usually goes through",
  "private.production_template_versions": "what a package went through before",
  "private.open_answers": "which member of staff writes to whom at this minute",
  "private.taken_work": "which member of staff has taken which of the day's work",
  "private.morning_mails": "which member of staff wants a mail in the morning",
  "private.letters": "what the house writes to its readers",
  "private.mail_attachments": "which documents of the site went along with a mail",
  "private.letter_templates": "letters that the house begins with",
  "private.letter_template_versions": "letters that the house began with",
  "private.mailbox_cursors": "how far the house's own mailbox has been read",
  "private.secrets": "the server's own keys",
  "private.staff": "who works at the desk",
};

test("every table of the database is told of in the privacy policy, or holds nothing about anybody", async () => {
  const { database } = await startServerForTest();
  const unthoughtOf = (await allTables(database)).filter((name) => !(name in told) && !(name in aboutNobody));
  expect(unthoughtOf, "say in the privacy policy what these tables hold, and name them here").toEqual([]);
});

test.each(Object.entries(told))("the policy says what %s holds", (_, phrases) => {
  for (const phrase of phrases) expect(policy).toContain(phrase);
});

test("the policy says who at the house sees projects, because the desk shows them", async () => {
  const { database } = await startServerForTest();
  const { rows } = await database.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname like 'desk_project%'",
  );
  expect(rows.map(({ name }) => name)).toContain("desk_projects");
  expect(policy).toContain("Everybody who works at our desk can see");
  expect(policy).toContain("set its status once the book is in production, and take lists of all this out");
  expect(policy).not.toMatch(/to anyone but that author/);
});

test("the desk has no way to the notes that authors write for themselves", async () => {
  const { database } = await startServerForTest();
  const { rows } = await database.query<{ name: string }>(
    "select proname as name from pg_proc where proname like 'desk_%' and prosrc like '%project_notes%'",
  );
  expect(rows).toEqual([]);
});
