-- What the database says to people is American, like every other text of the house: anymore, canceled, email. The functions
-- that landed with other spellings say the same as before, and do the same.
do $$
declare
  body text;
begin
  for body in
    select pg_get_functiondef(spoken.oid) from pg_proc spoken
    where spoken.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and spoken.prokind = 'f'
      and spoken.prosrc ~ 'message = ''[^'']*( any more|cancelled|e-mail)'
  loop
    execute regexp_replace(regexp_replace(regexp_replace(body,
      '(message = ''[^'']*) any more', '\1 anymore', 'g'),
      '(message = ''[^'']*)cancelled', '\1canceled', 'g'),
      '(message = ''[^'']*)e-mail', '\1email', 'g');
  end loop;
end
$$;
