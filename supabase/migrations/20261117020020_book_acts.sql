-- What somebody may do in a book: one function for each act, which writes the act, the record and the mail in one
-- transaction. What carries a request_id happens once, however often it is sent.

-- A list of ids as a call brings it, each once.
create function private.uuids_of(list jsonb) returns uuid[]
  language sql immutable set search_path = ''
  as $$ select array(select distinct id::uuid from jsonb_array_elements_text(coalesce(list, '[]')) as id) $$;

-- A side settles what it owes; one that wants a file asks for one of that kind, sent since.
create function public.finish_book_task(task bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  was public.book_tasks;
  my_role text;
begin
  select * into was from public.book_tasks where id = task for update;
  my_role := private.require_book(was.book_id, 'author', 'acts', 'staff');
  if was.done_at is not null then
    return private.task_json(was);
  end if;
  if was.side <> private.side_of(my_role) then
    raise insufficient_privilege using message = 'This is the other side’s to do.';
  end if;
  if was.wants = 'file' and not exists (
    select from public.book_versions version join public.book_files document on document.id = version.file_id
    where version.book_id = was.book_id and document.kind = was.file_kind and version.side = was.side
      and version.at >= was.created_at) then
    raise check_violation using message = 'Add the file first: this is done when it is there.';
  end if;
  update public.book_tasks set done_at = now(), done_by_name = private.name_of(auth.uid()) where id = was.id
    returning * into was;
  perform private.log_book(was.book_id, 'task done', null, jsonb_build_object('task', was.title, 'side', was.side));
  return private.task_json(was);
end
$$;

create function public.hand_in(book bigint, versions jsonb, checklist jsonb, note text, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  me uuid := auth.uid();
  handed uuid[] := private.uuids_of(versions);
  names text[];
begin
  perform private.require_book(book, 'author', 'acts');
  perform from public.books where id = book for update;
  if exists (select from public.book_hand_ins kept where kept.book_id = book and kept.request_id = hand_in.request_id) then
    return jsonb_build_object('handed_in', true);
  end if;
  select array_agg(version.name order by version.at) into names from public.book_versions version
    where version.book_id = book and version.id = any (handed) and version.side = 'author';
  if coalesce(cardinality(names), 0) <> cardinality(handed) then
    raise check_violation using message = 'Hand in files that are in this book and came from you.';
  end if;
  insert into public.book_hand_ins (book_id, who, who_name, note, checklist, versions, request_id)
    values (book, me, private.name_of(me), coalesce(trim(note), ''), coalesce(checklist, '[]'), handed, hand_in.request_id);
  perform private.log_book(book, 'handed in', note, jsonb_build_object('names', names), hand_in.request_id);
  insert into private.outbox (template, recipient, data)
    select 'book-handed-in', 'staff', jsonb_build_object('book', id::text, 'title', title, 'who', private.name_of(me),
      'names', to_jsonb(names), 'note', coalesce(trim(note), ''), 'to_staff', true)
    from public.books where id = book;
  return jsonb_build_object('handed_in', true);
end
$$;

-- The answer to a proof. It names the hash that was on the screen, so that nobody approves what they have not seen.
create function public.answer_proof(proof uuid, decision text, seen_sha256 text, name text, note text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  asked public.book_proofs;
  version public.book_versions;
  document text;
  given public.book_approvals;
  my_role text;
begin
  select * into asked from public.book_proofs where id = proof;
  my_role := private.require_book(asked.book_id, 'author', 'acts');
  perform private.require_fresh_sign_in();
  perform from public.books where id = asked.book_id for update;
  select * into given from public.book_approvals kept where kept.proof_id = proof;
  if found then
    return jsonb_build_object('kind', case when given.decision = answer_proof.decision then 'given' else 'conflict' end,
                              'approval', private.approval_json(given));
  end if;
  if asked.sha256 is distinct from seen_sha256 then
    raise check_violation using message = 'This is not the file that was sent for approval. Open it again.';
  end if;
  if not exists (select from private.open_proofs(asked.book_id) open where open.id = proof) then
    raise check_violation using message = 'A newer version has been sent for approval. Please look at that one.';
  end if;
  if answer_proof.decision = 'changes' and length(trim(coalesce(note, ''))) = 0
    and not exists (select from public.proof_comments where proof_id = proof and side = 'author') then
    raise check_violation using message = 'Say what should change, on a page or here.';
  end if;
  select * into version from public.book_versions where id = asked.version_id;
  select kept.name into document from public.book_files kept where kept.id = asked.file_id;
  insert into public.book_approvals
      (book_id, proof_id, version_id, document, number, sha256, decision, wording, name, note, who, who_name, role)
    values (asked.book_id, asked.id, version.id, document, version.number, asked.sha256, answer_proof.decision,
            asked.wording, trim(answer_proof.name), trim(coalesce(answer_proof.note, '')), auth.uid(),
            private.name_of(auth.uid()), my_role)
    returning * into given;
  perform private.log_book(asked.book_id, 'decision', given.note, jsonb_build_object(
    'decision', given.decision, 'document', document, 'number', given.number, 'sha256', given.sha256, 'name', given.name));
  perform private.mail_book(asked.book_id, 'book-decision', private.decision_mail(given));
  insert into private.outbox (template, recipient, data)
    select 'book-decision', 'staff', private.decision_mail(given) || jsonb_build_object('book', id::text, 'title', title, 'to_staff', true)
    from public.books where id = asked.book_id;
  return jsonb_build_object('kind', 'given', 'approval', private.approval_json(given));
end
$$;

create function private.decision_mail(given public.book_approvals) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object('decision', given.decision, 'document', given.document, 'number', given.number,
      'sha256', given.sha256, 'name', given.name, 'note', given.note, 'wording', given.wording, 'at', given.at)
  $$;

create function public.comment_on_proof(proof uuid, comment jsonb, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  asked public.book_proofs;
  written public.proof_comments;
  my_role text;
begin
  select * into asked from public.book_proofs where id = proof;
  my_role := private.require_book(asked.book_id, 'author', 'acts', 'staff');
  perform from public.books where id = asked.book_id for update;
  select * into written from public.proof_comments kept
    where kept.book_id = asked.book_id and kept.request_id = comment_on_proof.request_id;
  if not found then
    if comment ->> 'answers' is not null and not exists (
      select from public.proof_comments where id = (comment ->> 'answers')::bigint and proof_id = proof) then
      raise check_violation using message = 'There is no such comment to answer.';
    end if;
    insert into public.proof_comments
        (book_id, proof_id, answers, page, place_x, place_y, passage, text, side, who, who_name, request_id)
      values (asked.book_id, proof, (comment ->> 'answers')::bigint, (comment ->> 'page')::integer,
              (comment ->> 'place_x')::smallint, (comment ->> 'place_y')::smallint, comment ->> 'passage',
              trim(comment ->> 'text'), private.side_of(my_role), auth.uid(), private.name_of(auth.uid()),
              comment_on_proof.request_id)
      returning * into written;
  end if;
  return to_jsonb(written) - 'who' - 'request_id';
end
$$;

-- A message goes to the other side by mail as well.
create function public.send_book_message(book bigint, text text, versions jsonb, request_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  my_role text := private.require_book(book, 'author', 'acts', 'staff');
  named uuid[] := private.uuids_of(versions);
  written public.book_messages;
  details jsonb;
begin
  perform from public.books where id = book for update;
  select * into written from public.book_messages kept
    where kept.book_id = book and kept.request_id = send_book_message.request_id;
  if found then
    return private.message_json(written);
  end if;
  if (select count(*) from public.book_versions version where version.id = any (named) and version.book_id = book)
     <> cardinality(named) then
    raise check_violation using message = 'A message can only name files of its own book.';
  end if;
  insert into public.book_messages (book_id, side, who, who_name, text, versions, request_id)
    values (book, private.side_of(my_role), auth.uid(), private.name_of(auth.uid()), trim(send_book_message.text),
            named, send_book_message.request_id)
    returning * into written;
  details := jsonb_build_object('who', written.who_name, 'text', written.text);
  if my_role = 'staff' then
    perform private.mail_book(book, 'book-message', details);
  else
    insert into private.outbox (template, recipient, data)
      select 'book-message', 'staff', details || jsonb_build_object('book', id::text, 'title', title, 'to_staff', true)
      from public.books where id = book;
  end if;
  return private.message_json(written);
end
$$;

create function public.read_book_messages(book bigint, last_message bigint) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_book(book, 'author', 'acts', 'reads', 'staff');
  insert into public.book_reads as kept (book_id, account, last_message) values (book, auth.uid(), read_book_messages.last_message)
    on conflict (book_id, account) do update
      set last_message = greatest(kept.last_message, excluded.last_message);
  return true;
end
$$;

-- Only the author lets somebody in; at most twenty at a time.
create function public.invite_to_book(book bigint, email text, role text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  invited public.book_members;
begin
  perform private.require_book(book, 'author');
  perform from public.books where id = book for update;
  select * into invited from public.book_members kept
    where kept.book_id = book and lower(kept.email) = lower(trim(invite_to_book.email)) and kept.revoked_at is null;
  if found and invited.role = invite_to_book.role then
    return jsonb_build_object('id', invited.id);
  end if;
  if (select count(*) from public.book_members kept where kept.book_id = book and kept.revoked_at is null) >= 20
    or (select count(*) from public.book_members kept
        where kept.book_id = book and kept.invited_at > now() - interval '1 day') >= 20 then
    raise check_violation using message = 'A book takes twenty people, and twenty invitations a day.';
  end if;
  update public.book_members set revoked_at = now() where id = invited.id;
  insert into public.book_members (book_id, email, role)
    values (book, trim(invite_to_book.email), invite_to_book.role) returning * into invited;
  perform private.log_book(book, 'member', null,
    jsonb_build_object('member', invited.id, 'role', invited.role, 'became', 'invited'));
  insert into private.outbox (template, recipient, data)
    select 'book-invitation', invited.email,
           jsonb_build_object('book', id::text, 'author', author_name, 'role', invited.role)
    from public.books where id = book;
  return jsonb_build_object('id', invited.id);
end
$$;

create function public.accept_book_invitation(member bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  taken public.book_members;
begin
  perform private.require_open_session();
  update public.book_members kept set account = auth.uid(), accepted_at = now()
    from auth.users me
    where kept.id = member and kept.revoked_at is null and kept.accepted_at is null
      and me.id = auth.uid() and me.email_confirmed_at is not null and lower(me.email) = lower(kept.email)
    returning kept.* into taken;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such invitation for your address any more.';
  end if;
  perform private.log_book(taken.book_id, 'member', null,
    jsonb_build_object('member', taken.id, 'role', taken.role, 'became', 'accepted'));
  return jsonb_build_object('book', taken.book_id);
end
$$;

-- By the author, or by the member, who may always leave.
create function public.revoke_book_member(member bigint) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
declare
  gone public.book_members;
begin
  perform private.require_open_session();
  update public.book_members kept set revoked_at = now()
    where kept.id = member and kept.revoked_at is null
      and (kept.account = auth.uid() or private.book_role(kept.book_id) = 'author')
    returning * into gone;
  if not found then
    return false;
  end if;
  perform private.log_book(gone.book_id, 'member', null,
    jsonb_build_object('member', gone.id, 'role', gone.role, 'became', 'revoked'));
  return true;
end
$$;

revoke execute on function public.finish_book_task(bigint), public.hand_in(bigint, jsonb, jsonb, text, uuid),
  public.answer_proof(uuid, text, text, text, text), public.comment_on_proof(uuid, jsonb, uuid),
  public.send_book_message(bigint, text, jsonb, uuid), public.read_book_messages(bigint, bigint),
  public.invite_to_book(bigint, text, text), public.accept_book_invitation(bigint), public.revoke_book_member(bigint)
  from public, anon;
grant execute on function public.finish_book_task(bigint), public.hand_in(bigint, jsonb, jsonb, text, uuid),
  public.answer_proof(uuid, text, text, text, text), public.comment_on_proof(uuid, jsonb, uuid),
  public.send_book_message(bigint, text, jsonb, uuid), public.read_book_messages(bigint, bigint),
  public.invite_to_book(bigint, text, text), public.accept_book_invitation(bigint), public.revoke_book_member(bigint)
  to authenticated;
