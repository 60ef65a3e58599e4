-- What only the server may touch lives in `private`: no row-level security because nobody else is let in at all.
create schema private;

-- Servers that share a database share their signing secret through it; the embedded database keeps a file instead.
create table private.secrets (
  only_row boolean primary key default true check (only_row),
  secrets jsonb not null
);
