-- Who at the desk redeemed a code.
alter table public.discount_codes add column redeemed_by uuid;

-- The desk finds the codes of a person by their address.
create index discount_codes_of_person on public.discount_codes (email_key, created_at desc);
