-- Counts follow from the rows themselves: nothing can drift.
create function private.letter_json(letter private.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', letter.id, 'subject', letter.subject, 'body', letter.body, 'state', letter.state, 'version', letter.version,
      'created_at', letter.created_at, 'started_at', letter.started_at, 'finished_at', letter.finished_at,
      'recipients', count(recipient.subscriber_id),
      'queued', count(recipient.subscriber_id)
        filter (where not recipient.is_skipped and coalesce(mail.status, recipient.outcome, 'waiting') = 'waiting'),
      'sent', count(*) filter (where coalesce(mail.status, recipient.outcome) = 'sent'),
      -- Refused by a mail server, or by the reader, who left while the letter was on its way.
      'failed', count(*) filter (where recipient.is_skipped or coalesce(mail.status, recipient.outcome) = 'dead'))
    from (values (letter.id)) as asked (id)
    left join private.letter_recipients recipient on recipient.letter_id = asked.id
    left join private.outbox mail on mail.id = recipient.mail_id
  $$;

-- Whom a letter goes to.
create function private.confirmed_readers() returns setof uuid
  language sql stable set search_path = ''
  as $$
    select id from public.newsletter_subscribers reader
    where status = 'confirmed' and not exists (
      select from private.suppressions where address_hash = private.suppression_hash(reader.email))
  $$;

create function public.desk_letters() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'letters', coalesce((
      select jsonb_agg(private.letter_json(letter) order by letter.created_at desc, letter.id)
      from (select * from private.letters order by created_at desc, id limit 200) as letter), '[]'),
    'confirmed_subscribers', (select count(*) from private.confirmed_readers()));
end
$$;

-- A letter begins with the number its browser made, seen at version 0.
create function public.desk_save_letter(letter uuid, seen_version integer, subject text, body text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  kept private.letters;
begin
  if seen_version = 0 then
    insert into private.letters (id, subject, body, created_by)
      values (desk_save_letter.letter, desk_save_letter.subject, desk_save_letter.body, me)
      on conflict (id) do nothing returning * into kept;
    if kept.id is not null then
      return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
    end if;
  end if;
  select * into kept from private.letters where id = desk_save_letter.letter for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such letter any more.';
  end if;
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

-- To whoever asks, as a reader would get it.
create function public.desk_test_letter(letter uuid, mail_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  address text;
begin
  select email into address from auth.users where id = me;
  if not exists (select from private.letters where id = desk_test_letter.letter) then
    raise sqlstate 'PT404' using message = 'There is no such letter any more.';
  end if;
  insert into private.outbox (id, template, recipient, data, reference) values
    (desk_test_letter.mail_id, 'newsletter-letter', address, jsonb_build_object('letter', desk_test_letter.letter), desk_test_letter.letter)
    on conflict (id) do nothing;
  return jsonb_build_object('recipient', address);
end
$$;

-- Starts the sending, once: asking again answers the same. From here on the letter cannot be changed.
create function public.desk_send_letter(letter uuid, seen_version integer) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
begin
  perform private.require_staff();
  select * into kept from private.letters where id = desk_send_letter.letter for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such letter any more.';
  end if;
  if kept.version <> seen_version then
    -- The sending itself made the version that whoever asks a second time has not seen.
    return jsonb_build_object('kind', case when kept.state <> 'draft' and kept.version = seen_version + 1 then 'saved' else 'conflict' end,
                              'letter', private.letter_json(kept));
  end if;
  if kept.state <> 'draft' then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  if length(trim(kept.subject)) = 0 or length(trim(kept.body)) = 0 then
    raise check_violation using message = 'A letter needs a subject and a text before it is sent.';
  end if;
  insert into private.letter_recipients (letter_id, subscriber_id) select kept.id, id from private.confirmed_readers() as id;
  update private.letters set state = 'sending', started_at = now(), version = version + 1
    where id = kept.id returning * into kept;
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;

revoke execute on function public.desk_letters(), public.desk_save_letter(uuid, integer, text, text),
  public.desk_test_letter(uuid, uuid), public.desk_send_letter(uuid, integer) from public, anon;
grant execute on function public.desk_letters(), public.desk_save_letter(uuid, integer, text, text),
  public.desk_test_letter(uuid, uuid), public.desk_send_letter(uuid, integer) to authenticated;
