-- Who at the desk wants a mail in the morning with what the day holds. The day it was last sent for is the claim: of two
-- servers one sends it.
create table private.morning_mails (
  member uuid primary key references private.staff (user_id) on delete cascade,
  sent_on date not null
);

-- Asks, or with a yes or a no says, whether one wants it. The first one comes tomorrow.
create function public.desk_morning_mail(wanted boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  if wanted then
    insert into private.morning_mails (member, sent_on) values (me, private.house_day(now())) on conflict (member) do nothing;
  elsif not wanted then
    delete from private.morning_mails where member = me;
  end if;
  return jsonb_build_object('is_wanted', exists (select from private.morning_mails where member = me));
end
$$;

revoke execute on function public.desk_morning_mail(boolean) from public, anon;
grant execute on function public.desk_morning_mail(boolean) to authenticated;

-- From seven in the morning where the house is; after noon it would be no morning any more. Whoever has nothing to do gets
-- none. Answers how many were queued.
create function private.send_morning_mails(at timestamptz) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  today date := private.house_day(at);
  reader private.morning_mails;
  work jsonb;
  queued integer := 0;
begin
  if at < private.house_midnight(today) + interval '7 hours' or at >= private.house_midnight(today) + interval '12 hours' then
    return 0;
  end if;
  for reader in select * from private.morning_mails where sent_on < today order by member for update skip locked loop
    select jsonb_agg(jsonb_build_object('kind', item.kind, 'name', item.name, 'text', left(item.text, 200),
                                        'due_at', item.due_at, 'is_mine', item.owner is not null) order by item.due_at, item.id)
      into work
      from unnest(array['answer', 'reply', 'message', 'call', 'follow-up', 'book']) as kinds (kind)
      cross join lateral private.today_of(kind, 'open', reader.member, null, null, 20) as item;
    if work is not null then
      insert into private.outbox (template, recipient, data, reference)
        select 'desk-morning', account.email, jsonb_build_object('day', today, 'items', work), account.id
        from auth.users account where account.id = reader.member and account.email is not null;
      queued := queued + 1;
    end if;
    update private.morning_mails set sent_on = today where member = reader.member;
  end loop;
  return queued;
end
$$;
