-- Why a stage's dates are others than was planned: said where the dates stand, not in the record alone.
create index book_events_that_move on public.book_events (book_id, id desc) where detail ? 'moves' and reason is not null;

create function private.slip_reason(stage public.book_stages) returns text
  language sql stable set search_path = ''
  as $$
    select event.reason from public.book_events event
    where event.book_id = stage.book_id and event.detail ? 'moves' and event.reason is not null
      and (event.detail ->> 'stage' = stage.kind
           or event.detail -> 'moves' @> jsonb_build_array(jsonb_build_object('stage', stage.kind)))
    order by event.id desc limit 1
  $$;

create or replace function private.stage_json(stage public.book_stages) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'side', stage.side, 'owner', stage.owner,
      'owner_name', stage.owner_name, 'waits_for', to_jsonb(stage.waits_for),
      'planned', jsonb_build_object('start', stage.planned_start, 'end', stage.planned_end),
      'forecast', jsonb_build_object('start', stage.forecast_start, 'end', stage.forecast_end),
      'started_on', stage.started_on, 'finished_on', stage.finished_on, 'reason', private.slip_reason(stage))
  $$;
