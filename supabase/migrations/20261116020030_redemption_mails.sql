-- Whoever's code was used is told: it was good for one use, and it may not have been they who gave it to us.
create or replace function public.desk_redeem_code(wanted text) returns jsonb
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
  insert into private.outbox (template, recipient, data, reference)
    select 'code-redeemed', lead.email, jsonb_build_object('code', redeemed.code, 'percent', redeemed.percent), lead.id
    from public.offer_leads lead where lead.id = redeemed.lead_id;
  return private.code_json(redeemed) || jsonb_build_object('redeemed_now', true);
end
$$;
