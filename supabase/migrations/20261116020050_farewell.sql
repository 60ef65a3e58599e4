-- An account that goes is confirmed to the address it had: it may not have been its holder who deleted it. The row is the
-- last thing that names them, and the server drops it as soon as the mail has left or can never leave. An address that was
-- never confirmed may be a stranger's, and hears nothing.
create or replace function private.erase_account_of_row() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.erase_account(old.id, old.email);
  if old.email_confirmed_at is not null and old.deleted_at is null and length(old.email) >= 3 then
    insert into private.outbox (template, recipient) values ('account-deleted', old.email);
  end if;
  return null;
end
$$;

-- Kept mails stand for the mailboxes of people while there is no mail server. What has arrived there stays.
create or replace function private.drop_kept_mail() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if old.template <> 'account-deleted' then
    delete from private.kept_mails where split_part(message_id, '@', 1) = '<' || old.id;
  end if;
  return null;
end
$$;
