-- A code counts as used in time if it was given to us while it was good, even where somebody looks it up later. Then whoever
-- redeems it says on which day, by the house's clock, it was given; the log keeps that day.
drop function public.desk_redeem_code(text);
create function public.desk_redeem_code(wanted text, given_on date default null) returns jsonb
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
  if given_on not between private.house_day(issued.created_at) and private.house_day(now())
    or private.house_midnight(given_on) >= issued.expires_at then
    raise check_violation using message = 'Please choose a day on which the code was good.';
  end if;
  update public.discount_codes set redeemed_at = now(), redeemed_by = me
    where id = issued.id and redeemed_at is null and (expires_at > now() or given_on is not null) returning * into redeemed;
  if redeemed.id is null then
    select * into issued from public.discount_codes where id = issued.id;
    return private.code_json(issued) || jsonb_build_object('redeemed_now', false);
  end if;
  perform private.log_lead(redeemed.lead_id, redeemed.email_key, 'code redeemed', given_on::text, redeemed.code);
  insert into private.outbox (template, recipient, data, reference)
    select 'code-redeemed', lead.email, jsonb_build_object('code', redeemed.code, 'percent', redeemed.percent), lead.id
    from public.offer_leads lead where lead.id = redeemed.lead_id;
  return private.code_json(redeemed) || jsonb_build_object('redeemed_now', true);
end
$$;

revoke execute on function public.desk_redeem_code(text, date) from public, anon;
grant execute on function public.desk_redeem_code(text, date) to authenticated;
