-- Seats were given to accounts that nobody had confirmed, with the password of whoever signed up. Such an account keeps
-- its seat and loses the password: whoever owns the mailbox sets one.
update auth.users set encrypted_password = ''
  where email_confirmed_at is null and id in (select user_id from private.staff);
