-- A mail as it was sent, as far as it is kept: a letter's text lies with the letter, once for all its readers.
create function private.mail_json(mail private.outbox) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', mail.id, 'template', mail.template, 'status', mail.status, 'created_at', mail.created_at,
      'sent_at', mail.sent_at, 'last_error', mail.last_error,
      'subject', coalesce(kept.subject, mail.data ->> 'subject', letter.subject, ''),
      'text', coalesce(kept.body_text, case when mail.status = 'sent' then letter.sent_text end),
      'html', coalesce(kept.body_html, case when mail.status = 'sent' then letter.sent_html end))
    from (values (mail.id)) as asked (id)
    left join private.sent_mails kept on kept.id = asked.id
    left join private.letters letter on mail.template = 'newsletter-letter' and letter.id = mail.reference
  $$;

-- Leads with what was sent, column by column, without the house's own and without what links are made of.
create function private.leads_with_details(lead_ids uuid[]) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(
      private.lead_json(lead) || jsonb_build_object('details', coalesce(
        to_jsonb(consultation), to_jsonb(callback), to_jsonb(offer),
        to_jsonb(reader) || jsonb_build_object('newsletter_status', reader.status), '{}'
      ) - array['id', 'status', 'owner', 'due_at', 'updated_at', 'email_key',
                'leave_nonce', 'leave_token_hash', 'confirm_token_hash'])
      order by lead.created_at desc, lead.id desc), '[]')
    from public.leads lead
    left join public.consultation_requests consultation on lead.kind = 'consultation' and consultation.id = lead.id
    left join public.callback_requests callback on lead.kind = 'callback' and callback.id = lead.id
    left join public.offer_leads offer on lead.kind = 'offer' and offer.id = lead.id
    left join public.newsletter_subscribers reader on lead.kind = 'newsletter' and reader.id = lead.id
    where lead.id = any (lead_ids)
  $$;

create function private.project_json(project public.projects) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'id', project.id, 'author_email', author.email, 'author_name', private.name_of(author.id), 'title', project.title,
      'genre', project.genre, 'status', project.status, 'word_count', project.word_count,
      'target_words', project.target_words, 'updated_at', project.updated_at, 'version', project.version)
    from auth.users author where author.id = project.owner
  $$;

-- What somebody agreed to, and when.
create function private.consents_of(address text, lead_ids uuid[]) returns jsonb
  language sql stable
  as $$
    select coalesce(jsonb_agg(to_jsonb(consent) order by consent.at desc), '[]') from (
      select 'Privacy notice beside the consultation form' as what, privacy_version as wording, created_at as at,
             null::timestamptz as withdrawn_at
        from public.consultation_requests where id = any (lead_ids)
      union all
      select 'Agreed to be called or written back', privacy_version, created_at, null
        from public.callback_requests where id = any (lead_ids)
      union all
      select 'Privacy notice beside the offer', privacy_version, created_at, null
        from public.offer_leads where id = any (lead_ids)
      union all
      select 'Confirmed the newsletter from the mailbox', privacy_version, confirmed_at, unsubscribed_at
        from public.newsletter_subscribers where email_key = address and confirmed_at is not null
    ) as consent
  $$;

-- Everything about one person: by their address, or by the number of a lead that has none. Nobody asks a hundred times; where a
-- script has, the newest hundred are shown.
create function public.desk_person(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  address text := case when key like '%@%' then lower(key) end;
  lead_ids uuid[];
  author auth.users;
begin
  perform private.require_staff();
  if address is null and key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select email_key, array[id] into address, lead_ids from public.leads where id = key::uuid;
  end if;
  if address is not null then
    lead_ids := array(select id from public.leads where email_key = address order by created_at desc limit 100);
    select * into author from auth.users where email = address and not is_sso_user and deleted_at is null;
  end if;
  if coalesce(array_length(lead_ids, 1), 0) = 0 and author.id is null then
    return null;
  end if;

  return jsonb_build_object(
    'key', coalesce(address, lower(key)),
    'email', address,
    'name', coalesce(
      (select name from public.leads where id = any (lead_ids) and kind <> 'newsletter' order by created_at desc limit 1),
      private.name_of(author.id), address, ''),
    'leads', private.leads_with_details(lead_ids),
    'events', coalesce((
      select jsonb_agg(private.event_json(event) order by event.at desc, event.id desc)
      from (
        select * from private.lead_events
        where id in (select id from private.lead_events where lead_id = any (lead_ids)
                     union select id from private.lead_events where person = address)
        order by at desc, id desc limit 500
      ) as event), '[]'),
    'mails', coalesce((
      select jsonb_agg(private.mail_json(mail) order by mail.created_at desc, mail.id desc)
      from (select * from private.outbox where lower(recipient) = address order by created_at desc limit 100) as mail), '[]'),
    'codes', coalesce((
      select jsonb_agg(jsonb_build_object('code', code, 'campaign', campaign, 'percent', percent, 'created_at', created_at,
                                          'expires_at', expires_at, 'redeemed_at', redeemed_at) order by created_at desc)
      from public.discount_codes where email_key = address), '[]'),
    'consents', private.consents_of(address, lead_ids),
    'author', case when author.id is not null then jsonb_build_object(
      'id', author.id, 'since', author.created_at,
      'projects', coalesce((select jsonb_agg(private.project_json(project) order by project.updated_at desc)
                            from public.projects project where project.owner = author.id), '[]')) end);
end
$$;

revoke execute on function public.desk_person(text) from public, anon;
grant execute on function public.desk_person(text) to authenticated;
