-- The public log of the ledger: an append-only Merkle tree of what anyone may read of each entry.

-- Entries that are committed and not logged yet. It is read by what is there, not by "greater than the
-- last": transactions commit in another order than their ids.
create table ledger_log_queue (
  entry_id bigint primary key
);

create function queue_for_log() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into ledger_log_queue (entry_id) select id from added;
  return null;
end $$;
create trigger queue_for_log after insert on impact_ledger_entry
  referencing new table as added for each statement execute function queue_for_log();

-- With it the entries of an account can be shown to be its own; without it nobody can tell. It goes with
-- the account, and every proof stays valid.
create table ledger_secret (
  account_id uuid  primary key references live_account,
  secret     bytea not null check (octet_length(secret) = 32)
);

create table ledger_log_leaf (
  index    bigint primary key check (index >= 0),
  -- Absent where the leaf is of something else than an entry.
  entry_id bigint unique references impact_ledger_entry,
  leaf     bytea  not null check (octet_length(leaf) <= 2048),
  hash     bytea  not null check (octet_length(hash) = 32)
);
create trigger append_only before update or delete or truncate on ledger_log_leaf
  for each statement execute function refuse_change();
select grant_reading('ledger_log_leaf');

-- Full tiles alone: partial ones are the hashes of leaves, or the roots of the tiles below.
create table ledger_log_tile (
  level  integer  not null check (level between 0 and 63),
  place  bigint   not null check (place >= 0),
  hashes bytea    not null check (octet_length(hashes) = 8192),
  root   bytea    not null check (octet_length(root) = 32),
  primary key (level, place)
);
create trigger append_only before update or delete or truncate on ledger_log_tile
  for each statement execute function refuse_change();
select grant_reading('ledger_log_tile');

-- Two roots of one size are impossible by its key.
create table ledger_log_checkpoint (
  size      bigint      primary key check (size > 0),
  note      text        not null,
  signed_at timestamptz not null
);
create trigger append_only before update or delete or truncate on ledger_log_checkpoint
  for each statement execute function refuse_change();
select grant_reading('ledger_log_checkpoint');

-- Which keys signed, from which size on.
create table ledger_log_key (
  verifier_key text   primary key,
  from_size    bigint not null
);
create trigger append_only before update or delete or truncate on ledger_log_key
  for each statement execute function refuse_change();
select grant_reading('ledger_log_key');

-- One row; a sequencer that appends locks it.
create table ledger_log_head (
  is_head boolean primary key default true check (is_head),
  size    bigint  not null,
  -- The perfect subtrees of the tree, the largest first.
  edge    bytea   not null
);
insert into ledger_log_head (size, edge) values (0, '');

-- Why nothing is signed: this database does not continue what was published. Nothing of it is lost; entries wait.
create table ledger_log_halt (
  is_halt boolean     primary key default true check (is_halt),
  reason  text        not null,
  since   timestamptz not null
);

-- Leaves that were published by a database whose backup this one is: their rows are lost. One whose event is
-- recorded again is bound to the new row, which gets no second leaf.
create table ledger_log_lost (
  leaf_index bigint primary key references ledger_log_leaf,
  -- Of an entry, where it is one.
  entry_id   bigint unique,
  event      bytea  unique check (octet_length(event) = 32),
  bound_to   bigint unique references impact_ledger_entry
);

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
  reverses       bigint,
  orders         integer
);
create index public_ledger_entry_project on public_ledger_entry (project_id, log_index);
create index public_ledger_entry_month on public_ledger_entry (month, log_index);
create index public_ledger_entry_project_month on public_ledger_entry (project_id, month, log_index);
create index public_ledger_entry_reverses on public_ledger_entry (reverses) where reverses is not null;
select grant_reading('public_ledger_entry');
create trigger append_only before update or delete or truncate on public_ledger_entry
  for each statement execute function refuse_change();

create table public_ledger_month (
  month      date   not null,
  project_id text   not null references project,
  impact     text   not null,
  entries    bigint not null,
  quantity   bigint not null,
  primary key (month, project_id, impact)
);
create index public_ledger_month_project on public_ledger_month (project_id);
select grant_reading('public_ledger_month');

create function publish_logged_entries() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  with published as (
    insert into public_ledger_entry (log_index, entry_id, month, recorded_at, source_kind, impact, quantity,
      project_id, effective_from, effective_to, basis, reverses, orders)
    select a.index, e.id, date_trunc('month', e.recorded_at at time zone 'UTC')::date,
      date_trunc('minute', e.recorded_at), e.source_kind, e.impact, e.quantity, e.project_id,
      e.effective_from, e.effective_to, e.basis, e.reverses, e.orders
    from added a join impact_ledger_entry e on e.id = a.entry_id
    returning month, project_id, impact, quantity)
  insert into public_ledger_month as kept (month, project_id, impact, entries, quantity)
  select month, project_id, impact, count(*), sum(quantity) from published group by 1, 2, 3
  on conflict (month, project_id, impact) do update
    set entries = kept.entries + excluded.entries, quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
create trigger publish_logged_entries after insert on ledger_log_leaf
  referencing new table as added for each statement execute function publish_logged_entries();

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
