-- The public log cannot be cleaned: a name is stated in it once it has stayed for an hour, however often an
-- account is renamed before.

alter table certificate_statement_queue
  -- Not before then; what does not wait is due since ever.
  add column due_at timestamptz not null default '-infinity';

create or replace function queue_renamed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_statement_queue (certificate_id, due_at)
  select id, case tg_table_name when 'gift' then '-infinity' else now() + interval '1 hour' end
  from certificate
  where case tg_table_name when 'gift' then gift_id = new.id else account_id = new.id end;
  return null;
end $$;
