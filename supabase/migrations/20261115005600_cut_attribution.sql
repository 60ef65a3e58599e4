-- Where a visitor came from never stands in the way of what they ask: as domain/attribution.ts does for our own forms, this
-- cuts or leaves out what does not fit, for whoever writes past them.
create function private.cut_attribution() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.page := left(new.page, 500);
  new.referrer_host := left(new.referrer_host, 255);
  new.privacy_version := left(new.privacy_version, 40);
  -- Without control characters, each of which JSON would write as six.
  new.utm := coalesce((
    select jsonb_object_agg(tag, left(regexp_replace(value #>> '{}', '[[:cntrl:]]', '', 'g'), 150))
    from jsonb_each(case jsonb_typeof(new.utm) when 'object' then new.utm else '{}' end) as given (tag, value)
    where tag in ('utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content') and jsonb_typeof(value) = 'string'
  ), '{}');
  return new;
end
$$;

create trigger cut_attribution before insert on public.consultation_requests
  for each row execute function private.cut_attribution();
create trigger cut_attribution before insert on public.callback_requests
  for each row execute function private.cut_attribution();
create trigger cut_attribution before insert on public.offer_leads
  for each row execute function private.cut_attribution();
create trigger cut_attribution before insert on public.newsletter_subscribers
  for each row execute function private.cut_attribution();
