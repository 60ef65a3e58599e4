-- Whose project a row hangs on was asked row by row, and for whoever named no project through everybody's rows. An author's
-- own projects as a list are looked up once a statement, and an index goes straight to what hangs on them.
alter policy "authors read the log of their own projects" on public.word_log
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors log words for their own projects" on public.word_log
  with check (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors correct the log of their own projects" on public.word_log
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))))
  with check (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors strike entries of their own projects" on public.word_log
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors read the notes on their own projects" on public.project_notes
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors begin notes on their own projects" on public.project_notes
  with check (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors change the notes on their own projects" on public.project_notes
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))))
  with check (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
alter policy "authors read the notes on their own projects" on public.house_notes
  using (project_id = any (array(select id from public.projects where owner = (select auth.uid()))));
