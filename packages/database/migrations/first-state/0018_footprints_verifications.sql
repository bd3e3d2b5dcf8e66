-- A declared footprint that people check: what was bought, and what came of it.
create table footprint_verification (
  id           uuid        primary key,
  footprint_id uuid        not null references footprint,
  account_id   uuid        not null references live_account,
  purchase_id  uuid        not null references purchase,
  requested_at timestamptz not null,
  -- Refunded: its payment went back before it was decided. It ends without a decision, and its footprint is declared
  -- and open again.
  outcome      text        check (outcome in ('verified', 'returned', 'refunded')),
  -- Against what and how firmly: 'ISO 14064-3:2019', limited or reasonable.
  standard     text        check (length(standard) between 1 and 120),
  assurance    text        check (assurance in ('limited', 'reasonable')),
  -- To be published with the result; findings are for the company.
  statement    text        check (length(statement) between 1 and 4000),
  findings     text        check (length(findings) between 1 and 4000),
  decided_at   timestamptz,
  decided_by   uuid        references app_user on delete set null,
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'verified' or (standard is not null and assurance is not null
    and statement is not null)),
  check (outcome is distinct from 'returned' or findings is not null)
);
create unique index one_open_verification on footprint_verification (footprint_id)
  where outcome is null;
create index footprint_verification_footprint on footprint_verification (footprint_id);
create index footprint_verification_account on footprint_verification (account_id);
create index footprint_verification_decider on footprint_verification (decided_by);
-- A verification that was paid for is used once. Should a refund fail, what was bought can be used once more.
create unique index footprint_verification_used_once on footprint_verification (purchase_id)
  where outcome is distinct from 'refunded';
create index footprint_verification_purchase on footprint_verification (purchase_id);
select restrict_to_account('footprint_verification', 'select, insert');

-- A verified footprint is locked; its company may ask to change it.
create table unlock_request (
  id           uuid        primary key,
  footprint_id uuid        not null references footprint,
  account_id   uuid        not null references account,
  reason       text        not null check (length(reason) between 1 and 1000),
  requested_at timestamptz not null,
  answer       text        check (answer in ('granted', 'refused')),
  note         text        check (length(note) between 1 and 1000),
  answered_at  timestamptz,
  answered_by  uuid        references app_user on delete set null,
  check ((answer is null) = (answered_at is null))
);
create unique index one_open_unlock_request on unlock_request (footprint_id) where answer is null;
create index unlock_request_footprint on unlock_request (footprint_id);
create index unlock_request_account on unlock_request (account_id);
create index unlock_request_answerer on unlock_request (answered_by);
select restrict_to_account('unlock_request', 'select, insert');

-- What staff ask about a footprint while they verify it, and what its company answers. Both stay as they are.
create table verification_question (
  id              uuid        primary key,
  verification_id uuid        not null references footprint_verification,
  account_id      uuid        not null references account,
  text            text        not null check (length(text) between 1 and 2000),
  category        text        check (length(category) between 1 and 80),
  -- A line may be gone later, once the footprint is open again; the question stays.
  line_id         uuid,
  asked_by        uuid        references app_user on delete set null,
  asked_at        timestamptz not null
);
create index verification_question_of on verification_question (verification_id, asked_at, id);
create index verification_question_account on verification_question (account_id);
create index verification_question_author on verification_question (asked_by);
select restrict_to_account('verification_question', 'select');

create table verification_answer (
  id          uuid        primary key,
  question_id uuid        not null references verification_question,
  account_id  uuid        not null references account,
  text        text        not null check (length(text) between 1 and 4000),
  answered_by uuid        references app_user on delete set null,
  answered_at timestamptz not null
);
create index verification_answer_of on verification_answer (question_id, answered_at, id);
create index verification_answer_account on verification_answer (account_id);
create index verification_answer_author on verification_answer (answered_by);
select restrict_to_account('verification_answer', 'select, insert');

