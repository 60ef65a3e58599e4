-- The demonstration's data. Runs at every start of the embedded database on a loopback address, so it must be safe to
-- run again: a fixed id, and nothing happens when it is there already.
insert into public.consultation_requests
  (id, source, name, email, book_title, genre, word_count, publishing_goals, message, page)
values
  ('00000000-0000-4000-8000-000000000001', 'home', 'Dana Whitfield', 'dana.whitfield@example.com',
   'The Salt Year', 'memoir', '75,000', 'hybrid',
   'I have a finished draft and a full-time job. What would the first three months look like?', '/')
on conflict (id) do nothing;
