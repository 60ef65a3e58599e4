-- An index takes no value of more than 2,704 bytes: a longer one is refused by the index, and the row with it. So every text
-- in an index has a length that its table checks first. Lower case may be longer than what was typed, but not twice.
update public.leads set source = left(source, 255) where length(source) > 255;
alter table public.leads
  add check (length(name) <= 320),
  add check (length(source) <= 255),
  add check (length(email_key) <= 640);
alter table public.offer_leads add check (length(email_key) <= 640);
alter table public.newsletter_subscribers add check (length(email_key) <= 640);
alter table public.discount_codes
  add check (length(campaign) <= 100),
  add check (length(email_key) <= 640);
alter table private.lead_events add check (length(person) <= 640);
alter table private.kept_mails add check (length(message_id) <= 500);
