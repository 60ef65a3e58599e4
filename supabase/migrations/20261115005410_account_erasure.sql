-- Deleted means gone. Whoever deletes an account, its owner, the administration, the operator's command, a hosted
-- project's own pages or the end of a period, deletes a row of auth.users; with it goes everything that leads back to the
-- account's holder. What refers to auth.users with `on delete cascade` goes by itself; what cannot refer is named in
-- private.erase_account, and nowhere else.
--
-- What the same address sent through a form (requests, codes, the newsletter, their log and their mails) is not the
-- account's: anybody can open an account under an address that is not theirs, and must not have a stranger's requests
-- deleted with it. It ends when the privacy policy says.

-- A copy that was kept because there is no mail server goes with its mail. The mail's number begins its Message-ID.
create index kept_mails_of_mail on private.kept_mails (split_part(message_id, '@', 1));

create function private.drop_kept_mail() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  delete from private.kept_mails where split_part(message_id, '@', 1) = '<' || old.id;
  return null;
end
$$;

create trigger drop_kept_mail after delete on private.outbox
  for each row execute function private.drop_kept_mail();

create function private.erase_account(erased uuid, address text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  was_erasing text := current_setting('halftitle.erasing', true);
begin
  delete from auth.flow_state where user_id = erased;
  delete from private.known_clients where account = erased;
  -- A hosted project's own log is the project's, where it does not let us in.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries
      where payload ->> 'actor_id' = erased::text or payload #>> '{traits,user_id}' = erased::text;
  end if;
  -- Sent, failed or still waiting; one that is just leaving is waited for. To the address itself goes also what belongs to
  -- no request and to no reader of the newsletter.
  delete from private.outbox mail
    where mail.reference = erased
      or (lower(mail.recipient) = lower(address)
          and not (mail.template = 'newsletter-letter' and mail.data ? 'leave')
          and not exists (select from public.leads where id = mail.reference));
  -- From before entries named their project.
  perform set_config('halftitle.erasing', 'on', true);
  delete from private.lead_events where person = lower(address) and lead_id is null and what = 'project';
  perform set_config('halftitle.erasing', coalesce(was_erasing, ''), true);
end
$$;

create function private.erase_account_of_row() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.erase_account(old.id, old.email);
  return null;
end
$$;

revoke execute on function private.erase_account(uuid, text), private.erase_account_of_row() from public;

-- After the row, and by its name after everything that refers to it: nothing can be added to the account any more.
create trigger erase_account after delete on auth.users
  for each row execute function private.erase_account_of_row();
-- A soft deletion keeps the row for what refers to it, its projects for instance, and nothing that names a person.
create trigger erase_soft_deleted_account after update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.erase_account_of_row();

-- The row by which somebody leaves is a door, not a record: the number in it would lead to whatever was forgotten. After
-- the row, so that the policies have judged it.
create function private.keep_no_deletion() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.account_deletions where id = new.id;
  return null;
end
$$;

create trigger keep_no_deletion after insert on public.account_deletions
  for each row execute function private.keep_no_deletion();

-- What earlier deletions have left behind. An address that has an account again is that account's.
do $$
declare
  gone record;
begin
  for gone in
    select entry.id, nullif(entry.address, account.email) as address
    from (select distinct (payload ->> 'actor_id')::uuid as id, payload ->> 'actor_username' as address
          from auth.audit_log_entries
          where payload ->> 'actor_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            and payload ->> 'actor_id' <> '00000000-0000-0000-0000-000000000000') as entry
    left join auth.users account on account.email = entry.address
    where not exists (select from auth.users where id = entry.id and deleted_at is null)
    union
    select distinct reference, null from private.outbox
    where template like 'auth-%' and reference is not null
      and not exists (select from auth.users where id = reference)
    union
    select owner, null from public.account_deletions
  loop
    perform private.erase_account(gone.id, gone.address);
  end loop;
  delete from public.account_deletions;
end
$$;
