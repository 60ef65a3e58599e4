-- Whether an address has an account, or reads our letters, must not show in what we do after it was asked about. Where
-- nobody is written to, a decoy is queued: it is composed like the mail it stands for, thrown away at the mail door,
-- and its row goes with it. It names nobody, and no list of mails shows it.
alter table private.outbox
  drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('waiting', 'sent', 'dead', 'decoy')) not valid;

drop index private.outbox_due;
create index outbox_due on private.outbox (next_attempt_at) where status in ('waiting', 'decoy');

-- Owes a mail, or queues the decoy of one. Decoys cost no mail and no turn of anybody's, so that asking about addresses
-- that nobody has could fill the queue; past some dozens the worker is busy enough to tell nothing.
create function private.owe_mail(named text, whom text, what jsonb, about uuid, is_decoy boolean) returns void
  language sql
  as $$
    insert into private.outbox (template, recipient, data, reference, status)
      select named, case when is_decoy then 'nobody@example.invalid' else whom end, what,
             case when not is_decoy then about end, case when is_decoy then 'decoy' else 'waiting' end
      where not is_decoy or (select count(*) from (select from private.outbox where status = 'decoy' limit 50) as few) < 50
  $$;

create or replace view private.export_mails as
  select mail.id as key, mail.id, mail.template, mail.recipient, kept.subject, mail.status, mail.attempts, mail.created_at,
         mail.sent_at, mail.next_attempt_at, mail.last_error
  from private.outbox mail left join private.sent_mails kept on kept.id = mail.id
  where mail.status <> 'decoy';
