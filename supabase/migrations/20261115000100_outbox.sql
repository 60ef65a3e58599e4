-- Mail that is owed. A row is written in the transaction of whatever caused it, so neither exists without the other;
-- the server delivers it, again and again with growing pauses, until the mail server says yes.
create table private.outbox (
  -- Also the mail's Message-ID, so that a repeat after a crash is recognised as the same mail.
  id uuid primary key default gen_random_uuid(),
  -- Which mail this is: a name that server/emails knows.
  template text not null check (template ~ '^[a-z][a-z-]{1,60}$'),
  recipient text not null check (length(recipient) between 3 and 320 and recipient !~ '[\r\n]'),
  -- What the template needs, as it was when the mail was caused.
  data jsonb not null default '{}',
  -- The row this mail is about, so that its delivery can be asked for.
  reference uuid,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);

-- The worker asks for the oldest mail that is due, all day long; sent mail must not slow it down.
create index outbox_due on private.outbox (next_attempt_at) where status = 'waiting';
create index outbox_reference on private.outbox (reference);

-- Wakes every server that listens; those that miss it look by themselves within seconds.
create function private.announce_mail() returns trigger
  language plpgsql
  as $$
begin
  notify outbox;
  return null;
end
$$;

create trigger announce_mail after insert on private.outbox
  for each statement execute function private.announce_mail();

-- Mail kept for reading while no mail server is configured. The key makes keeping the same mail twice impossible.
create table private.kept_mails (
  message_id text primary key,
  recipient text not null,
  sender text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index kept_mails_newest on private.kept_mails (created_at desc, message_id);
