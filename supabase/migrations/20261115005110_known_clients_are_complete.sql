-- A network is known to an account once a sign-in from it was complete. Until now the password was enough, also where an
-- authenticator app was to follow, and the rows do not tell which it was: everybody introduces themselves once more.
delete from private.known_clients;
