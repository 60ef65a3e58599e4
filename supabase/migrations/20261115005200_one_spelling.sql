-- One mailbox, one spelling: a dot after the domain, and characters that nobody sees, made a second address of the first,
-- which was counted, stored and written to again. By number, so that the answer does not depend on the database's
-- locale. domain/email-address.ts says the same, and a test compares them character by character.
create or replace function private.is_email_address(address text) returns boolean
  language sql immutable
  as $$
    select length(address) <= 320
      and address !~ '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
      and address ~ '^[^@<>()\[\]\\,;:"]+@[^.@<>()\[\]\\,;:"]+(\.[^.@<>()\[\]\\,;:"]+)+$'
  $$;

-- What was stored before in such a spelling gets the one that was meant, or could not be changed any more.
create function pg_temp.meant(address text) returns text
  language sql immutable
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(address,
      '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), '@\.+', '@'), '\.+$', ''), '\.{2,}(?=[^@]*$)', '.', 'g')
  $$;

update public.consultation_requests set email = pg_temp.meant(email)
  where not private.is_email_address(email) and private.is_email_address(pg_temp.meant(email));
update public.callback_requests set email = pg_temp.meant(email)
  where not private.is_email_address(email) and private.is_email_address(pg_temp.meant(email));
update public.offer_leads as lead set email = pg_temp.meant(email)
  where not private.is_email_address(email) and private.is_email_address(pg_temp.meant(email))
    and not exists (select from public.offer_leads as other
                    where other.campaign = lead.campaign and other.email_key = lower(pg_temp.meant(lead.email)));
update public.discount_codes as code set email_key = lead.email_key
  from public.offer_leads as lead
  where lead.id = code.lead_id and lead.email_key <> code.email_key and lead.campaign = code.campaign
    and not exists (select from public.discount_codes as other
                    where other.campaign = code.campaign and other.email_key = lead.email_key);
-- A reader who is there twice would have got every letter twice, and could leave only once.
delete from public.newsletter_subscribers as reader
  where not private.is_email_address(email)
    and (not private.is_email_address(pg_temp.meant(email)) or exists (
      select from public.newsletter_subscribers as other
      where other.id <> reader.id and lower(pg_temp.meant(other.email)) = lower(pg_temp.meant(reader.email))
        and (private.is_email_address(other.email) or other.id < reader.id)));
update public.newsletter_subscribers set email = pg_temp.meant(email) where not private.is_email_address(email);

drop function pg_temp.meant(text);
