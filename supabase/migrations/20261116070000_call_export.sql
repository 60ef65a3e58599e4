-- Booked calls can be taken along like everything else that people have left with us.
create view private.export_calls as
  select id as key, id, lead_id, name, email, phone, way, lower(during) as starts_at, upper(during) as ends_at, time_zone,
         consultant_name as consultant, status, reason, created_at, updated_at
  from private.bookings;

create or replace function public.desk_export(list text, after text, page_size integer) returns json
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
  if list not in ('leads', 'consultations', 'callbacks', 'offers', 'subscribers', 'codes', 'projects', 'mails', 'log', 'calls') then
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
