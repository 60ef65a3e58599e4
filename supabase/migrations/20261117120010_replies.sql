-- What came into the house's mailbox. A mail lies in the thread of a person, in the tray until somebody says whose it is,
-- or put away. The bytes of the mail stay in the mailbox; here is what it says, as plain text.
create table private.replies (
  id uuid primary key default gen_random_uuid(),
  mailbox text not null check (length(mailbox) <= 700),
  uidvalidity bigint not null,
  uid bigint not null,
  -- As its sender gave it, without the brackets.
  message_id text check (length(message_id) <= 900 and message_id ~ '^[!-;=?-~]+$'),
  -- The ids of the mails before it in the conversation, oldest first.
  earlier_ids text[] not null default '{}' check (cardinality(earlier_ids) <= 20),
  -- Of the body: the same mail that came by two ways has the same, and another one under a borrowed id has not. Of all of
  -- it, where it has no id.
  body_sha256 bytea not null check (length(body_sha256) = 32),
  sender text check (length(sender) <= 320 and sender = lower(sender)),
  sender_name text not null check (length(sender_name) <= 200 and sender_name !~ '[[:cntrl:]]'),
  subject text not null check (length(subject) <= 500 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(body) <= 200000),
  -- What they quoted of earlier mails; the desk folds it away.
  quoted text not null default '' check (length(quoted) <= 200000),
  size bigint not null check (size >= 0),
  -- When the mail server received it: the sender's own date can say anything.
  received_at timestamptz not null,
  kind text not null check (kind in ('letter', 'automatic', 'bounce')),
  state text not null check (state in ('thread', 'tray', 'away')),
  -- Whether it is from whom it says: our own mail server has found so, or it names a mail that nobody but they got from us.
  -- Anything else may have been written by anybody, and the desk says so beside it.
  is_proven boolean not null default false,
  -- Why it lies in the tray.
  why text check (why in ('unknown', 'other thread', 'our address', 'unproven', 'unreadable')),
  -- Whose thread, and which of their requests it is about, where it is about one.
  lead_id uuid,
  person uuid references public.persons (id) on delete cascade,
  -- The mail of ours that it says it answers.
  answers uuid,
  -- The pages promise an answer within 24 hours, and a reply is owed one as well.
  due_at timestamptz,
  answered_at timestamptz,
  reminded_at timestamptz,
  unique (mailbox, uidvalidity, uid),
  check ((state = 'thread') = (person is not null)),
  check (lead_id is null or person is not null),
  check (due_at is null or (state = 'thread' and kind = 'letter'))
);

create unique index replies_once on private.replies (coalesce(message_id, ''), body_sha256);
create index replies_of_lead on private.replies (lead_id, received_at) where lead_id is not null;
create index replies_of_person on private.replies (person, received_at) where person is not null;
create index replies_from on private.replies (sender);
create index replies_waiting on private.replies (due_at, id) where due_at is not null and answered_at is null;
create index replies_by_state on private.replies (state, kind, received_at desc, id desc);

-- What belongs to a request goes with it.
create function private.drop_replies_of_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.replies where lead_id = old.id;
  return null;
end
$$;

create trigger drop_replies_of_lead after delete on public.leads
  for each row execute function private.drop_replies_of_lead();

-- What somebody wrote to us as the holder of an account, and as nobody else, goes with the account; also what lies in the
-- tray from an address that they have proven.
create function private.drop_replies_of_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.replies where lead_id is null and person in (select id from public.persons where account = old.id);
  delete from private.replies where person is null and sender = lower(old.email) and old.email_confirmed_at is not null;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- Before, while the person still has the account.
create trigger drop_replies_of_account before delete on auth.users
  for each row execute function private.drop_replies_of_account();
create trigger drop_replies_of_soft_deleted_account before update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.drop_replies_of_account();
