-- One row per wish to be called or written back, left in the chat with the visitor's consent.
create table public.callback_requests (
  -- Made by the browser, so that sending the same request twice is harmless.
  id uuid primary key,
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  phone text check (length(phone) <= 200 and length(regexp_replace(phone, '\D', '', 'g')) >= 6),
  email text check (private.is_email_address(email)),
  message text check (length(message) <= 10000),
  -- Nobody is called back who has not said yes.
  consent boolean not null check (consent),

  page text check (length(page) <= 500),
  referrer_host text check (length(referrer_host) <= 255),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and length(utm::text) <= 2000),
  privacy_version text check (length(privacy_version) <= 40),

  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'won', 'lost', 'spam')),
  owner uuid,
  -- The chat promises a callback within 24 hours.
  due_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (phone is not null or email is not null)
);

create index callback_requests_newest on public.callback_requests (created_at desc);

-- No policy: the server's own door writes it, and nobody reads it from outside.
alter table public.callback_requests enable row level security;
revoke all on public.callback_requests from anon, authenticated;

-- The notice to the staff, and a confirmation where there is an address to send it to, are owed with the row.
create function private.answer_callback_request() returns trigger
  language plpgsql
  as $$
begin
  insert into private.outbox (template, recipient, data, reference) values
    ('callback-notice', 'staff', to_jsonb(new), new.id);
  if new.email is not null then
    insert into private.outbox (template, recipient, data, reference) values
      ('callback-confirmation', new.email, jsonb_build_object('id', new.id, 'name', new.name), new.id);
  end if;
  return null;
end
$$;

create trigger answer_callback_request after insert on public.callback_requests
  for each row execute function private.answer_callback_request();
