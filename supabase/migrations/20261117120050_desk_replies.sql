-- Who a thread belongs to, by the key under which the desk opens a person: an address, or the number of a lead. Null
-- where nobody is known by it.
create function private.thread_of(key text, out addresses text[], out lead_ids uuid[])
  language plpgsql stable set search_path = ''
  as $$
declare
  address text := case when key like '%@%' then lower(key) end;
begin
  if address is null and key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select email_key, array[id] into address, lead_ids from public.leads where id = key::uuid;
  end if;
  if address is not null then
    lead_ids := array(select id from public.leads where email_key = address order by created_at desc limit 100);
    if cardinality(lead_ids) > 0 or private.is_known_address(address) then
      addresses := array[address];
    end if;
  end if;
  if cardinality(lead_ids) = 0 and addresses is null then lead_ids := null; end if;
end
$$;

create function private.reply_json(reply private.replies) returns jsonb
  language sql stable
  as $$
    select to_jsonb(reply) - array['mailbox', 'uidvalidity', 'uid', 'message_id', 'earlier_ids', 'body_sha256', 'reminded_at']
      || jsonb_build_object(
        -- Whom the mail of ours went to that it says it answers.
        'answers', (select case when mail.recipient <> 'staff' then mail.recipient end from private.outbox mail where mail.id = reply.answers),
        'name', coalesce((select lead.name from public.leads lead where lead.id = reply.lead_id and lead.kind <> 'newsletter'),
                         nullif(reply.sender_name, ''), reply.person, reply.sender, ''),
        'files', coalesce((
          select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'size', file.size, 'refused', file.refused)
                           order by file.place)
          from private.reply_files file where file.reply_id = reply.id), '[]'))
  $$;

-- Asked every few seconds by every open desk.
create function public.desk_reply_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'comes_in', settings.mailbox is not null, 'read_at', cursor.read_at, 'trouble', cursor.trouble,
      'waiting', (select count(*) from private.replies where due_at is not null and answered_at is null),
      'overdue', (select count(*) from private.replies where due_at is not null and answered_at is null and due_at < now()),
      'tray', (select count(*) from private.replies where state = 'tray' and kind = 'letter'))
    from private.desk_settings settings left join private.mailbox_cursors cursor on cursor.mailbox = settings.mailbox);
end
$$;

-- Those that wait for an answer, the first due first; the others newest first.
create function public.desk_replies(list text, after jsonb, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 200);
  last_at timestamptz := after ->> 'at';
  last_id uuid := after ->> 'id';
  found_ids uuid[];
begin
  perform private.require_staff();
  if list = 'waiting' then
    found_ids := array(select id from private.replies
      where due_at is not null and answered_at is null and (last_id is null or (due_at, id) > (last_at, last_id))
      order by due_at, id limit wanted + 1);
  elsif list in ('tray', 'automatic', 'away') then
    found_ids := array(select id from private.replies
      where state = case list when 'away' then 'away' else 'tray' end
        and (list = 'away' or (kind = 'letter') = (list = 'tray'))
        and (last_id is null or (received_at, id) < (last_at, last_id))
      order by received_at desc, id desc limit wanted + 1);
  else
    raise check_violation using message = 'There is no such list.';
  end if;
  return jsonb_build_object(
    'replies', coalesce((select jsonb_agg(private.reply_json(reply) order by array_position(found_ids, reply.id))
                         from private.replies reply where reply.id = any (found_ids[1:wanted])), '[]'),
    'has_more', cardinality(found_ids) > wanted);
end
$$;

