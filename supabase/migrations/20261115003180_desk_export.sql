-- One view for each list that can be taken along: complete, in words, without what links are made of. `key` orders the
-- pages and is not exported.
create view private.export_leads as
  select lead.id as key, lead.id, lead.kind, lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page, lead.status,
         private.name_of(lead.owner) as owner, lead.created_at, lead.due_at, lead.answered_at, lead.next_step, lead.next_step_on
  from public.leads lead;

create view private.export_consultations as
  select id as key, id, source as form, name, email, phone, genre, book_title, word_count, publishing_goals, message,
         manuscript_status, array_to_string(services_interested, ', ') as services_interested, timeline, budget,
         previous_publishing, goals, preferred_contact, additional_info, package, topic, page, referrer_host,
         utm::text as utm, privacy_version, status, private.name_of(owner) as owner, due_at, created_at, updated_at
  from public.consultation_requests;

create view private.export_callbacks as
  select id as key, id, name, phone, email, message, consent, page, referrer_host, utm::text as utm, privacy_version, status,
         private.name_of(owner) as owner, due_at, created_at, updated_at
  from public.callback_requests;

create view private.export_offers as
  select id as key, id, campaign, first_name, email, page, referrer_host, utm::text as utm, privacy_version, status,
         private.name_of(owner) as owner, due_at, created_at, updated_at
  from public.offer_leads;

create view private.export_subscribers as
  select id as key, id, email, status, asked_at, confirmed_at, unsubscribed_at, page, referrer_host, utm::text as utm,
         privacy_version, created_at
  from public.newsletter_subscribers;

create view private.export_codes as
  select id as key, id, code, campaign, email_key as email, percent, created_at, expires_at, mailed_at, redeemed_at,
         private.name_of(redeemed_by) as redeemed_by
  from public.discount_codes;

create view private.export_projects as
  select project.id as key, project.id, author.email as author_email, private.name_of(author.id) as author_name, project.title,
         project.genre, project.description, project.status, project.word_count, project.target_words, project.created_at,
         project.updated_at
  from public.projects project join auth.users author on author.id = project.owner;

create view private.export_mails as
  select mail.id as key, mail.id, mail.template, mail.recipient, kept.subject, mail.status, mail.attempts, mail.created_at,
         mail.sent_at, mail.next_attempt_at, mail.last_error
  from private.outbox mail left join private.sent_mails kept on kept.id = mail.id;

create view private.export_log as
  select id as key, id, at, who_name as who, what, lead_id, person, before, after from private.lead_events;

create function public.desk_export(list text, after text, page_size integer) returns json
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 500), 1), 2000);
  key_type text := case when list in ('projects', 'log') then 'bigint' else 'uuid' end;
  columns json;
  rows json;
  next text;
  total bigint;
begin
  perform private.require_staff();
  if list not in ('leads', 'consultations', 'callbacks', 'offers', 'subscribers', 'codes', 'projects', 'mails', 'log') then
    raise sqlstate 'PT404' using message = 'There is no such list.';
  end if;
  select json_agg(attname order by attnum) into columns from pg_catalog.pg_attribute
    where attrelid = ('private.export_' || list)::regclass and attnum > 1;
  execute format(
    'with line as (select * from private.export_%1$s where $1 is null or key > $1::%2$s order by key limit $2)
     select json_agg((select json_agg(cell.value order by cell.place) from json_each(row_to_json(line)) with ordinality as cell (name, value, place)
                      where cell.place > 1) order by line.key),
            case when count(*) = $2 then (array_agg(line.key order by line.key desc))[1]::text end,
            (select count(*) from private.export_%1$s)
     from line', list, key_type)
    into rows, next, total using after, wanted;
  return json_build_object('columns', columns, 'rows', coalesce(rows, '[]'), 'next', next, 'total', total);
end
$$;

revoke execute on function public.desk_export(text, text, integer) from public, anon;
grant execute on function public.desk_export(text, text, integer) to authenticated;
