-- The demonstration's data. Runs at every start of the embedded database on a loopback address, so it must be safe to
-- run again: a fixed id, and nothing happens when it is there already.
insert into public.consultation_requests
  (id, source, name, email, book_title, genre, word_count, publishing_goals, message, page)
values
  ('7d41c0e8-3b5f-4c2a-9e17-52a0b6d8f3c4', 'home', 'Dana Whitfield', 'dana.whitfield@example.com',
   'The Salt Year', 'memoir', '75,000', 'hybrid',
   'I have a finished draft and a full-time job. What would the first three months look like?', '/')
on conflict (id) do nothing;

-- The demonstration's author: author@example.com, password halftitle-demo (here as its Argon2id hash). Every account of the
-- demonstration takes its number from 00000000-0000-4000-8000-: by that it is kept to this machine (server/auth/demonstration.ts).
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

-- The demonstration author's two books, and how they grew. Nothing is logged twice: a book that has a log keeps it.
insert into public.projects (id, owner, title, genre, description, status, target_words)
select sample.id, author.id, sample.title, sample.genre, sample.description, sample.status, sample.target_words
from auth.users author
cross join (values
  (1, 'The Cartographer of Drowned Towns', 'Fantasy',
   'A mapmaker is paid to chart a valley the year before it is flooded, and finds that the towns will not hold still.',
   'In Progress', 80000),
  (2, 'Nine Minutes of Daylight', 'Science Fiction',
   'The crew of a relay station keeps the calendar for a colony that has stopped answering.',
   'First Draft Complete', 70000)
) as sample (id, title, genre, description, status, target_words)
where author.id = '00000000-0000-4000-8000-000000000101'
on conflict do nothing;

insert into public.word_log (project_id, day, words, note)
select project.id, current_date - entry.days_ago, entry.words, entry.note
from public.projects project
join (values
  (1, 49, 18200, 'Outline settled; chapters one to six.'), (1, 42, 22450, ''), (1, 35, 26900, ''),
  (1, 28, 31200, 'The flood survey.'), (1, 21, 34150, ''), (1, 14, 38900, ''), (1, 7, 42300, ''),
  (1, 1, 45280, 'Chapter fourteen, first half.'),
  (2, 84, 41000, ''), (2, 70, 48600, ''), (2, 56, 55900, 'The silence chapters.'), (2, 42, 62300, ''),
  (2, 28, 68750, ''), (2, 12, 72140, 'The last page. A draft, at least.')
) as entry (project_id, days_ago, words, note) on entry.project_id = project.id
where project.owner = '00000000-0000-4000-8000-000000000101'
  and not exists (select from public.word_log where project_id = project.id);

-- The demonstration's member of staff: staff@example.com, with the same password. No second factor is asked for while the
-- demonstration runs; any other start takes the role away again (server/desk/desk-rules.ts).
insert into auth.users
  (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
   created_at, updated_at)
values
  ('00000000-0000-0000-0000-000000000000', '00000000-0000-4000-8000-000000000201', 'authenticated', 'authenticated',
   'staff@example.com',
   '$argon2id$v=19$m=19456,t=2,p=1$i0h3evm6gQlEpKtboeXzKg$Ztyc3MlDLvIwidvaoqvZRAw8EvkgLGdTFbreqBBLAeI',
   now(), '{"provider": "email", "providers": ["email"]}',
   '{"sub": "00000000-0000-4000-8000-000000000201", "email": "staff@example.com", "email_verified": true, "phone_verified": false, "full_name": "Imogen Vale"}',
   now(), now())
on conflict do nothing;

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id,
       jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
       'email', now(), now()
from auth.users where id = '00000000-0000-4000-8000-000000000201'
on conflict do nothing;

insert into private.staff (user_id, added_by, signature, time_zone)
select id, 'the demonstration', E'Imogen Vale\nProject editor', 'America/Los_Angeles'
from auth.users where id = '00000000-0000-4000-8000-000000000201'
on conflict do nothing;

-- When Imogen can be booked: the house's own hours, and a meeting room that nobody has. Saved hours are never written over.
insert into private.consultants (id, time_zone, hours, buffer_minutes, meeting_url, is_sample)
select member.user_id, 'America/Los_Angeles',
       (select jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes))
        from generate_series(1, 5) as weekday cross join (values ('09:00', '12:00'), ('13:00', '17:00')) as stretch (opens, closes)),
       15, 'https://meet.example.com/imogen-vale', true
from private.staff member where member.user_id = '00000000-0000-4000-8000-000000000201'
on conflict do nothing;
