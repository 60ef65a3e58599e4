-- The request that a person's mail belongs to where it does not say: the newest that somebody works on, else the newest.
create function private.lead_for_reply(whose uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    select id from public.leads where person = any (private.members_of(whose))
    order by kind <> 'newsletter' desc, status in ('new', 'contacted', 'booked') desc, status <> 'spam' desc, created_at desc
    limit 1
  $$;

-- Whether a mail of ours is part of a person's own conversation: it went to one of their addresses, or it is about them or
-- about what they sent. `members` is everybody who is this person.
create function private.is_mail_of(mail private.outbox, members uuid[]) returns boolean
  language sql stable set search_path = ''
  as $$
    select mail.reference = any (members)
      or exists (select from public.person_addresses where address_key = lower(mail.recipient) and person = any (members))
      or exists (select from public.leads where id = mail.reference and person = any (members))
  $$;

-- Puts a mail where it belongs. An id of ours in it proves nothing by itself: whoever was written to, or was forwarded a
-- mail, knows one. Only together with an address that belongs to that conversation it leads into it; otherwise the mail
-- waits in the tray for somebody who judges. An address alone leads into its thread as well, for people begin anew; but
-- anybody can write one, so that such a mail counts as proven only where our own mail server says so (`is_checked`).
-- `ids` are numbers of mails that it names, the nearest first.
create function private.file_reply(reply uuid, ids uuid[], is_ours boolean, is_unproven boolean, is_unreadable boolean,
                                   is_checked boolean)
  returns void
  language plpgsql set search_path = ''
  as $$
declare
  mail private.replies;
  named private.outbox;
  own private.outbox;
  whose uuid;
begin
  select * into mail from private.replies where id = reply for update;
  update private.replies set is_proven = is_checked and not is_unproven where id = reply;
  select person into whose from public.person_addresses where address_key = mail.sender;
  select * into named from private.outbox where id = any (ids) order by array_position(ids, id) limit 1;
  select outbox.* into own from private.outbox
    where id = any (ids) and private.is_mail_of(outbox, private.members_of(whose)) order by array_position(ids, id) limit 1;
  if is_ours or is_unproven or is_unreadable or (named.id is not null and own.id is null)
    or whose is null then
    update private.replies set answers = named.id, why = case
        when is_ours then 'our address' when is_unreadable then 'unreadable' when is_unproven then 'unproven'
        when named.id is not null then 'other thread' else 'unknown' end
      where id = reply;
    return;
  end if;
  update private.replies set is_proven = true where id = reply and own.id is not null;
  perform private.thread_reply(reply, coalesce(
    (select id from public.leads where id = own.reference), private.lead_for_reply(whose)), whose, own.id);
end
$$;

-- Into a thread, and the clock of 24 hours starts. A machine is owed no answer.
create function private.thread_reply(reply uuid, lead uuid, whose uuid, to_mail uuid) returns private.replies
  language plpgsql set search_path = ''
  as $$
declare
  kept private.replies;
begin
  update private.replies set state = 'thread', why = null, lead_id = lead, person = whose, answers = coalesce(to_mail, answers),
      due_at = case when kind = 'letter' then received_at + interval '24 hours' end
    where id = reply returning * into kept;
  insert into private.lead_events (lead_id, person_id, at, who, who_name, what, after)
    values (lead, case when lead is null then whose end, case when auth.uid() is null then kept.received_at else now() end,
            auth.uid(), private.name_of(auth.uid()), 'reply', kept.subject);
  return kept;
end
$$;

-- An answer from the desk goes into the conversation: it names the mail that it answers, or the last of ours where they
-- have not written, and whatever waited in this thread is answered. Our own mails are named by their number; the rest of
-- their id is known where the mail is written.
create function private.thread_answer() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  last private.replies;
  own uuid;
  members uuid[];
begin
  members := private.members_of(coalesce(
    (select lead.person from public.leads lead where lead.id = new.reference),
    (select known.id from public.persons known where known.id = new.reference),
    (select held.person from public.person_addresses held where held.address_key = lower(new.recipient))));
  select * into last from private.replies reply
    where reply.state = 'thread' and reply.kind = 'letter' and reply.message_id is not null
      and (reply.lead_id = new.reference or reply.person = any (members))
    order by coalesce(reply.lead_id = new.reference, false) desc, reply.received_at desc, reply.id limit 1;
  if found then
    new.data := new.data || jsonb_build_object('thread', to_jsonb(last.earlier_ids || last.message_id));
  else
    select id into own from private.outbox
      where reference = new.reference and lower(recipient) = lower(new.recipient) and status = 'sent'
      order by created_at desc limit 1;
    if found then
      new.data := new.data || jsonb_build_object('thread', jsonb_build_array(own));
    end if;
  end if;
  perform private.settle_replies(new.reference, members);
  return new;
end
$$;

create trigger thread_answer before insert on private.outbox
  for each row when (new.template = 'desk-answer') execute function private.thread_answer();

-- Whatever waits in a thread has been answered, by mail or by telephone.
create function private.settle_replies(lead uuid, members uuid[]) returns void
  language sql set search_path = ''
  as $$
    update private.replies set answered_at = now()
    where due_at is not null and answered_at is null and (lead_id = lead or person = any (members))
  $$;

-- One reminder to the staff's mailbox for all replies that became overdue since the last; each is mentioned once.
create function private.remind_of_replies(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  mentioned integer;
begin
  with overdue as (
    update private.replies set reminded_at = at
      where id in (select id from private.replies
                   where due_at <= at and due_at is not null and answered_at is null and reminded_at is null
                   for update skip locked)
      returning id, sender_name, sender, due_at
  ), owed as (
    insert into private.outbox (template, recipient, data)
      select 'reply-reminder', 'staff', jsonb_build_object('count', count(*), 'replies', (
        select jsonb_agg(jsonb_build_object('name', coalesce(nullif(first.sender_name, ''), first.sender), 'due_at', first.due_at)
                         order by first.due_at)
        from (select * from overdue order by due_at, id limit 50) as first))
      from overdue having count(*) > 0
  )
  select count(*) into mentioned from overdue;
  return mentioned;
end
$$;

-- As before, and whatever they had written and waited for is settled with it.
do $$
declare
  body text := pg_get_functiondef('public.desk_log_call(uuid, text, uuid)'::regprocedure);
  was text := '  -- A call that was agreed by hand has been held with it.';
begin
  if position(was in body) = 0 then
    raise 'desk_log_call does not say where a call is held';
  end if;
  execute replace(body, was, '  perform private.settle_replies(was.id, private.members_of(was.person));' || E'\n' || was);
end
$$;
