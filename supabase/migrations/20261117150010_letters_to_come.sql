-- A letter that waits for its hour has promised its readers their month as well: a second one that would find nobody left is
-- refused when it is scheduled or sent, not "sent" to nobody when its hour comes.
create function private.is_within_month(earlier timestamptz, later timestamptz) returns boolean
  language sql stable set search_path = ''
  as $$
    select earlier >= least(private.house_midnight(date_trunc('month', private.house_day(later))::date), later - interval '27 days')
  $$;

create or replace function private.had_letter(reader uuid, besides uuid, at timestamptz) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from private.letter_recipients copy
      join private.letters letter on letter.id = copy.letter_id
      left join private.outbox mail on mail.id = copy.mail_id
      where copy.subscriber_id = reader and letter.id is distinct from besides and not copy.is_skipped
        and private.is_within_month(letter.started_at, at)
        and (copy.mail_id is not null or letter.state = 'sending')
        and coalesce(mail.status, copy.outcome, '') not in ('dead', 'bounced'))
  $$;

create or replace function private.require_readers(letter private.letters, at timestamptz) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if exists (select from private.readers_of(letter.segment)) and not exists (
    select reader from private.readers_of(letter.segment) as reader where not private.had_letter(reader, letter.id, at)
    except
    select reader from private.letters other cross join lateral private.readers_of(other.segment) as reader
      where other.state = 'scheduled' and other.id <> letter.id
        and private.is_within_month(least(other.scheduled_at, at), greatest(other.scheduled_at, at))) then
    raise check_violation using message = 'Everybody this would go to has had a letter within the month or gets one that is scheduled, and we promise at most one. Choose another day.';
  end if;
end
$$;

-- Where everybody got another one after all since it was scheduled, it is a draft again, and the log says so.
create or replace function private.start_due_letters(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  due private.letters;
  started integer := 0;
begin
  for due in
    select * from private.letters where state = 'scheduled' and scheduled_at <= at order by scheduled_at, id for update skip locked
  loop
    if exists (select from private.readers_of(due.segment) as reader where not private.had_letter(reader, due.id, at)) then
      perform private.start_letter(due.id, at);
      started := started + 1;
    else
      update private.letters set state = 'draft', scheduled_at = null, version = version + 1 where id = due.id;
      perform private.log_desk('letter unscheduled', due.subject, 'scheduled', 'It would have reached nobody.');
    end if;
  end loop;
  return started;
end
$$;
