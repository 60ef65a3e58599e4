create function private.cut_text(given text, most integer) returns text
  language sql immutable set search_path = ''
  as $$ select case when length(given) > most then left(given, most) || E'\n[…]' else given end $$;

-- `most` is how much of its text; the rest is in the mailbox.
create function private.reply_json(reply private.replies, most integer default 200000) returns jsonb
  language sql stable
  as $$
    select to_jsonb(reply) - array['mailbox', 'uidvalidity', 'uid', 'message_id', 'earlier_ids', 'body_sha256', 'reminded_at']
      || jsonb_build_object(
        'body', private.cut_text(reply.body, most), 'quoted', private.cut_text(reply.quoted, most),
        -- Whom the mail of ours went to that it says it answers.
        'answers', (select case when mail.recipient <> 'staff' then mail.recipient end from private.outbox mail where mail.id = reply.answers),
        'name', coalesce((select lead.name from public.leads lead where lead.id = reply.lead_id and lead.kind <> 'newsletter'),
                         (select known.name from public.persons known where known.id = reply.person),
                         nullif(reply.sender_name, ''), reply.sender, ''),
        'files', coalesce((
          select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'size', file.size, 'refused', file.refused,
                                              'is_scanned', file.is_scanned)
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
    -- Each list in the words of its index.
    execute format(
      'select array(select id from private.replies where %s and ($1 is null or (received_at, id) < ($2, $1))
                    order by received_at desc, id desc limit %s)',
      case list when 'away' then $q$state = 'away'$q$ when 'tray' then $q$state = 'tray' and kind = 'letter'$q$
                else $q$state = 'tray' and kind <> 'letter'$q$ end, wanted + 1)
      into found_ids using last_id, last_at;
  else
    raise check_violation using message = 'There is no such list.';
  end if;
  return jsonb_build_object(
    'replies', coalesce((select jsonb_agg(private.reply_json(reply, 20000) order by array_position(found_ids, reply.id))
                         from private.replies reply where reply.id = any (found_ids[1:wanted])), '[]'),
    'has_more', cardinality(found_ids) > wanted);
end
$$;

-- What one person has written, newest first: the last twenty in whole, and of what is older the beginning. Whoever sends
-- hundreds of long mails makes no page that cannot be opened.
create function public.desk_thread(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  members uuid[];
begin
  perform private.require_staff();
  members := private.members_of(private.person_by_key(desk_thread.key));
  return coalesce((
    select jsonb_agg(private.reply_json(reply, case when place <= 20 then 200000 else 5000 end) order by place)
    from (select id, row_number() over (order by received_at desc, id) as place from private.replies
          where person = any (members) order by received_at desc, id limit 200) as newest
    join private.replies reply on reply.id = newest.id), '[]');
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
    raise sqlstate 'PT404' using message = 'There is no such email anymore.';
  end if;
  return reply;
end
$$;

-- Somebody at the desk says whose mail it is, by any of their addresses or by their number. It is a letter from then on,
-- whatever its headers said.
create function public.desk_assign_reply(reply uuid, key text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.replies;
  whose uuid := private.person_by_key(trim(desk_assign_reply.key));
begin
  perform private.require_staff();
  kept := private.find_reply(desk_assign_reply.reply);
  if whose is null then
    raise sqlstate 'PT404' using message = 'Nobody is known by this address.';
  end if;
  if kept.state <> 'thread' or kept.person <> all (private.members_of(whose)) then
    update private.replies set kind = 'letter' where id = kept.id and kind = 'automatic';
    kept := private.thread_reply(kept.id, private.lead_for_reply(whose), whose, null);
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
    insert into private.lead_events (lead_id, person_id, who, who_name, what, before, after)
      values (kept.lead_id, case when kept.lead_id is null then kept.person end, auth.uid(), private.name_of(auth.uid()),
              'reply', 'no answer', kept.subject);
  end if;
  if kept.state = 'tray' then
    perform private.log_desk('reply put away', coalesce(kept.sender, ''), null, kept.subject);
  end if;
  update private.replies set
    state = case when state = 'tray' then 'away' else state end,
    answered_at = case when due_at is not null then coalesce(answered_at, now()) end
    where id = kept.id returning * into kept;
  return private.reply_json(kept);
end
$$;

-- Somebody of the staff is about to open a file that came by mail: the log says who.
create function public.open_reply_file(file uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.reply_files;
begin
  perform private.require_staff();
  select * into kept from private.reply_files where id = open_reply_file.file and sha256 is not null;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such file anymore.';
  end if;
  insert into private.lead_events (lead_id, person_id, who, who_name, what, after)
    select mail.lead_id, case when mail.lead_id is null then mail.person end, auth.uid(), private.name_of(auth.uid()),
           'file opened', kept.name
    from private.replies mail where mail.id = kept.reply_id and mail.state = 'thread';
  -- Of a mail in the tray nobody has said yet whose it is.
  if not found then
    perform private.log_desk('file opened', coalesce((select sender from private.replies where id = kept.reply_id), ''), null, kept.name);
  end if;
  return jsonb_build_object('session', auth.jwt() ->> 'session_id');
end
$$;

-- Whether a link still holds: its session is open, and whoever it belongs to has a seat at the desk.
create function private.find_linked_reply_file(wanted uuid, asking uuid) returns private.reply_files
  language sql stable set search_path = ''
  as $$
    select kept.* from private.reply_files kept
    join auth.sessions open on open.id = asking and (open.not_after is null or open.not_after > now())
    join private.staff seat on seat.user_id = open.user_id
    where kept.id = wanted and kept.sha256 is not null
  $$;
revoke execute on function private.find_linked_reply_file(uuid, uuid) from public;

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
  public.desk_assign_reply(uuid, text), public.desk_put_reply_away(uuid), public.open_reply_file(uuid),
  public.desk_bounces(), public.desk_clear_bounce(text) from public, anon;
grant execute on function public.desk_reply_counts(), public.desk_replies(text, jsonb, integer), public.desk_thread(text),
  public.desk_assign_reply(uuid, text), public.desk_put_reply_away(uuid), public.open_reply_file(uuid),
  public.desk_bounces(), public.desk_clear_bounce(text) to authenticated;
