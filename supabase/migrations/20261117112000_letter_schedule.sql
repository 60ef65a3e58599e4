-- A letter can wait for its hour, be stopped on its way and go on, go to a part of the readers, and be deleted as long as
-- nobody has got it. Nothing of this can send a copy twice.
delete from private.letters where state = 'draft' and trim(subject) = '' and trim(body) = '';

alter table private.letters drop constraint letters_state_check;
alter table private.letters drop constraint letters_check;
alter table private.letters drop constraint letters_check1;
alter table private.letters
  add column scheduled_at timestamptz,
  -- Whom it goes to: a source, the page on which readers signed up, both, or everybody.
  add column segment jsonb not null default '{}' check (jsonb_typeof(segment) = 'object' and length(segment::text) <= 1000),
  add constraint letters_state_check check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  add constraint letters_started check ((state = 'draft' or state = 'scheduled') = (started_at is null)),
  add constraint letters_finished check ((state = 'sent') = (finished_at is not null)),
  add constraint letters_scheduled check ((state = 'scheduled') = (scheduled_at is not null));

create index letters_to_come on private.letters (scheduled_at) where state = 'scheduled';

-- The mail that was taken back when the letter was stopped: its copy goes out under the same number, by which mailboxes
-- know a mail that they have got already.
alter table private.letter_recipients add column withdrawn_id uuid;

create index letter_recipients_of_reader on private.letter_recipients (subscriber_id);

create function private.readers_of(segment jsonb) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select reader.id from public.newsletter_subscribers reader
    where reader.status = 'confirmed'
      and not exists (select from private.suppressions where address_hash = private.suppression_hash(reader.email))
      and (segment ->> 'interest' is null or reader.page = segment ->> 'interest')
      and (segment ->> 'source' is null or exists (
        select from public.leads lead where lead.id = reader.id and lead.source = segment ->> 'source'))
  $$;

-- Pages and mails promise a letter at most once a month. Whether another one came to a reader, or is on its way, in the
-- month of this moment or in the 27 days before it: the first Tuesday of a month may be 28 days after the last.
create function private.had_letter(reader uuid, besides uuid, at timestamptz) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from private.letter_recipients copy
      join private.letters letter on letter.id = copy.letter_id
      left join private.outbox mail on mail.id = copy.mail_id
      where copy.subscriber_id = reader and letter.id is distinct from besides and not copy.is_skipped
        and letter.started_at >= least(private.house_midnight(date_trunc('month', private.house_day(at))::date), at - interval '27 days')
        and (copy.mail_id is not null or letter.state = 'sending')
        and coalesce(mail.status, copy.outcome, '') not in ('dead', 'bounced'))
  $$;

-- Starts a letter whose row is locked by whoever calls. Its readers are those of this moment whose turn it is.
create function private.start_letter(letter uuid, at timestamptz) returns private.letters
  language plpgsql set search_path = ''
  as $$
declare
  started private.letters;
begin
  update private.letters kept set state = 'sending', started_at = at, scheduled_at = null, version = version + 1
    where kept.id = letter returning * into started;
  insert into private.letter_recipients (letter_id, subscriber_id)
    select started.id, reader from private.readers_of(started.segment) as reader
    where not private.had_letter(reader, started.id, at);
  return started;
end
$$;

