-- A request under the id of another kind of request is refused in words, and takes nothing from the other: the index of the
-- list refused it with its own name before.
create or replace function private.keep_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  lead public.leads;
begin
  if tg_op = 'DELETE' then
    delete from public.leads where id = old.id;
    return null;
  end if;
  lead := private.lead_from(tg_argv[0], to_jsonb(new));
  -- As long as the list takes; rows from before may name a longer one.
  lead.source := left(lead.source, 255);
  if tg_op = 'INSERT' then
    insert into public.leads (id, kind, name, email, phone, summary, source, page, search_text, created_at, due_at)
      values (lead.id, lead.kind, lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page,
              lead.search_text, lead.created_at, lead.due_at)
      on conflict (id) do nothing;
    -- Browsers make ids at random, so only a program that confuses them comes here. Not the code of a row that is there
    -- already: the site takes that one as a yes, and this request would be lost.
    if not found then
      raise sqlstate 'PT409' using message = 'This id belongs to another request. Please send it again under a new one.';
    end if;
    insert into private.lead_events (lead_id, at, what, after) values (lead.id, lead.created_at, 'received', lead.summary);
  else
    update public.leads as kept
      set name = lead.name, email = lead.email, phone = lead.phone, summary = lead.summary, source = lead.source,
          page = lead.page, search_text = lead.search_text
      where kept.id = lead.id
        and (kept.name, kept.email, kept.phone, kept.summary, kept.source, kept.page, kept.search_text)
            is distinct from (lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page, lead.search_text);
  end if;
  return null;
end
$$;
