create function private.newsletter_by_week(since date) returns jsonb
  language sql stable set search_path = ''
  as $$
    with moves as (
      select date_trunc('week', confirmed_at at time zone 'UTC')::date as week, 1 as joined, 0 as gone
        from public.newsletter_subscribers where confirmed_at is not null
      union all
      select date_trunc('week', unsubscribed_at at time zone 'UTC')::date, 0, 1
        from public.newsletter_subscribers where unsubscribed_at is not null and confirmed_at is not null and status = 'unsubscribed'
    ), weeks as (
      select week, sum(joined) as joined, sum(gone) as gone from moves group by week
    ), running as (
      select week, joined, gone, sum(joined - gone) over (order by week) as total from weeks
    )
    select coalesce(jsonb_agg(jsonb_build_object('week', week, 'confirmed', joined, 'left', gone, 'total', total) order by week), '[]')
    from running where week >= date_trunc('week', since)::date
  $$;

-- Weeks begin on Monday, in UTC. Spam is nobody's: it is owed no answer, and counts only in the funnel.
create function public.desk_numbers(since date) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  start timestamptz := since::timestamp at time zone 'UTC';
begin
  perform private.require_staff();
  return jsonb_build_object(
    'leads_by_week', (
      select coalesce(jsonb_agg(jsonb_build_object('week', week, 'kind', kind, 'count', count) order by week, kind), '[]')
      from (select date_trunc('week', created_at at time zone 'UTC')::date as week, kind, count(*) as count
            from public.leads where created_at >= start and status <> 'spam' group by 1, 2) as weeks),
    'leads_by_source', (
      select coalesce(jsonb_agg(jsonb_build_object('source', source, 'count', count) order by count desc, source), '[]')
      from (select source, count(*) as count from public.leads where created_at >= start and status <> 'spam'
            group by source order by 2 desc, 1 limit 100) as sources),
    'funnel', (
      select jsonb_agg(jsonb_build_object('status', stage.status, 'count', coalesce(counted.count, 0)) order by stage.place)
      from unnest(array['new', 'contacted', 'booked', 'won', 'lost', 'spam']) with ordinality as stage (status, place)
      left join (select status, count(*) as count from public.leads
                 where created_at >= start and due_at is not null group by status) as counted using (status)),
    'promise', (
      select jsonb_build_object(
        'kept', count(*) filter (where answered_at <= due_at),
        'broken', count(*) filter (where answered_at > due_at),
        'open', count(*) filter (where answered_at is null and due_at >= now()),
        'overdue', count(*) filter (where answered_at is null and due_at < now()),
        'median_hours', round((extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)) / 3600)::numeric, 1))
      from public.leads where created_at >= start and due_at is not null and status <> 'spam'),
    'newsletter_by_week', private.newsletter_by_week(since),
    'pages', (
      select coalesce(jsonb_agg(jsonb_build_object('page', page, 'views', views) order by views desc, page), '[]')
      from (select page, sum(views)::bigint as views from private.page_views where day >= since
            group by page order by 2 desc, 1 limit 100) as pages),
    'views_by_day', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'views', views) order by day), '[]')
      from (select day, sum(views)::bigint as views from private.page_views where day >= since group by day) as days));
end
$$;

revoke execute on function public.desk_numbers(date) from public, anon;
grant execute on function public.desk_numbers(date) to authenticated;
