-- Letters to the newsletter's readers: written at the desk, sent once.
create table private.letters (
  id uuid primary key,
  subject text not null check (length(subject) <= 200 and subject !~ '[\r\n]'),
  -- Markdown.
  body text not null check (length(body) <= 100000),
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent')),
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- As it left, without the one link that differs from reader to reader; kept once for all of them.
  sent_text text,
  sent_html text,
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sent') = (finished_at is not null))
);

create index letters_newest on private.letters (created_at desc, id);

-- One row for each reader of a letter, from the moment it starts. The key makes a second copy impossible.
create table private.letter_recipients (
  letter_id uuid not null references private.letters on delete cascade,
  -- Not a reference: whoever leaves and is forgotten stays counted, as a number that leads to nobody.
  subscriber_id uuid not null,
  -- Its mail, once it is queued; a reader who left before that gets none.
  mail_id uuid unique,
  is_skipped boolean not null default false,
  -- What became of the mail, once the mail itself is no longer kept.
  outcome text,
  primary key (letter_id, subscriber_id)
);

create index letter_recipients_waiting on private.letter_recipients (letter_id, subscriber_id)
  where mail_id is null and not is_skipped;

create function private.keep_letter_outcome() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update private.letter_recipients set outcome = old.status where mail_id = old.id;
  return null;
end
$$;

create trigger keep_letter_outcome after delete on private.outbox
  for each row when (old.template = 'newsletter-letter') execute function private.keep_letter_outcome();

-- Queues the next portion of whatever letter is being sent. The lock on the desk's row lets one server do so at a time;
-- the portion and its mails are one transaction, so a crash repeats nothing. Answers how many mails were queued.
create function private.queue_letters(portion integer, pause interval, at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  letter private.letters;
  queued integer := 0;
begin
  -- A clock that ran ahead and was set back must not hold the letter up.
  perform from private.desk_settings
    where next_letter_at <= at or next_letter_at > at + pause + interval '5 minutes' for update skip locked;
  if not found then return 0; end if;

  select * into letter from private.letters where state = 'sending' order by started_at, id limit 1;
  if not found then return 0; end if;

  with next as (
    select recipient.subscriber_id, reader.email, reader.leave_nonce,
           coalesce(reader.status, '') = 'confirmed' and not exists (
             select from private.suppressions where address_hash = private.suppression_hash(reader.email)) as is_wanted,
           gen_random_uuid() as mail_id
    from private.letter_recipients recipient
    left join public.newsletter_subscribers reader on reader.id = recipient.subscriber_id
    where recipient.letter_id = letter.id and recipient.mail_id is null and not recipient.is_skipped
    order by recipient.subscriber_id limit portion
  ), noted as (
    update private.letter_recipients recipient
      set mail_id = case when next.is_wanted then next.mail_id end, is_skipped = not next.is_wanted
      from next where recipient.letter_id = letter.id and recipient.subscriber_id = next.subscriber_id
  ), owed as (
    insert into private.outbox (id, template, recipient, data, reference)
      select mail_id, 'newsletter-letter', email, jsonb_build_object('letter', letter.id, 'leave', leave_nonce), letter.id
      from next where is_wanted
    returning id
  )
  select count(*) into queued from owed;

  update private.desk_settings set next_letter_at = at + pause;
  if not exists (select from private.letter_recipients
                 where letter_id = letter.id and mail_id is null and not is_skipped)
    and not exists (select from private.outbox
                    where reference = letter.id and template = 'newsletter-letter' and status = 'waiting'
                      and data ? 'leave') then
    update private.letters set state = 'sent', finished_at = at where id = letter.id;
  end if;
  return queued;
end
$$;
