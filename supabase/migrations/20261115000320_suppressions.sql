-- Whoever has left the newsletter. Apart from the subscribers, and without the address itself, so that even an erased
-- address stays left alone. Only a confirmation from the mailbox takes a row out again.
create table private.suppressions (
  address_hash bytea primary key check (length(address_hash) = 32),
  created_at timestamptz not null
);

create function private.suppression_hash(address text) returns bytea
  language sql immutable
  as $$ select sha256(convert_to('newsletter:' || lower(address), 'UTF8')) $$;
