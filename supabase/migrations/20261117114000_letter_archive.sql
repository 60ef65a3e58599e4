-- Letters that staff show on the site, under an address that is theirs for good: withdrawn and shown again, a letter is
-- where it was.
alter table private.letters
  add column published_at timestamptz,
  add column slug text unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,118}[a-z0-9])?$'),
  -- What was sent is what is shown.
  add constraint letters_published check (published_at is null or (state = 'sent' and slug is not null));

create index letters_published_newest on private.letters (published_at desc, id) where published_at is not null;

create or replace function private.letter_json(letter private.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', letter.id, 'subject', letter.subject, 'body', letter.body, 'state', letter.state, 'version', letter.version,
      'created_at', letter.created_at, 'started_at', letter.started_at, 'finished_at', letter.finished_at,
      'scheduled_at', letter.scheduled_at, 'segment', letter.segment, 'published_at', letter.published_at, 'slug', letter.slug,
      'recipients', count(recipient.subscriber_id),
      'queued', count(recipient.subscriber_id)
        filter (where not recipient.is_skipped and coalesce(mail.status, recipient.outcome, 'waiting') = 'waiting'),
      'sent', count(*) filter (where coalesce(mail.status, recipient.outcome) = 'sent'),
      -- Refused by a mail server, at once or later, or by the reader, who left while the letter was on its way.
      'failed', count(*) filter (where recipient.is_skipped or coalesce(mail.status, recipient.outcome) in ('dead', 'bounced')))
    from (values (letter.id)) as asked (id)
    left join private.letter_recipients recipient on recipient.letter_id = asked.id
    left join private.outbox mail on mail.id = recipient.mail_id
  $$;

-- A free address for a letter, made of its subject.
create function private.slug_for(subject text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  base text := coalesce(nullif(trim(both '-' from left(regexp_replace(lower(subject), '[^a-z0-9]+', '-', 'g'), 100)), ''), 'letter');
  tried text := base;
  number integer := 1;
begin
  while tried in ('feed', 'sitemap') or exists (select from private.letters where slug = tried) loop
    number := number + 1;
    tried := base || '-' || number;
  end loop;
  return tried;
end
$$;

create function public.desk_publish_letter(letter uuid, is_public boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept private.letters;
begin
  perform private.require_staff();
  kept := private.find_letter(desk_publish_letter.letter);
  if (kept.published_at is not null) = is_public then
    return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
  end if;
  if is_public and kept.state <> 'sent' then
    raise sqlstate 'PT409' using message = 'A letter is shown on the site once it has been sent.';
  end if;
  -- Two letters with one subject, published in one moment, come one after the other.
  lock table private.letters in share row exclusive mode;
  update private.letters keep
    set published_at = case when is_public then now() end, slug = coalesce(keep.slug, private.slug_for(keep.subject)),
        version = version + 1
    where keep.id = kept.id returning * into kept;
  perform private.log_desk(case when is_public then 'letter published' else 'letter withdrawn' end, kept.subject, null, kept.slug);
  return jsonb_build_object('kind', 'saved', 'letter', private.letter_json(kept));
end
$$;
revoke execute on function public.desk_publish_letter(uuid, boolean) from public, anon;
grant execute on function public.desk_publish_letter(uuid, boolean) to authenticated;
