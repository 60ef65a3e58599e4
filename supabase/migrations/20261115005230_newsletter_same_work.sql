-- The same work for an address that is new, waiting, confirmed or gone: whoever asks learns nothing from how long it took,
-- nor from what the server does next. For an address that is there already a row of nobody's is stored and taken back,
-- and where no mail is due the decoy of one is queued.
create or replace function private.subscribe_to_newsletter(
  address text, attribution jsonb,
  confirm_nonce uuid, confirm_hash bytea, new_leave_nonce uuid, leave_hash bytea,
  at timestamptz
) returns void
  language plpgsql
  as $$
declare
  reader public.newsletter_subscribers;
  is_due boolean;
  has_left boolean := exists (
    select from private.suppressions where address_hash = private.suppression_hash(address)
  );
  is_known boolean := exists (select from public.newsletter_subscribers where email_key = lower(address));
begin
  begin
    insert into public.newsletter_subscribers
      (email, status, unsubscribed_at, leave_nonce, leave_token_hash,
       page, referrer_host, utm, privacy_version, created_at)
    values
      (case when is_known then new_leave_nonce || '@example.invalid' else address end,
       case when has_left then 'unsubscribed' else 'pending' end, case when has_left then at end,
       new_leave_nonce, leave_hash,
       attribution ->> 'page', attribution ->> 'referrer_host', coalesce(attribution -> 'utm', '{}'),
       attribution ->> 'privacy_version', at)
    on conflict (email_key) do nothing;
    if is_known then
      raise sqlstate 'HT001' using message = 'taken back';
    end if;
  exception when sqlstate 'HT001' then
    null;
  end;

  select * into reader from public.newsletter_subscribers where email_key = lower(address) for update;
  -- A reader is not asked at all, and whoever has been asked is not asked again within a day. Whoever has left stays out
  -- until the mail is answered, and is asked at most once in thirty days, because it may not have been they who came back.
  is_due := found and reader.status <> 'confirmed' and coalesce(
    reader.asked_at <= at - case reader.status when 'pending' then interval '1 day' else interval '30 days' end, true);

  update public.newsletter_subscribers
    set asked_at = case when is_due then at else asked_at end,
        confirm_token_hash = case when is_due then confirm_hash else confirm_token_hash end
    where id = reader.id;
  perform private.owe_mail('newsletter-welcome', reader.email,
    jsonb_build_object('confirm', confirm_nonce, 'leave', case when is_due then reader.leave_nonce else new_leave_nonce end),
    reader.id, not is_due);
end
$$;
