-- The mark that keeps letters away from an address outlives the address. It was a plain hash, and whoever has the table
-- finds the addresses in it by trying those that exist. Under a key it tells nothing to who has only the table. The key is
-- one of its own: new signing secrets must not bring the letters back.
create table private.fingerprint_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null check (length(key) = 32)
);
insert into private.fingerprint_key (key)
  values (sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')));

create or replace function private.suppression_hash(address text) returns bytea
  language sql stable
  as $$
    select sha256((select key from private.fingerprint_key) || sha256(convert_to('newsletter:' || lower(address), 'UTF8')))
  $$;

update private.suppressions set address_hash = sha256((select key from private.fingerprint_key) || address_hash);
