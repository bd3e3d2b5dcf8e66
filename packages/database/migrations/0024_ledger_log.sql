-- The public log of the ledger: an append-only Merkle tree of what anyone may read of each entry.
-- What is written there must have a form; an odd value would stop it.
alter table project add constraint project_id_can_be_logged
  check (id ~ '^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$');
alter table impact_ledger_entry
  add constraint basis_can_be_logged check (basis ~ '^[!-~]{1,96}$'),
  add constraint quantity_can_be_logged check (quantity between -9007199254740991 and 9007199254740991);

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
insert into ledger_log_queue (entry_id) select id from impact_ledger_entry;

-- With it the entries of an account can be shown to be its own; without it nobody can tell. It goes with
-- the account, and every proof stays valid.
create table ledger_secret (
  account_id uuid  primary key references account,
  secret     bytea not null check (octet_length(secret) = 32)
);

create table ledger_log_leaf (
  index    bigint primary key check (index >= 0),
  -- Absent where the leaf is of something else than an entry.
  entry_id bigint unique references impact_ledger_entry,
  leaf     bytea  not null check (octet_length(leaf) <= 2048),
  hash     bytea  not null check (octet_length(hash) = 32)
);

-- Full tiles alone: partial ones are the hashes of leaves, or the roots of the tiles below.
create table ledger_log_tile (
  level  integer  not null check (level between 0 and 63),
  place  bigint   not null check (place >= 0),
  hashes bytea    not null check (octet_length(hashes) = 8192),
  root   bytea    not null check (octet_length(root) = 32),
  primary key (level, place)
);

-- Two roots of one size are impossible by its key.
create table ledger_log_checkpoint (
  size      bigint      primary key check (size > 0),
  note      text        not null,
  signed_at timestamptz not null
);

-- Which keys signed, from which size on.
create table ledger_log_key (
  verifier_key text   primary key,
  from_size    bigint not null
);

-- One row; a sequencer that appends locks it.
create table ledger_log_head (
  is_head boolean primary key default true check (is_head),
  size    bigint  not null,
  -- The perfect subtrees of the tree, the largest first.
  edge    bytea   not null
);
insert into ledger_log_head (size, edge) values (0, '');

do $$ declare name text; begin
  foreach name in array
    array['ledger_log_leaf', 'ledger_log_tile', 'ledger_log_checkpoint', 'ledger_log_key'] loop
    execute format('create trigger append_only before update or delete or truncate on %I '
      'for each statement execute function refuse_change()', name);
    perform grant_reading(name);
  end loop;
end $$;
