-- The chapter that somebody has sent with a request for a consultation: one file, seen by the staff with the request. Its
-- bytes lie with those of the books, under their hash; the row is what makes the file exist.
create table private.request_files (
  request_id uuid primary key references public.consultation_requests (id) on delete cascade,
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  size bigint not null check (size between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('docx', 'odt', 'rtf', 'txt', 'pdf')),
  is_scanned boolean not null default false,
  at timestamptz not null
);

create index request_files_of_hash on private.request_files (sha256);
create index request_files_old on private.request_files (at);

alter table private.lead_events drop constraint lead_events_what_check;
alter table private.lead_events add constraint lead_events_what_check check (what in
  ('received', 'status', 'owner', 'next step', 'note', 'answer', 'reminder', 'code redeemed', 'project', 'booking', 'file',
   'file opened'));

-- Whether a request may still have a file: "free", "taken" by the one it has, "full" where all of them together weigh what
-- was set aside for strangers (2 GB), "gone" where there is no such request.
create function private.place_for_file(request uuid) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when not exists (select from public.consultation_requests where id = request) then 'gone'
      when exists (select from private.request_files where request_id = request) then 'taken'
      when (select coalesce(sum(size), 0) from private.request_files) > 2147483648 - 20971520 then 'full'
      else 'free'
    end
  $$;

-- The bytes lie under their hash: now the request has a file, and the staff hear of it. Once for each request.
create function private.keep_request_file(request uuid, file jsonb, at timestamptz) returns text
  language plpgsql set search_path = ''
  as $$
declare
  place text;
begin
  perform from public.consultation_requests where id = request for update;
  place := private.place_for_file(request);
  if place <> 'free' then
    return place;
  end if;
  insert into private.request_files (request_id, name, size, sha256, type, is_scanned, at)
    values (request, file ->> 'name', (file ->> 'size')::bigint, file ->> 'sha256', file ->> 'type',
            (file ->> 'is_scanned')::boolean, keep_request_file.at);
  insert into private.lead_events (lead_id, what, after) values (request, 'file', file ->> 'name');
  insert into private.outbox (template, recipient, data, reference)
    select 'request-file', 'staff', jsonb_build_object('id', asked.id, 'name', asked.name, 'email', asked.email,
             'file', file ->> 'name', 'size', (file ->> 'size')::bigint), asked.id
    from public.consultation_requests asked where asked.id = request;
  return 'kept';
end
$$;

-- The files of some requests: for a person's page.
create function public.desk_request_files(leads jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if jsonb_typeof(leads) is distinct from 'array' or 1000 < jsonb_array_length(leads) then
    raise check_violation using message = 'This takes a list of at most a thousand leads.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('lead_id', kept.request_id, 'name', kept.name, 'size', kept.size,
                                        'type', kept.type, 'is_scanned', kept.is_scanned, 'at', kept.at) order by kept.at desc)
    from private.request_files kept
    where kept.request_id = any (array(
      select wanted::uuid from jsonb_array_elements_text(leads) as wanted
      where wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))), '[]');
end
$$;

-- Somebody of the staff is about to open a chapter: the log of the request says who.
create function public.open_request_file(lead uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.request_files;
begin
  perform private.require_staff();
  select * into kept from private.request_files where request_id = open_request_file.lead;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such file any more.';
  end if;
  perform private.log_lead(kept.request_id, (select email from public.consultation_requests where id = kept.request_id),
                           'file opened', null, kept.name);
  return jsonb_build_object('session', auth.jwt() ->> 'session_id');
end
$$;

-- Whether a link still holds: its session is open, and whoever it belongs to has a seat at the desk.
create function private.find_linked_request_file(wanted uuid, asking uuid) returns private.request_files
  language sql stable set search_path = ''
  as $$
    select kept.* from private.request_files kept
    join auth.sessions open on open.id = asking and (open.not_after is null or open.not_after > now())
    join private.staff seat on seat.user_id = open.user_id
    where kept.request_id = wanted
  $$;

revoke execute on function private.place_for_file(uuid), private.keep_request_file(uuid, jsonb, timestamptz),
  private.find_linked_request_file(uuid, uuid) from public;
revoke execute on function public.desk_request_files(jsonb), public.open_request_file(uuid) from public, anon;
grant execute on function public.desk_request_files(jsonb), public.open_request_file(uuid) to authenticated;
