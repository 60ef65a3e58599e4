create function private.code_json(issued public.discount_codes) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'found', true, 'code', issued.code, 'campaign', issued.campaign, 'percent', issued.percent,
      'created_at', issued.created_at, 'expires_at', issued.expires_at, 'redeemed_at', issued.redeemed_at,
      'email', issued.email_key, 'redeemed_by', private.name_of(issued.redeemed_by),
      'state', case when issued.redeemed_at is not null then 'redeemed'
                    when issued.expires_at <= now() then 'expired' else 'valid' end)
  $$;

-- As it is read out on the telephone or pasted from a mail: capitals, blanks and hyphens do not matter.
create function private.find_code(wanted text) returns public.discount_codes
  language sql stable set search_path = ''
  as $$
    select issued from public.discount_codes issued
    where code = regexp_replace(upper(regexp_replace(wanted, '[^A-Za-z0-9]', '', 'g')), '^(.+)(.{4})(.{4})$', '\1-\2-\3')
  $$;

create function public.desk_code(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  issued public.discount_codes;
begin
  perform private.require_staff();
  issued := private.find_code(wanted);
  return case when issued.id is null then jsonb_build_object('found', false) else private.code_json(issued) end;
end
$$;

-- Once: of twenty who try at the same moment, one hears `redeemed_now`.
create function public.desk_redeem_code(wanted text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  issued public.discount_codes := private.find_code(wanted);
  redeemed public.discount_codes;
begin
  if issued.id is null then
    return jsonb_build_object('found', false, 'redeemed_now', false);
  end if;
  update public.discount_codes set redeemed_at = now(), redeemed_by = me
    where id = issued.id and redeemed_at is null and expires_at > now() returning * into redeemed;
  if redeemed.id is null then
    select * into issued from public.discount_codes where id = issued.id;
    return private.code_json(issued) || jsonb_build_object('redeemed_now', false);
  end if;
  perform private.log_lead(redeemed.lead_id, redeemed.email_key, 'code redeemed', null, redeemed.code);
  return private.code_json(redeemed) || jsonb_build_object('redeemed_now', true);
end
$$;

revoke execute on function public.desk_code(text), public.desk_redeem_code(text) from public, anon;
grant execute on function public.desk_code(text), public.desk_redeem_code(text) to authenticated;
