-- Answers of suppliers as the public log has them: the hash of each alone, under the word that it has for
-- certificates. What was answered is with the two companies; it goes with them, and the hash stays.
create table answer_statement (
  hash            bytea   primary key check (octet_length(hash) = 32),
  -- The supplier withdrew it, or sent another one.
  is_ended        boolean not null default false,
  issued_index    bigint  unique references ledger_log_leaf,
  withdrawn_index bigint  unique references ledger_log_leaf,
  check (withdrawn_index is null or (is_ended and withdrawn_index > issued_index))
);
create index answer_statement_due on answer_statement (hash)
  where issued_index is null or (is_ended and withdrawn_index is null);
select grant_reading('answer_statement');
create trigger append_only before delete or truncate on answer_statement
  for each statement execute function refuse_change();

-- What was logged stays as it was logged.
create function hold_answer_statement() returns trigger language plpgsql as $$
begin
  if new.hash <> old.hash or old.is_ended > new.is_ended
    or (old.issued_index is not null and new.issued_index is distinct from old.issued_index)
    or (old.withdrawn_index is not null and new.withdrawn_index is distinct from old.withdrawn_index) then
    raise exception 'a statement of an answer never changes';
  end if;
  return new;
end $$;
create trigger hold_answer_statement before update on answer_statement
  for each row execute function hold_answer_statement();

-- Test accounts have no place in the public log.
create function state_answer_release() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into answer_statement (hash)
      select sha256(convert_to(new.statement, 'UTF8'))
      where exists (select from live_account where id = new.reader_account_id);
  else
    update answer_statement set is_ended = true where hash = sha256(convert_to(new.statement, 'UTF8'));
  end if;
  return null;
end $$;
create trigger state_answer_release after insert on answer_release
  for each row execute function state_answer_release();
create trigger state_ended_release after update of ended_at on answer_release
  for each row when (new.ended_at is not null and old.ended_at is null)
  execute function state_answer_release();
