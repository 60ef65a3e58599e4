-- What waits is little among much that is done, which statistics of single columns cannot know: asked for the replies that are
-- nobody's, the planner expected thousands and read every person for their names. From each thing that waits it now goes to
-- what belongs to it, by index, however large the house has grown.
alter function private.today_of(text, text, uuid, timestamptz, uuid, integer) set enable_hashjoin = off;
alter function private.today_of(text, text, uuid, timestamptz, uuid, integer) set enable_mergejoin = off;

-- Past a thousand nobody counts: the desk says 999+.
create function pg_temp.reword(named regprocedure, was text, becomes text) returns void
  language plpgsql
  as $$
declare
  body text := pg_get_functiondef(named);
begin
  if position(was in body) = 0 then
    raise 'the function % does not say %', named, was;
  end if;
  execute replace(body, was, becomes);
end
$$;
select pg_temp.reword('public.desk_mails(text, text, jsonb, integer)',
                      $$(select count(*) from private.outbox where status = state)$$,
                      $$(select count(*) from (select from private.outbox where status = state limit 1000) as counted)$$);
drop function pg_temp.reword(regprocedure, text, text);
