-- A mail that failed is settled: closed, because it is not needed any more, or sent to another address. It stays in the
-- history as what it was, and is on nobody's list.
alter table private.outbox drop constraint outbox_status_check;
alter table private.outbox add constraint outbox_status_check
  check (status in ('waiting', 'sent', 'dead', 'closed', 'decoy')) not valid;

create function pg_temp.reword(named regprocedure, was text, becomes text) returns void
  language plpgsql
  as $$
declare
  body text := pg_get_functiondef(named);
begin
  if position(was in body) = 0 then
    raise 'the function % does not say %', named, was;
  end if;
  execute replace(body, was, becomes);
end
$$;
select pg_temp.reword('public.desk_mails(text, text, jsonb, integer)', $$array['waiting', 'sent', 'dead']$$,
                      $$array['waiting', 'sent', 'dead', 'closed', 'bounced']$$);
drop function pg_temp.reword(regprocedure, text, text);

-- Also one that came back: whoever knows the right address sends it there.
create function private.find_failed_mail(wanted uuid) returns private.outbox
  language plpgsql set search_path = ''
  as $$
declare
  mail private.outbox;
begin
  select * into mail from private.outbox where id = wanted for update;
  if not found or mail.status not in ('dead', 'closed', 'bounced') then
    raise sqlstate 'PT409' using message = 'This email has not failed, or is gone.';
  end if;
  return mail;
end
$$;

create function public.desk_close_mail(mail_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  mail private.outbox;
begin
  perform private.require_staff();
  mail := private.find_failed_mail(desk_close_mail.mail_id);
  update private.outbox set status = 'closed' where id = mail.id returning * into mail;
  return private.queued_mail_json(mail);
end
$$;

-- What somebody asked us for may go to another of their addresses. What opens a door (an account, the newsletter's links)
-- goes to the mailbox it was made for or nowhere.
create function private.may_go_elsewhere(template text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select template in ('consultation-confirmation', 'callback-confirmation', 'desk-answer', 'discount-code', 'code-redeemed',
                        'lead-late', 'booking-booked', 'booking-moved', 'booking-cancelled', 'booking-reminder')
  $$;

-- Sends it to another address, once: under the number that the browser makes. With `corrects`, the address was mistyped,
-- and is put right wherever it stands.
create function public.desk_send_elsewhere(mail_id uuid, new_mail uuid, address text, corrects boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := private.require_staff();
  mail private.outbox;
  sent private.outbox;
  whose uuid;
begin
  mail := private.find_failed_mail(desk_send_elsewhere.mail_id);
  -- After the lock, behind which a colleague, or the same press, may just have done it.
  select * into sent from private.outbox where id = new_mail;
  if found then return private.queued_mail_json(sent); end if;
  if mail.status = 'closed' then
    raise sqlstate 'PT409' using message = 'Somebody has settled this email already.';
  end if;
  if not private.may_go_elsewhere(mail.template) then
    raise check_violation using message = 'This email opens something for one mailbox alone, so it can’t go to another.';
  end if;
  if not coalesce(private.is_email_address(trim(address)), false) then
    raise check_violation using message = 'This is not an email address.';
  end if;
  if corrects then
    select person into whose from public.person_addresses where address_key = lower(mail.recipient);
    if whose is null then
      raise sqlstate 'PT404' using message = 'Nobody is known by this address anymore.';
    end if;
    perform public.desk_correct_address(whose, mail.recipient, address);
  end if;
  insert into private.outbox (id, template, recipient, data, reference)
    values (new_mail, mail.template, trim(address), mail.data, mail.reference) returning * into sent;
  insert into private.mail_attachments (mail_id, document)
    select new_mail, document from private.mail_attachments where mail_attachments.mail_id = mail.id;
  update private.outbox set status = 'closed' where id = mail.id;
  if exists (select from public.leads where id = mail.reference) then
    perform private.log_lead(mail.reference, trim(address), 'note', null,
      'The email to ' || mail.recipient || ' had failed and was sent to ' || trim(address) || ' instead.');
  end if;
  return private.queued_mail_json(sent);
end
$$;

revoke execute on function public.desk_close_mail(uuid), public.desk_send_elsewhere(uuid, uuid, text, boolean) from public, anon;
grant execute on function public.desk_close_mail(uuid), public.desk_send_elsewhere(uuid, uuid, text, boolean) to authenticated;
