-- The networks that an account was signed in from go with the account. A row says whose it is, and still not which network:
-- that stands in it under a key. And a network is known only once a sign-in from it was complete; until now the password was
-- enough, also where an authenticator app was to follow. The rows from before tell neither: whoever was known introduces
-- themselves once more.
delete from private.known_clients;
alter table private.known_clients add column account uuid not null references auth.users (id) on delete cascade;
create index known_clients_of_account on private.known_clients (account);
