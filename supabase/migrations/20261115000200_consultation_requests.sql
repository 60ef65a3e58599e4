-- One row per request for a free consultation, from the short form of the home page or the long one of /consultation.
-- Anyone may leave one; nobody but the house may read them.
create table public.consultation_requests (
  -- Made by the browser, so that sending the same request twice is harmless.
  id uuid primary key,
  source text not null check (source in ('home', 'consultation')),

  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  email text not null check (length(email) <= 320 and email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  genre text,

  -- The short form.
  book_title text check (length(book_title) <= 200),
  word_count text check (length(word_count) <= 200),
  publishing_goals text check (publishing_goals in ('traditional', 'hybrid', 'self-publishing', 'not-sure')),
  message text check (length(message) <= 10000),

  -- The long form.
  phone text check (length(phone) <= 200),
  manuscript_status text
    check (manuscript_status in ('first-draft', 'revised', 'edited', 'in-progress', 'outline')),
  services_interested text[] not null default '{}'
    check (services_interested <@ array[
      'Editorial Services', 'Book Design & Production', 'Publishing & Distribution',
      'Marketing & Publicity', 'Literary Representation'
    ]),
  timeline text check (timeline in ('asap', '3-months', '6-months', '1-year', 'flexible')),
  budget text check (budget in ('under-5k', '5k-10k', '10k-15k', '15k-plus', 'discuss')),
  previous_publishing text
    check (previous_publishing in ('first-time', 'self-published', 'traditional', 'hybrid')),
  goals text check (length(goals) <= 10000),
  preferred_contact text check (preferred_contact in ('phone', 'video', 'email')),
  additional_info text check (length(additional_info) <= 10000),
  package text check (package in ('launch', 'pro', 'endorsed')),
  topic text check (length(topic) <= 200),

  -- Where it came from, and which privacy wording stood beside the button.
  page text check (length(page) <= 500),
  referrer_host text check (length(referrer_host) <= 255),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and length(utm::text) <= 2000),
  privacy_version text check (length(privacy_version) <= 40),

  -- The house's own: set by the trigger below, whatever a visitor sends.
  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'won', 'lost', 'spam')),
  owner uuid,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Each form has its own genres, and the long form cannot be sent without these answers.
  check (
    (source = 'home' and (genre is null or genre in
      ('memoir', 'nonfiction', 'business', 'christian', 'self-help', 'other')))
    or
    (source = 'consultation' and genre in
      ('fiction', 'non-fiction', 'memoir', 'business', 'self-help', 'romance', 'mystery', 'sci-fi', 'fantasy',
       'children', 'other')
      and genre is not null and manuscript_status is not null and length(trim(goals)) > 0 and goals is not null
      and publishing_goals is null)
  )
);

alter table public.consultation_requests enable row level security;
grant insert on public.consultation_requests to anon, authenticated;

create policy "anyone asks for a consultation" on public.consultation_requests
  for insert to anon, authenticated with check (status = 'new');

create function private.receive_consultation_request() returns trigger
  language plpgsql
  as $$
begin
  new.status := 'new';
  new.owner := null;
  new.created_at := now();
  new.updated_at := now();
  -- The pages promise an answer within 24 hours.
  new.due_at := now() + interval '24 hours';
  return new;
end
$$;

create trigger receive_consultation_request before insert on public.consultation_requests
  for each row execute function private.receive_consultation_request();

-- The confirmation and the notice to the staff are owed from the moment the request is stored. Runs with the rights
-- of its owner, because a visitor has none in `private`.
create function private.answer_consultation_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.outbox (template, recipient, data, reference) values
    ('consultation-confirmation', new.email, to_jsonb(new), new.id),
    ('consultation-notice', 'staff', to_jsonb(new), new.id);
  return null;
end
$$;

create trigger answer_consultation_request after insert on public.consultation_requests
  for each row execute function private.answer_consultation_request();
