-- Until the day on which this ran, a page that was opened called the server to be counted; since then the server counts what
-- it sends. The days before stay as they are; the desk says from when on they mean something else.
alter table private.desk_settings add column server_counts_since date not null default (now() at time zone 'UTC')::date;

-- Weeks begin on Monday, in UTC. Spam is nobody's: it is owed no answer, and counts only in the funnel.
create or replace function public.desk_numbers(since date) returns jsonb
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
      from (select day, sum(views)::bigint as views from private.page_views where day >= since group by day) as days),
    'server_counts_since', (select server_counts_since from private.desk_settings));
end
$$;
