create function private.queued_mail_json(mail private.outbox) returns jsonb
  language sql stable
  as $$
    select (private.mail_json(mail) - array['text', 'html']) || jsonb_build_object(
      'recipient', mail.recipient, 'attempts', mail.attempts, 'next_attempt_at', mail.next_attempt_at)
  $$;

create function public.desk_mails(wanted_status text, search text, after jsonb, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 200);
  -- Whose mail: found by the beginning of the address.
  pattern text := private.like_text(lower(trim(coalesce(search, '')))) || '%';
  found_mails private.outbox[];
begin
  perform private.require_staff();
  select array_agg(page::private.outbox) into found_mails from (
    select * from private.outbox mail
    where mail.status = wanted_status
      and (pattern = '%' or lower(mail.recipient) like pattern)
      and (after ->> 'id' is null
           or (mail.created_at, mail.id) < ((after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid))
    order by mail.created_at desc, mail.id desc limit wanted + 1
  ) as page;
  return jsonb_build_object(
    'mails', coalesce((
      select jsonb_agg(private.queued_mail_json(mail) order by mail.created_at desc, mail.id desc)
      from unnest(found_mails[1:wanted]) as mail), '[]'),
    'has_more', coalesce(array_length(found_mails, 1), 0) > wanted,
    'counts', (
      select jsonb_object_agg(state, (select count(*) from private.outbox where status = state))
      from unnest(array['waiting', 'sent', 'dead']) as state));
end
$$;

create function public.desk_mail(mail_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (select private.mail_json(mail) || jsonb_build_object('recipient', mail.recipient)
          from private.outbox mail where mail.id = desk_mail.mail_id);
end
$$;

-- Tries a mail that failed, or waits for its next attempt, at once and from the beginning.
create function public.desk_retry_mail(mail_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  mail private.outbox;
begin
  perform private.require_staff();
  update private.outbox set status = 'waiting', attempts = 0, next_attempt_at = now()
    where id = desk_retry_mail.mail_id and status <> 'sent' returning * into mail;
  if not found then
    raise sqlstate 'PT409' using message = 'This mail has been sent already, or is gone.';
  end if;
  notify outbox;
  return private.queued_mail_json(mail);
end
$$;

create function private.suppression_json(address text) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'count', (select count(*) from private.suppressions),
      'is_suppressed', case when address is not null then kept.created_at is not null end,
      'since', kept.created_at)
    from (values (1)) as always (row)
    left join private.suppressions kept on kept.address_hash = private.suppression_hash(address)
  $$;

create function public.desk_suppressions(address text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return private.suppression_json(nullif(trim(address), ''));
end
$$;

-- For somebody who wrote or called to be left alone: the same as their own click on the link in a letter.
create function public.desk_suppress(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted text := lower(trim(address));
  reader uuid;
begin
  perform private.require_staff();
  if not coalesce(private.is_email_address(wanted), false) then
    raise check_violation using message = 'This is not an e-mail address.';
  end if;
  insert into private.suppressions (address_hash, created_at) values (private.suppression_hash(wanted), now())
    on conflict (address_hash) do nothing;
  if found then
    select id into reader from public.newsletter_subscribers where email_key = wanted;
    perform private.log_lead(reader, wanted, 'note', null, 'Suppressed at the desk: no letters go to this address.');
  end if;
  update public.newsletter_subscribers
    set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_token_hash = null
    where email_key = wanted and status <> 'unsubscribed';
  return private.suppression_json(wanted);
end
$$;

revoke execute on function public.desk_mails(text, text, jsonb, integer), public.desk_mail(uuid),
  public.desk_retry_mail(uuid), public.desk_suppressions(text), public.desk_suppress(text) from public, anon;
grant execute on function public.desk_mails(text, text, jsonb, integer), public.desk_mail(uuid),
  public.desk_retry_mail(uuid), public.desk_suppressions(text), public.desk_suppress(text) to authenticated;
