-- The desk's questions run with the rights of their owner: under row-level security the search could not use its index.
-- Each asks for staff first.

-- A pattern for `like` that means the text itself.
create function private.like_text(word text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(word, '([\\%_])', '\\\1', 'g') $$;

-- What every word of a search must find: anywhere in the text, or, where one or two letters would be found everywhere, at
-- the beginning of the name or the address.
create function private.search_condition(search text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(string_agg(case
      when length(word) >= 3 then format(' and search_text like %L', '%' || private.like_text(word) || '%')
      else format(' and (lower(name) like %1$L or email_key like %1$L)', private.like_text(word) || '%')
    end, ''), '')
    from (
      select word from regexp_split_to_table(lower(left(coalesce(search, ''), 200)), '\s+') as word where word <> '' limit 8
    ) as words
  $$;

-- Newest first. Without a search, each combination of what is wanted is read from its own index in order, and merged:
-- that takes the same time however many leads there are.
create function public.desk_inbox(filter jsonb, after jsonb, page_size integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 200);
  kinds text[] := array['consultation', 'callback', 'offer', 'newsletter'];
  statuses text[] := array['new', 'contacted', 'booked', 'won', 'lost', 'spam'];
  owner_id uuid := case when filter ->> 'owner' <> 'none' then filter ->> 'owner' end;
  is_overdue boolean := coalesce((filter ->> 'overdue')::boolean, false);
  search text := private.search_condition(filter ->> 'search');
  condition text := '';
  question text;
  found_leads public.leads[];
begin
  perform private.require_staff();
  if jsonb_array_length(filter -> 'kinds') > 0 then
    kinds := array(select distinct jsonb_array_elements_text(filter -> 'kinds'));
  end if;
  if jsonb_array_length(filter -> 'statuses') > 0 then
    statuses := array(select distinct jsonb_array_elements_text(filter -> 'statuses'));
  end if;
  if is_overdue then
    kinds := array_remove(kinds, 'newsletter');
    statuses := array(select status from unnest(statuses) as status where status = 'new');
    -- The clock starts when it comes in, so that who came in earlier is overdue earlier.
    condition := condition || ' and due_at < now() and created_at < now() - interval ''24 hours''';
  end if;
  if after ->> 'id' is not null then condition := condition || ' and (created_at, id) < ($3, $4)'; end if;
  if filter ->> 'owner' = 'none' then condition := condition || ' and owner is null'; end if;
  if owner_id is not null then condition := condition || ' and owner = $5'; end if;
  if filter ->> 'source' is not null then condition := condition || ' and source = $6'; end if;

  if search <> '' then
    question := 'select * from public.leads where kind = any ($1) and status = any ($2)' || condition || search;
  elsif owner_id is not null or filter ->> 'source' is not null then
    question := 'select lead.* from unnest($2) as wanted (state) cross join lateral (
      select * from public.leads where status = state and kind = any ($1)' || condition ||
      ' order by created_at desc, id desc limit $7) as lead';
  else
    question := 'select lead.* from unnest($1) as sorts (sort) cross join unnest($2) as states (state) cross join lateral (
      select * from public.leads where kind = sort and status = state' || condition ||
      ' order by created_at desc, id desc limit $7) as lead';
  end if;
  execute format('select array_agg(line::public.leads) from (
      select * from (%s) as matching order by created_at desc, id desc limit $7
    ) as line', question)
    into found_leads
    using kinds, statuses, (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid, owner_id, filter ->> 'source', wanted + 1;

  return jsonb_build_object(
    'leads', coalesce((
      select jsonb_agg(private.lead_json(lead) order by lead.created_at desc, lead.id desc)
      from unnest(found_leads[1:wanted]) as lead), '[]'),
    'has_more', coalesce(array_length(found_leads, 1), 0) > wanted);
end
$$;

-- Asked every few seconds by every open desk, so each part of it is a look into one index.
create function public.desk_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
begin
  return jsonb_build_object(
    'newest', (select max(created_at) from public.leads),
    'unanswered', (select count(*) from public.leads where status = 'new' and due_at is not null),
    'overdue', (select count(*) from public.leads where status = 'new' and due_at is not null and due_at < now()),
    -- What is still to be done by whoever asks.
    'mine', (select count(*) from public.leads where owner = me and status in ('new', 'contacted', 'booked')),
    'failed_mails', (select count(*) from private.outbox where status = 'dead'),
    -- From one source to the next, without reading the leads between them.
    'sources', (
      with recursive sources as (
        (select source, 1 as place from public.leads order by source limit 1)
        union all
        select next.source, sources.place + 1 from sources cross join lateral (
          select source from public.leads where source > sources.source order by source limit 1
        ) as next
        where sources.place < 200
      )
      select coalesce(jsonb_agg(source order by source), '[]') from sources));
end
$$;

revoke execute on function public.desk_inbox(jsonb, jsonb, integer), public.desk_counts() from public, anon;
grant execute on function public.desk_inbox(jsonb, jsonb, integer), public.desk_counts() to authenticated;
