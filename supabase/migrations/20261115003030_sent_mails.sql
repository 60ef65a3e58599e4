-- A mail as it left, kept beside its row of the outbox. Links that would let a reader act as the recipient are struck
-- before it is kept, and account mails are kept without their text: see server/sent-mails.ts.
create table private.sent_mails (
  id uuid primary key references private.outbox on delete cascade,
  subject text not null,
  body_text text,
  body_html text
);

-- The desk lists mail by state, newest first, and by person.
create index outbox_by_status on private.outbox (status, created_at desc, id desc);
create index outbox_by_recipient on private.outbox (lower(recipient) text_pattern_ops, created_at desc);
-- How many there are in each state: small enough to be counted at every look.
create index outbox_count on private.outbox (status);
