-- Addresses that mail servers have said do not exist. The newsletter stays away from them until the mark is cleared at the
-- desk, or somebody confirms from that mailbox.
create table private.bounced_addresses (
  address_key text primary key check (length(address_key) <= 320 and address_key = lower(address_key)),
  at timestamptz not null,
  code text not null check (length(code) <= 20),
  reason text not null check (length(reason) <= 500),
  -- The mail that came back.
  mail_id uuid
);

create index bounced_addresses_newest on private.bounced_addresses (at desc, address_key);

-- A mail server says that a mail of ours could not be delivered. It has to name that mail and the address it went to,
-- which nobody knows but we and whoever it went to; otherwise it is just a mail. Whoever they answer with a copy to others
-- gives the number away, so that it also has to come while mail servers still try, and says nothing against an address that
-- has answered since: by the mail server's clock, which goes by whole seconds and not quite with ours. Answers whether it
-- was one of ours.
create function private.note_bounce(mail uuid, address text, code text, reason text, is_lasting boolean, at timestamptz)
  returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  key text := lower(address);
  said text := left(concat_ws(' ', 'Came back:', nullif(code, ''), nullif(reason, '')), 500);
begin
  perform from private.outbox owed
    where owed.id = mail and lower(owed.recipient) = key
      and coalesce(owed.sent_at, owed.created_at) > note_bounce.at - interval '10 days';
  if not found then
    return false;
  end if;
  update private.outbox set status = 'bounced', sent_at = null, last_error = said
    where id = mail and status in ('sent', 'dead');
  if not is_lasting or exists (
    select from private.replies answer join private.outbox owed on owed.id = mail
    where answer.sender = key and answer.kind = 'letter' and answer.received_at > owed.created_at - interval '1 minute') then
    return true;
  end if;
  insert into private.bounced_addresses (address_key, at, code, reason, mail_id)
    values (key, note_bounce.at, left(code, 20), left(reason, 500), mail)
    on conflict (address_key) do update set at = excluded.at, code = excluded.code, reason = excluded.reason, mail_id = excluded.mail_id;
  -- What had failed on the way to the same address is settled with it.
  update private.outbox set status = 'bounced' where lower(recipient) = key and status = 'dead';
  update public.newsletter_subscribers set status = 'bounced' where email_key = key and status = 'confirmed';
  return true;
end
$$;

-- Whoever confirms, reads: the mailbox is there.
create function private.forget_bounce() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.bounced_addresses where address_key = new.email_key;
  return null;
end
$$;

create trigger forget_bounce after update of status on public.newsletter_subscribers
  for each row when (old.status <> 'confirmed' and new.status = 'confirmed') execute function private.forget_bounce();