create function is_closed(account_id uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as
  $$ select exists (select from account a where a.id = account_id and a.closed_at is not null) $$;

-- Only a closed account loses what was said; a deleted person only the name beside it.
create function refuse_dialogue_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_closed(old.account_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - array['asked_by', 'answered_by']
     = to_jsonb(new) - array['asked_by', 'answered_by'] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on verification_question
  for each row execute function refuse_dialogue_change();
create trigger append_only before update or delete on verification_answer
  for each row execute function refuse_dialogue_change();

-- Files that support a footprint: one of its lines, an answer about it, or all of it. A row is there before
-- its file, which is in the file store under the id, and says when the file can be read.
create table footprint_evidence (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null references footprint on delete cascade,
  -- A line that changes is written anew under its id; what deletes it deletes its evidence first.
  line_id      uuid        references inventory_line deferrable initially deferred,
  question_id  uuid        references verification_question,
  file_name    text        not null check (length(file_name) between 1 and 120),
  content_type text        not null,
  bytes        integer     not null check (bytes between 1 and 10485760),
  sha256       text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  status       text        not null check (status in ('uploading', 'complete', 'failed')),
  failure      text        check (failure in ('interrupted', 'not-stored')),
  uploaded_by  uuid        references app_user on delete set null,
  uploaded_at  timestamptz not null,
  check ((status = 'failed') = (failure is not null)),
  check (line_id is null or question_id is null)
);
-- The same content twice at one place is one file.
create unique index evidence_once on footprint_evidence (footprint_id, line_id, question_id, sha256)
  nulls not distinct where status <> 'failed';
create index footprint_evidence_footprint on footprint_evidence (footprint_id, uploaded_at desc, id);
create index footprint_evidence_account on footprint_evidence (account_id);
create index footprint_evidence_line on footprint_evidence (line_id);
create index footprint_evidence_question on footprint_evidence (question_id);
create index footprint_evidence_author on footprint_evidence (uploaded_by);
create index footprint_evidence_unfinished on footprint_evidence (uploaded_at) where status <> 'complete';
select restrict_to_account('footprint_evidence');

-- While others verify a footprint, and once they have, its evidence stays: what is added then answers a
-- question, and nothing that is complete goes.
create function refuse_locked_evidence() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  one footprint_evidence := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'DELETE' and (old.status <> 'complete' or is_closed(old.account_id)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - array['status', 'failure', 'uploaded_by']
     <> to_jsonb(new) - array['status', 'failure', 'uploaded_by'] then
    raise exception 'evidence % stays as it was uploaded', old.id;
  end if;
  if tg_op = 'UPDATE' and (old.status = new.status or (old.status = 'uploading' and new.status = 'failed')) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'uploading' then
    raise exception 'evidence % is % for good', old.id, old.status;
  end if;
  if one.question_id is null then
    if exists (select from footprint f
               where f.id = one.footprint_id and f.status in ('verifying', 'verified')) then
      raise exception using errcode = 'UV002', message = 'this footprint is locked';
    end if;
  elsif tg_op = 'DELETE' or not exists (
      select from verification_question q join footprint_verification v on v.id = q.verification_id
      where q.id = one.question_id and v.footprint_id = one.footprint_id and v.outcome is null) then
    raise exception using errcode = 'UV002', message = 'this verification is decided, or the file answers it';
  end if;
  return one;
end $$;
create trigger refuse_locked before insert or update or delete on footprint_evidence
  for each row execute function refuse_locked_evidence();

-- Files whose rows are gone. The worker takes them out of the store, and then the key from here.
create table file_to_delete (
  file_key text        primary key,
  since    timestamptz not null default now()
);
create function queue_file_of_evidence() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into file_to_delete (file_key) values ('evidence/' || old.id) on conflict do nothing;
  return null;
end $$;
create trigger queue_file after delete on footprint_evidence
  for each row execute function queue_file_of_evidence();

-- A declared or verified footprint that its company published: what it stated when it was issued. It outlives
-- its footprint, so that its page can say that it no longer holds; hence no foreign key.
create table footprint_certificate (
  id           uuid        primary key,
  account_id   uuid        not null references live_account,
  footprint_id uuid        not null,
  statement    jsonb       not null,
  issued_at    timestamptz not null,
  issued_by    uuid        references app_user on delete set null,
  -- The F keeps it apart from the short codes of certificates of what was funded.
  code         text        not null unique generated always as ('F' || certificate_code(id)) stored
);
create index footprint_certificate_account on footprint_certificate (account_id);
create index footprint_certificate_footprint on footprint_certificate (footprint_id, issued_at desc);
create index footprint_certificate_issuer on footprint_certificate (issued_by);
select restrict_to_account('footprint_certificate', 'select, insert');

-- Why and since when a certificate no longer holds.
create table footprint_certificate_end (
  certificate_id uuid        primary key references footprint_certificate on delete cascade,
  account_id     uuid        not null references live_account,
  reason         text        not null
    check (reason in ('withdrawn', 'redeclared', 'verified', 'unlocked', 'deleted')),
  ended_at       timestamptz not null
);
create index footprint_certificate_end_account on footprint_certificate_end (account_id);
select restrict_to_account('footprint_certificate_end', 'select, insert');

-- What was certified is stated once; only its author can be forgotten.
create function refuse_other_statement() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.footprint_id, new.statement, new.issued_at)
     is distinct from (old.id, old.account_id, old.footprint_id, old.statement, old.issued_at) then
    raise exception 'a certificate of a footprint never changes';
  end if;
  return new;
end $$;
create trigger same_statement before update on footprint_certificate
  for each row execute function refuse_other_statement();
create trigger append_only before update on footprint_certificate_end
  for each statement execute function refuse_change();

-- A certificate follows its footprint: with other figures, or another status, it no longer holds.
create function end_footprint_certificates() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  why text := case
    when tg_op = 'DELETE' then 'deleted'
    when old.status = 'verified' and new.status <> 'verified' then 'unlocked'
    when old.status <> 'verified' and new.status = 'verified' then 'verified'
    when (new.declared, new.declared_at, new.company_name, new.start_month)
      is distinct from (old.declared, old.declared_at, old.company_name, old.start_month)
      then 'redeclared'
  end;
begin
  if why is not null then
    insert into footprint_certificate_end (certificate_id, account_id, reason, ended_at)
    select c.id, c.account_id, why, case when tg_op = 'DELETE' then now() else new.updated_at end
    from footprint_certificate c
    where c.footprint_id = old.id
    on conflict (certificate_id) do nothing;
  end if;
  return null;
end $$;
create trigger end_certificates after update or delete on footprint
  for each row execute function end_footprint_certificates();
