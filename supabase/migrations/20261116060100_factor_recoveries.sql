-- An author who has lost every second factor, and has shown the mailbox: when the factors may be taken off. One at a time,
-- so that asking again never shortens nor prolongs the wait.
create table private.factor_recoveries (
  user_id uuid primary key references auth.users on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
