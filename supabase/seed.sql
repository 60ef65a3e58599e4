-- The demonstration's data. Runs at every start of the embedded database on a loopback address, so it must be safe to
-- run again: a fixed id, and nothing happens when it is there already.
insert into public.consultation_requests
  (id, source, name, email, book_title, genre, word_count, publishing_goals, message, page)
values
  ('00000000-0000-4000-8000-000000000001', 'home', 'Dana Whitfield', 'dana.whitfield@example.com',
   'The Salt Year', 'memoir', '75,000', 'hybrid',
   'I have a finished draft and a full-time job. What would the first three months look like?', '/')
on conflict (id) do nothing;

-- The demonstration's author: author@example.com, password halftitle-demo (here as its Argon2id hash).
insert into auth.users
  (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
   created_at, updated_at)
values
  ('00000000-0000-0000-0000-000000000000', '00000000-0000-4000-8000-000000000101', 'authenticated', 'authenticated',
   'author@example.com',
   '$argon2id$v=19$m=19456,t=2,p=1$i0h3evm6gQlEpKtboeXzKg$Ztyc3MlDLvIwidvaoqvZRAw8EvkgLGdTFbreqBBLAeI',
   now(), '{"provider": "email", "providers": ["email"]}',
   '{"sub": "00000000-0000-4000-8000-000000000101", "email": "author@example.com", "email_verified": true, "phone_verified": false}',
   now(), now())
on conflict do nothing;

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id,
       jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
       'email', now(), now()
from auth.users where id = '00000000-0000-4000-8000-000000000101'
on conflict do nothing;
