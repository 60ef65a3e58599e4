-- What a list of a book names, it names whole: a file that a message points at, or that somebody has opened, may be an older
-- version than the page shows.
create or replace function private.message_json(message public.book_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', message.id, 'kind', message.kind, 'side', message.side, 'who', message.who_name, 'text', message.text,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object('id', version.id, 'name', version.name, 'number', version.number)
                                  order by version.at, version.id), '[]')
        from public.book_versions version where version.id = any (message.versions)),
      'at', message.at)
  $$;

create function private.file_read_json(opened public.file_reads) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', opened.id, 'version_id', opened.version_id, 'side', opened.side, 'who', opened.who_name, 'at', opened.at,
      'name', version.name, 'number', version.number)
    from (select) as once left join public.book_versions version on version.id = opened.version_id
  $$;

create or replace function private.book_list(book bigint, list text, before bigint, page_size integer, search text)
  returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted integer := least(greatest(coalesce(page_size, 20), 1), 200);
  upto bigint := coalesce(before, 9223372036854775807);
begin
  case list
    when 'events' then return (
      select coalesce(jsonb_agg(private.book_event_json(one::public.book_events) order by one.id desc), '[]') from (
        select * from public.book_events kept where kept.book_id = book and kept.id < upto
        order by kept.id desc limit wanted) as one);
    when 'messages' then return (
      select coalesce(jsonb_agg(private.message_json(one::public.book_messages) order by one.id desc), '[]') from (
        select * from public.book_messages kept where kept.book_id = book and kept.id < upto
          and (coalesce(trim(search), '') = ''
               or to_tsvector('english', kept.text) @@ websearch_to_tsquery('english', search))
        order by kept.id desc limit wanted) as one);
    when 'reads' then return (
      select coalesce(jsonb_agg(private.file_read_json(one::public.file_reads) order by one.id desc), '[]') from (
        select * from public.file_reads kept where kept.book_id = book and kept.id < upto
        order by kept.id desc limit wanted) as one);
    else raise invalid_parameter_value using message = 'There is no such list.';
  end case;
end
$$;

-- When something was handed in last: the newest lines of the record may not say it.
create or replace function private.book_head_json(book public.books) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(book) - 'owner' - 'left_at' || jsonb_build_object('handed_in_at', (
      select at from public.book_hand_ins where book_id = book.id order by id desc limit 1))
  $$;
