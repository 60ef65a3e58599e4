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
     'no place')),
  unique (reply_id, place),
  check ((refused is null) = (sha256 is not null and type is not null))
);

create index reply_files_of_hash on private.reply_files (sha256) where sha256 is not null;
