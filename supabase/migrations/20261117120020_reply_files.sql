-- What was attached to a mail: the file, or why it was not kept. None is left out without a word.
create table private.reply_files (
  id uuid primary key default gen_random_uuid(),
  reply_id uuid not null references private.replies on delete cascade,
  place integer not null,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  -- By its bytes, not by what its sender called it.
  type text check (length(type) <= 20),
  size bigint not null check (size >= 0),
  sha256 bytea check (length(sha256) = 32),
  content bytea,
  refused text check (refused in
    ('empty', 'unknown', 'macros', 'locked', 'strange archive', 'too large', 'too many', 'cut off')),
  unique (reply_id, place),
  check ((refused is null) = (content is not null and sha256 is not null and type is not null))
);
