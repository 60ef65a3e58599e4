-- Documents of the site that go along with a mail, by their address. Noted before the mail is queued, under the number that
-- the browser has made for it: whichever function queues the mail need not know of them. What belongs to no mail in the end
-- is removed after a day.
create table private.mail_attachments (
  mail_id uuid not null,
  document text not null check (document ~ '^/resources/[a-z0-9-]{1,100}\.(pdf|docx|xlsx)$'),
  created_at timestamptz not null default now(),
  primary key (mail_id, document)
);

create function private.drop_attachments() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  delete from private.mail_attachments where mail_id = old.id;
  return null;
end
$$;
create trigger drop_attachments after delete on private.outbox
  for each row execute function private.drop_attachments();

alter table private.kept_mails add column attachments jsonb not null default '[]';

-- What is chosen last counts, until the mail is queued.
create function public.desk_attach(mail_id uuid, documents jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if jsonb_typeof(documents) is distinct from 'array' or jsonb_array_length(documents) > 5 then
    raise check_violation using message = 'A letter takes at most five documents.';
  end if;
  if exists (select from jsonb_array_elements_text(documents) as document
             where document !~ '^/resources/[a-z0-9-]{1,100}\.(pdf|docx|xlsx)$') then
    raise check_violation using message = 'Only documents of the site can go along.';
  end if;
  if exists (select from private.outbox where id = desk_attach.mail_id) then
    raise sqlstate 'PT409' using message = 'This letter is on its way already.';
  end if;
  delete from private.mail_attachments kept where kept.mail_id = desk_attach.mail_id;
  insert into private.mail_attachments (mail_id, document)
    select distinct desk_attach.mail_id, document from jsonb_array_elements_text(documents) as document;
  return jsonb_build_object('documents', documents);
end
$$;
revoke execute on function public.desk_attach(uuid, jsonb) from public, anon;
grant execute on function public.desk_attach(uuid, jsonb) to authenticated;

create or replace function private.mail_json(mail private.outbox) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', mail.id, 'template', mail.template, 'status', mail.status, 'created_at', mail.created_at,
      'sent_at', mail.sent_at, 'last_error', mail.last_error,
      'subject', coalesce(kept.subject, mail.data ->> 'subject', letter.subject, ''),
      'text', coalesce(kept.body_text, case when mail.status = 'sent' then letter.sent_text end),
      'html', coalesce(kept.body_html, case when mail.status = 'sent' then letter.sent_html end),
      'attachments', coalesce((select jsonb_agg(document order by document) from private.mail_attachments where mail_id = mail.id), '[]'))
    from (values (mail.id)) as asked (id)
    left join private.sent_mails kept on kept.id = asked.id
    left join private.letters letter on mail.template = 'newsletter-letter' and letter.id = mail.reference
  $$;
