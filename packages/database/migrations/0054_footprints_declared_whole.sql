-- What was declared, each time, whole: sums, lines, factors, states and answers, packed, with the SHA-256 of the JSON
-- that is packed. It never changes, and goes with its footprint or its account. What was declared before this has none.
create table footprint_declaration (
  footprint_id uuid        not null references footprint on delete cascade,
  number       integer     not null check (number >= 1),
  account_id   uuid        not null references account,
  declared_at  timestamptz not null,
  -- Null: who has left.
  declared_by  uuid        references app_user on delete set null,
  total_grams  bigint      not null check (total_grams >= 0),
  line_count   integer     not null check (line_count >= 0),
  sha256       text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Canonical JSON, by gzip.
  snapshot     bytea       not null,
  primary key (footprint_id, number)
);
create index footprint_declaration_account on footprint_declaration (account_id);
create index footprint_declaration_author on footprint_declaration (declared_by);
select restrict_to_account('footprint_declaration', 'select, insert');

create function refuse_declaration_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and (is_closed(old.account_id)
     or not exists (select from footprint where id = old.footprint_id)) then
    return old;
  end if;
  -- A deleted person loses their name beside it.
  if tg_op = 'UPDATE' and new.declared_by is null
     and to_jsonb(old) - 'declared_by' = to_jsonb(new) - 'declared_by' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on footprint_declaration
  for each row execute function refuse_declaration_change();
create trigger never_emptied before truncate on footprint_declaration
  for each statement execute function refuse_change();

-- Its report, as it was drawn then.
create table declared_report (
  footprint_id uuid    not null,
  number       integer not null,
  account_id   uuid    not null references account,
  sha256       text    not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pdf          bytea   not null check (length(pdf) <= 20971520),
  primary key (footprint_id, number),
  foreign key (footprint_id, number) references footprint_declaration on delete cascade
);
create index declared_report_account on declared_report (account_id);
select restrict_to_account('declared_report', 'select, insert');
create trigger append_only before update on declared_report
  for each statement execute function refuse_change();
create trigger never_emptied before truncate on declared_report
  for each statement execute function refuse_change();

-- What of a line only stands in: a factor of another year or country, an average, one with what is upstream, months
-- that were filled, a quantity that was estimated. Null: a line from before this was stored.
alter table inventory_line add column warnings text[];
