-- The discount codes that were sent to an author's address. Only an address that its owner has confirmed counts:
-- otherwise whoever signs up as somebody else would read that person's code.
create function public.my_offer_codes()
  returns table (code text, percent integer, created_at timestamptz, expires_at timestamptz, redeemed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_open_session();
  return query
    select issued.code, issued.percent, issued.created_at, issued.expires_at, issued.redeemed_at
    from public.discount_codes issued
    join auth.users author on lower(author.email) = issued.email_key
    where author.id = auth.uid() and author.email_confirmed_at is not null
    order by issued.expires_at desc, issued.code
    limit 100;
end
$$;

revoke execute on function public.my_offer_codes() from public, anon;
grant execute on function public.my_offer_codes() to authenticated;
