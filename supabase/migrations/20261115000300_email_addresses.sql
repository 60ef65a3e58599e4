-- One rule for every address that mail goes to: no blanks, one at sign, a dot in the domain, and nothing that a mail
-- program would read as a list, a comment or a quoted name. domain/email-address.ts says the same.
create function private.is_email_address(address text) returns boolean
  language sql immutable
  as $$
    select length(address) <= 320
      and address ~ '^[^\s@<>()\[\]\\,;:"[:cntrl:]]+@[^\s@<>()\[\]\\,;:"[:cntrl:]]+\.[^\s@<>()\[\]\\,;:"[:cntrl:]]+$'
  $$;

alter table public.consultation_requests
  drop constraint consultation_requests_email_check,
  add constraint consultation_requests_email_check check (private.is_email_address(email));

-- Finds what somebody has just sent, so that a form sent twice without scripts is stored once.
create index consultation_requests_email on public.consultation_requests (lower(email), created_at desc);
