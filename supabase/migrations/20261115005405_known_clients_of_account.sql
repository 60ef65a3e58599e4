-- The networks that an account was signed in from go with the account. A row says whose it is, and still not which network:
-- that stands in it under a key. Whoever was known introduces themselves once more.
delete from private.known_clients;
alter table private.known_clients add column account uuid not null references auth.users (id) on delete cascade;
create index known_clients_of_account on private.known_clients (account);
