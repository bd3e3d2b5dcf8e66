-- What anyone may read and search of each entry in the public log, and its totals by month: nobody's account,
-- no source, and the minute at most. It follows the log and not the ledger, so that what it adds up to is what
-- a checkpoint of the log covers; and only one process appends to the log, so nobody waits for its totals.
create table public_ledger_entry (
  log_index      bigint      primary key,
  entry_id       bigint      not null unique references impact_ledger_entry,
  -- In which it was recorded, in UTC.
  month          date        not null check (extract(day from month) = 1),
  recorded_at    timestamptz not null,
  source_kind    text        not null,
  impact         text        not null,
  quantity       bigint      not null,
  project_id     text        not null references project,
  effective_from date        not null,
  effective_to   date        not null,
  basis          text        not null,
  reverses       bigint      unique
);
create index public_ledger_entry_project on public_ledger_entry (project_id, log_index);
create index public_ledger_entry_month on public_ledger_entry (month, log_index);
create index public_ledger_entry_project_month on public_ledger_entry (project_id, month, log_index);

create table public_ledger_month (
  month      date   not null,
  project_id text   not null references project,
  impact     text   not null,
  entries    bigint not null,
  quantity   bigint not null,
  primary key (month, project_id, impact)
);
create index public_ledger_month_project on public_ledger_month (project_id);

create function publish_logged_entries() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  with published as (
    insert into public_ledger_entry (log_index, entry_id, month, recorded_at, source_kind, impact, quantity,
      project_id, effective_from, effective_to, basis, reverses)
    select a.index, e.id, date_trunc('month', e.recorded_at at time zone 'UTC')::date,
      date_trunc('minute', e.recorded_at), e.source_kind, e.impact, e.quantity, e.project_id,
      e.effective_from, e.effective_to, e.basis, r.id
    from added a join impact_ledger_entry e on e.id = a.entry_id
      left join impact_ledger_entry r on e.source_kind = 'reversal' and r.source_kind <> 'reversal'
        and (r.source_id, r.revision, r.impact, r.part) = (e.source_id, e.revision, e.impact, e.part)
    returning month, project_id, impact, quantity)
  insert into public_ledger_month as kept (month, project_id, impact, entries, quantity)
  select month, project_id, impact, count(*), sum(quantity) from published group by 1, 2, 3
  on conflict (month, project_id, impact) do update
    set entries = kept.entries + excluded.entries, quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
create trigger publish_logged_entries after insert on ledger_log_leaf
  referencing new table as added for each statement execute function publish_logged_entries();

do $$ declare name text; begin
  foreach name in array array['public_ledger_entry', 'public_ledger_month'] loop
    perform grant_reading(name);
  end loop;
end $$;
create trigger append_only before update or delete or truncate on public_ledger_entry
  for each statement execute function refuse_change();

-- The whole log as files to download, each tied to one checkpoint: what their checksums are of never changes.
create table open_data_release (
  size         bigint      primary key references ledger_log_checkpoint,
  made_at      timestamptz not null,
  jsonl_bytes  bigint      not null,
  jsonl_sha256 text        not null check (jsonl_sha256 ~ '^[0-9a-f]{64}$'),
  csv_bytes    bigint      not null,
  csv_sha256   text        not null check (csv_sha256 ~ '^[0-9a-f]{64}$')
);
select grant_reading('open_data_release');
create trigger append_only before update or delete or truncate on open_data_release
  for each statement execute function refuse_change();
