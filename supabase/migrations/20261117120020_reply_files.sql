-- What was attached to a mail: the file, or why it was not kept. None is left out without a word. Its bytes lie with those of
-- the books, under their hash; the row is what makes the file exist.
create table private.reply_files (
  id uuid primary key default gen_random_uuid(),
  reply_id uuid not null references private.replies on delete cascade,
  place integer not null,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  -- By its bytes, not by what its sender called it.
  type text check (type in ('docx', 'odt', 'rtf', 'txt', 'pdf', 'epub', 'jpg', 'png', 'tiff', 'psd', 'idml', 'zip')),
  size bigint not null check (size >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  is_scanned boolean not null default false,
  refused text check (refused in
    ('empty', 'unknown', 'macros', 'locked', 'strange archive', 'too large', 'too many', 'cut off', 'infected', 'unchecked',
     'no place', 'no room')),
  unique (reply_id, place),
  check ((refused is null) = (sha256 is not null and type is not null))
);

create index reply_files_of_hash on private.reply_files (sha256) where sha256 is not null;

-- How many bytes more may be kept of what a sender attaches, as a book has its quota: 100 MB of one address in thirty days, one
-- gigabyte of all whom nobody knows, and twenty of everybody together. An address is easily made up, so that the first
-- alone would stop nobody.
create function private.room_for_files(given text, at timestamptz) returns bigint
  language sql stable set search_path = ''
  as $$
    select greatest(0, least(
      104857600 - coalesce(sum(file.size) filter (
        where mail.sender is not distinct from given and mail.received_at > room_for_files.at - interval '30 days'), 0),
      case when exists (select from public.person_addresses where address_key = given) then 104857600
           else 1073741824 - coalesce(sum(file.size) filter (where mail.person is null), 0) end,
      21474836480 - coalesce(sum(file.size), 0)))::bigint
    from private.reply_files file join private.replies mail on mail.id = file.reply_id where file.sha256 is not null
  $$;