-- Letters whose hour has come, one after the other. The lock on the row lets one server start it, in one transaction with
-- its readers; after an outage it starts late, once.
create function private.start_due_letters(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  due uuid;
  started integer := 0;
begin
  for due in
    select id from private.letters where state = 'scheduled' and scheduled_at <= at order by scheduled_at, id for update skip locked
  loop
    perform private.start_letter(due, at);
    started := started + 1;
  end loop;
  return started;
end
$$;

create or replace function private.queue_letters(portion integer, pause interval, at timestamptz) returns integer
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
  perform private.start_due_letters(at);

  -- Locked, so that whoever stops it finds every copy of this portion, or none.
  select * into letter from private.letters where state = 'sending' order by started_at, id limit 1 for update skip locked;
  if not found then return 0; end if;

  with next as (
    select recipient.subscriber_id, reader.email, reader.leave_nonce,
           coalesce(reader.status, '') = 'confirmed' and not exists (
             select from private.suppressions where address_hash = private.suppression_hash(reader.email)) as is_wanted,
           coalesce(recipient.withdrawn_id, gen_random_uuid()) as mail_id
    from private.letter_recipients recipient
    left join public.newsletter_subscribers reader on reader.id = recipient.subscriber_id
    where recipient.letter_id = letter.id and recipient.mail_id is null and not recipient.is_skipped
    order by recipient.subscriber_id limit portion
  ), noted as (
    update private.letter_recipients recipient
      set mail_id = case when next.is_wanted then next.mail_id end, is_skipped = not next.is_wanted, withdrawn_id = null
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

create function private.find_letter(wanted uuid) returns private.letters
  language plpgsql set search_path = ''
  as $$
declare
  letter private.letters;
begin
  select * into letter from private.letters where id = wanted for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such letter anymore.';
  end if;
  return letter;
end
$$;

create function private.require_words(letter private.letters) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if length(trim(letter.subject)) = 0 or length(trim(letter.body)) = 0 then
    raise check_violation using message = 'A letter needs a subject and a text before it is sent.';
  end if;
end
$$;

-- Readers there are, and all of them had a letter: sending it would be a letter to nobody.
create function private.require_readers(letter private.letters, at timestamptz) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if exists (select from private.readers_of(letter.segment))
    and not exists (select from private.readers_of(letter.segment) as reader where not private.had_letter(reader, letter.id, at)) then
    raise check_violation using message = 'Everybody this would go to has had a letter within the month, and we promise at most one. Choose a later day.';
  end if;
end
$$;

-- As before, and nothing without words begins a letter.
create or replace function public.desk_save_letter(letter uuid, seen_version integer, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.letters;
begin
  if seen_version = 0 then
    if trim(coalesce(desk_save_letter.subject, '')) = '' and trim(coalesce(desk_save_letter.body, '')) = '' then
      raise check_violation using message = 'A letter begins with a word.';
    end if;
    insert into private.letters (id, subject, body, created_by)
      values (desk_save_letter.letter, desk_save_letter.subject, desk_save_letter.body, me)
      on conflict (id) do nothing returning * into kept;
    if kept.id is not null then
      perform private.log_desk('letter begun', kept.subject, null, null);
      return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
    end if;
  end if;
  kept := private.find_letter(desk_save_letter.letter);
  if (kept.subject, kept.body) = (desk_save_letter.subject, desk_save_letter.body) then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  if kept.version <> seen_version or kept.state <> 'draft' then
    return jsonb_build_object('kind', 'conflict', 'letter', private.letter_json(kept));
  end if;
  update private.letters set subject = desk_save_letter.subject, body = desk_save_letter.body, version = version + 1
    where id = kept.id returning * into kept;
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;

create or replace function public.desk_send_letter(letter uuid, seen_version integer) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
begin
  perform private.require_staff();
  kept := private.find_letter(desk_send_letter.letter);
  if kept.version <> seen_version then
    -- The sending itself made the version that whoever asks a second time has not seen.
    return jsonb_build_object('kind', case when kept.state in ('sending', 'sent') and kept.version = seen_version + 1 then 'saved' else 'conflict' end,
                              'letter', private.letter_json(kept));
  end if;
  if kept.state <> 'draft' then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  perform private.require_words(kept);
  perform private.require_readers(kept, now());
  kept := private.start_letter(kept.id, now());
  perform private.log_desk('letter sent', kept.subject, null, null);
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;

-- What can be done to a letter besides writing and sending it. Each names the version it was decided on; asking a second
-- time finds it done.
create function public.desk_direct_letter(letter uuid, seen_version integer, task text, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
  was text;
  becomes text := case task when 'schedule' then 'scheduled' when 'unschedule' then 'draft' when 'stop' then 'stopped'
                            when 'resume' then 'sending' end;
begin
  perform private.require_staff();
  if becomes is null then
    raise check_violation using message = 'A letter can be scheduled, taken off the schedule, stopped or continued.';
  end if;
  kept := private.find_letter(desk_direct_letter.letter);
  was := kept.state;
  if kept.state = becomes and (task <> 'schedule' or kept.scheduled_at = at) then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  -- Stopping is never too early: whatever the version, what is on its way is stopped.
  if (kept.version <> seen_version and task <> 'stop')
    or kept.state <> (case task when 'schedule' then 'draft' when 'unschedule' then 'scheduled' when 'stop' then 'sending' else 'stopped' end) then
    return jsonb_build_object('kind', 'conflict', 'letter', private.letter_json(kept));
  end if;
  if task = 'schedule' then
    perform private.require_words(kept);
    if at is null or at <= now() or at > now() + interval '366 days' then
      raise check_violation using message = 'Please choose a time to come, within a year.';
    end if;
    perform private.require_readers(kept, at);
  end if;
  update private.letters set state = becomes, version = version + 1, scheduled_at = case when task = 'schedule' then at end
    where id = kept.id returning * into kept;
  if task = 'stop' then
    -- Copies that nobody has begun to deliver are taken back; one that is just leaving is let go.
    with taken as (
      delete from private.outbox where id in (
        select id from private.outbox
        where reference = kept.id and template = 'newsletter-letter' and status = 'waiting' and data ? 'leave'
        for update skip locked)
      returning id
    )
    update private.letter_recipients recipient set mail_id = null, outcome = null, withdrawn_id = taken.id
      from taken where recipient.mail_id = taken.id;
  elsif task = 'resume' then
    -- Whoever got another one meanwhile has had the month's letter.
    update private.letter_recipients recipient set is_skipped = true
      where recipient.letter_id = kept.id and recipient.mail_id is null and not recipient.is_skipped
        and private.had_letter(recipient.subscriber_id, kept.id, now());
  end if;
  perform private.log_desk(
    case task when 'schedule' then 'letter scheduled' when 'unschedule' then 'letter unscheduled' when 'stop' then 'letter stopped' else 'letter resumed' end,
    kept.subject, was, case when task = 'schedule' then at::text end);
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;

create function public.desk_delete_letter(letter uuid, seen_version integer) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
begin
  perform private.require_staff();
  select * into kept from private.letters where id = desk_delete_letter.letter for update;
  if not found then return jsonb_build_object('kind', 'deleted'); end if;
  if kept.state <> 'draft' or kept.version <> seen_version then
    return jsonb_build_object('kind', 'conflict', 'letter', private.letter_json(kept));
  end if;
  perform private.log_desk('letter deleted', coalesce(nullif(trim(kept.subject), ''), left(kept.body, 100)), null, null);
  delete from private.letters where id = kept.id;
  return jsonb_build_object('kind', 'deleted');
end
$$;

create function public.desk_target_letter(letter uuid, seen_version integer, segment jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
  wanted jsonb := jsonb_strip_nulls(jsonb_build_object(
    'source', nullif(segment ->> 'source', ''), 'interest', nullif(segment ->> 'interest', '')));
begin
  perform private.require_staff();
  if length(wanted::text) > 1000 then
    raise check_violation using message = 'There is no such part of the readers.';
  end if;
  kept := private.find_letter(desk_target_letter.letter);
  if kept.segment = wanted then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  if kept.version <> seen_version or kept.state <> 'draft' then
    return jsonb_build_object('kind', 'conflict', 'letter', private.letter_json(kept));
  end if;
  update private.letters keep set segment = wanted, version = version + 1 where keep.id = kept.id returning * into kept;
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;

-- The parts that there are, each with its count; how many a letter to one of them would reach today, and how many had theirs.
create function public.desk_segments(segment jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  readers integer;
  served integer;
begin
  perform private.require_staff();
  select count(*), count(*) filter (where private.had_letter(reader, null, now())) into readers, served
    from private.readers_of(jsonb_strip_nulls(jsonb_build_object(
      'source', nullif(segment ->> 'source', ''), 'interest', nullif(segment ->> 'interest', '')))) as reader;
  return jsonb_build_object(
    'count', readers - served, 'served', served,
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('value', part.value, 'count', part.count) order by part.count desc, part.value) from (
        select lead.source as value, count(*) from private.confirmed_readers() as reader
        join public.leads lead on lead.id = reader group by lead.source order by 2 desc, 1 limit 50) as part), '[]'),
    'interests', coalesce((
      select jsonb_agg(jsonb_build_object('value', part.value, 'count', part.count) order by part.count desc, part.value) from (
        select reader.page as value, count(*) from private.confirmed_readers() as wanted
        join public.newsletter_subscribers reader on reader.id = wanted where reader.page is not null
        group by reader.page order by 2 desc, 1 limit 50) as part), '[]'));
end
$$;

revoke execute on function public.desk_direct_letter(uuid, integer, text, timestamptz), public.desk_delete_letter(uuid, integer),
  public.desk_target_letter(uuid, integer, jsonb), public.desk_segments(jsonb) from public, anon;
grant execute on function public.desk_direct_letter(uuid, integer, text, timestamptz), public.desk_delete_letter(uuid, integer),
  public.desk_target_letter(uuid, integer, jsonb), public.desk_segments(jsonb) to authenticated;
