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
