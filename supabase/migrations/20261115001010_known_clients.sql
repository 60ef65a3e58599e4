-- From which networks somebody has signed in to an account before. While strangers are kept out because of an attack,
-- these are not: whoever attacks an account from elsewhere must not lock its owner out.
create table private.known_clients (
  -- A keyed hash of account and network: neither stands in here, and a row tells nothing to who has only the table.
  client text primary key check (length(client) <= 100),
  seen_at timestamptz not null
);

create index known_clients_seen_at on private.known_clients (seen_at);
