-- Which units stand behind which entry goes on from where it was left: the books of each project are two lines,
-- one of what is supplied and not used and one of who waits for supply, and one of the two is always empty.
drop table supply_allocated;
drop table supply_allocation;

-- A lot that was reversed never counted, so its reversal changes the past: the project is computed from the
-- beginning into a generation of its own, which takes the place of the one shown when it has caught up.
create table supply_generation (
  project_id text    not null references project,
  generation integer not null check (generation > 0),
  -- The log by which lots count: those that were reversed before do not.
  known_size bigint  not null check (known_size >= 0),
  -- How much of the log is entered.
  log_size   bigint  not null default 0 check (log_size >= 0),
  next_place bigint  not null default 1 check (next_place > 0),
  -- One that has ended is there until its rows are removed.
  state      text    not null check (state in ('computed', 'shown', 'ended')),
  primary key (project_id, generation)
);
create unique index one_generation_is_shown on supply_generation (project_id) where state = 'shown';

create table supply_pool (
  project_id text    not null,
  generation integer not null,
  place      bigint  not null,
  lot_id     bigint  not null references supply_lot,
  position   bigint  not null check (position >= 0),
  quantity   bigint  not null check (quantity > 0),
  primary key (project_id, generation, place)
);
create index supply_pool_lot on supply_pool (lot_id);

create table supply_wait (
  project_id text    not null,
  generation integer not null,
  log_index  bigint  not null,
  entry_id   bigint  not null references impact_ledger_entry,
  quantity   bigint  not null check (quantity > 0),
  primary key (project_id, generation, log_index)
);
create unique index supply_wait_entry on supply_wait (entry_id, generation);

-- Positions count from the beginning of the lot.
create table supply_allocation (
  project_id text    not null,
  generation integer not null,
  entry_id   bigint  not null references impact_ledger_entry,
  -- Ascends in the order in which units were given.
  place      bigint  not null,
  lot_id     bigint  not null references supply_lot,
  position   bigint  not null check (position >= 0),
  quantity   bigint  not null check (quantity > 0),
  primary key (project_id, generation, entry_id, place)
);
create index supply_allocation_entry on supply_allocation (entry_id);
create unique index supply_allocation_unit on supply_allocation (lot_id, generation, position);