-- What one person has written, newest first.
create function public.desk_thread(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  addresses text[];
  leads uuid[];
begin
  perform private.require_staff();
  select thread.addresses, thread.lead_ids into addresses, leads from private.thread_of(key) as thread;
  return coalesce((
    select jsonb_agg(private.reply_json(reply) order by reply.received_at desc, reply.id)
    from (select * from private.replies
          where id in (select id from private.replies where lead_id = any (leads)
                       union select id from private.replies where person = any (addresses))
          order by received_at desc, id limit 200) as reply), '[]');
end
$$;

create function private.find_reply(wanted uuid) returns private.replies
  language plpgsql set search_path = ''
  as $$
declare
  reply private.replies;
begin
  select * into reply from private.replies where id = wanted for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such email any more.';
  end if;
  return reply;
end
$$;

-- Somebody at the desk says whose mail it is. It is a letter from then on, whatever its headers said.
create function public.desk_assign_reply(reply uuid, key text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.replies;
  addresses text[];
  leads uuid[];
begin
  perform private.require_staff();
  kept := private.find_reply(desk_assign_reply.reply);
  select thread.addresses, thread.lead_ids into addresses, leads from private.thread_of(trim(key)) as thread;
  if addresses is null and leads is null then
    raise sqlstate 'PT404' using message = 'Nobody is known by this address.';
  end if;
  if kept.state <> 'thread' or kept.person is distinct from addresses[1] then
    update private.replies set kind = 'letter' where id = kept.id and kind = 'automatic';
    kept := private.thread_reply(kept.id, coalesce(private.lead_for_reply(addresses[1]), leads[1]), addresses[1], null);
  end if;
  return private.reply_json(kept);
end
$$;

-- Needs no answer: out of the tray, or, in a thread, off the clock.
create function public.desk_put_reply_away(reply uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.replies;
begin
  perform private.require_staff();
  kept := private.find_reply(desk_put_reply_away.reply);
  if kept.state = 'thread' and kept.answered_at is null and kept.due_at is not null then
    perform private.log_lead(kept.lead_id, kept.person, 'reply', 'no answer', kept.subject);
  end if;
  update private.replies set
    state = case when state = 'tray' then 'away' else state end,
    answered_at = case when due_at is not null then coalesce(answered_at, now()) end
    where id = kept.id returning * into kept;
  return private.reply_json(kept);
end
$$;

-- The bytes of a file, as text that JSON can carry. Whoever opens it, does so on their own machine.
create function public.desk_reply_file(file uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (select jsonb_build_object('name', kept.name, 'type', kept.type, 'content', encode(kept.content, 'base64'))
          from private.reply_files kept where kept.id = desk_reply_file.file and kept.content is not null);
end
$$;

-- The newest hundred: there are few, or something else is wrong.
create function public.desk_bounces() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'count', (select count(*) from private.bounced_addresses),
    'addresses', coalesce((
      select jsonb_agg(jsonb_build_object('address', address_key, 'at', at, 'code', code, 'reason', reason) order by at desc, address_key)
      from (select * from private.bounced_addresses order by at desc, address_key limit 100) as newest), '[]'));
end
$$;

-- The address works again, as somebody at the desk has heard: letters may go there, if they were wanted.
create function public.desk_clear_bounce(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from private.bounced_addresses where address_key = lower(trim(address));
  if found then
    update public.newsletter_subscribers set status = 'confirmed' where email_key = lower(trim(address)) and status = 'bounced';
    perform private.log_lead(null, lower(trim(address)), 'note', null, 'Cleared at the desk: email can reach this address again.');
  end if;
  return public.desk_bounces();
end
$$;

revoke execute on function public.desk_reply_counts(), public.desk_replies(text, jsonb, integer), public.desk_thread(text),
  public.desk_assign_reply(uuid, text), public.desk_put_reply_away(uuid), public.desk_reply_file(uuid),
  public.desk_bounces(), public.desk_clear_bounce(text) from public, anon;
grant execute on function public.desk_reply_counts(), public.desk_replies(text, jsonb, integer), public.desk_thread(text),
  public.desk_assign_reply(uuid, text), public.desk_put_reply_away(uuid), public.desk_reply_file(uuid),
  public.desk_bounces(), public.desk_clear_bounce(text) to authenticated;
