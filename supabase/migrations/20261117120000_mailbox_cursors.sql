-- How far the house's own mailbox has been read. A mail and the step past it are stored in one transaction, so that a crash
-- between them can neither lose the mail nor store it twice.
create table private.mailbox_cursors (
  -- Whose mailbox, where, and which folder: never the password.
  mailbox text primary key check (length(mailbox) <= 700),
  -- The number that the mail server gives the folder as a whole. With another one, the numbers of its mails mean nothing.
  uidvalidity bigint,
  last_uid bigint not null default 0 check (last_uid >= 0),
  -- When the folder was last looked through to its end.
  read_at timestamptz,
  -- Why it cannot be read at the moment, for the desk to say.
  trouble text check (trouble in ('unreachable', 'refused', 'no folder'))
);

-- The mailbox whose mail comes into the desk; null where replies stay in the mailbox. Said again at every start.
alter table private.desk_settings add column mailbox text;
