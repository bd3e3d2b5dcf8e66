-- The impact ledger is append-only. A mistake is a reversal; a repeat adds nothing.
create table impact_ledger_entry (
  id             bigint generated always as identity primary key,
  account_id     uuid        not null references live_account,
  impact         text        not null check (impact in ('trees', 'co2e', 'plastic')),
  quantity       bigint      not null check (quantity <> 0), -- thousandths of a tree, or grams
  project_id     text        not null references project,
  product        text        not null,
  source_kind    text        not null check (source_kind in ('purchase', 'subscription-cycle',
                   'order-contribution', 'order-credit', 'vehicle-offset', 'gift', 'offer', 'off-platform',
                   'reversal')),
  source_id      uuid        not null,
  revision       integer     not null check (revision > 0),
  part           integer     not null check (part > 0),
  effective_from date        not null,
  effective_to   date        not null check (effective_to >= effective_from),
  basis          text        not null, -- the price-book or factor version it was computed with
  recorded_at    timestamptz not null default now(),
  -- One entry stands for all orders of a bill on one day: how many they are, and the root of the Merkle tree of them.
  -- What is refunded of them since is an entry below zero, which names the entry that it lowers.
  orders         integer     check (orders between 1 and 100000),
  orders_root    bytea       check (octet_length(orders_root) = 32),
  -- The entry that it takes back, wholly or in part.
  reverses       bigint      references impact_ledger_entry,
  unique (source_id, source_kind, revision, impact, part),
  check ((orders is null) = (orders_root is null)),
  check (reverses is null or quantity < 0),
  check (orders is null or source_kind in ('order-contribution', 'order-credit')),
  check ((quantity < 0) = (source_kind in ('reversal', 'order-credit'))),
  -- What takes back names what it takes back of.
  constraint taking_back_names_its_entry check ((reverses is not null) = (quantity < 0)),
  -- As their leaf has it: what has no form could not be logged, and what cannot be logged stops all behind it.
  constraint basis_can_be_logged check (basis ~ '^[!-~]{1,96}$'),
  constraint quantity_can_be_logged check (quantity between -9007199254740991 and 9007199254740991),
  constraint orders_are_of_one_day check (orders is null or effective_from = effective_to),
  constraint orders_have_a_unit_each check (orders is null or abs(quantity) >= orders),
  constraint credits_are_of_orders check (source_kind <> 'order-credit' or orders is not null)
);
create index impact_ledger_by_account on impact_ledger_entry
  (account_id, effective_from) include (impact, product, quantity);
create index impact_ledger_entry_reverses on impact_ledger_entry (reverses) where reverses is not null;
create unique index reversed_once on impact_ledger_entry (reverses) where source_kind = 'reversal';
create trigger append_only before update or delete or truncate on impact_ledger_entry
  for each statement execute function refuse_change();
select restrict_to_account('impact_ledger_entry', 'select, insert');

create table impact_rollup_day (
  account_id uuid   not null references live_account,
  day        date   not null,
  product    text   not null,
  impact     text   not null,
  quantity   bigint not null,
  primary key (account_id, day, product, impact)
);
select restrict_to_account('impact_rollup_day', 'select');

-- Whole months have totals of their own: a year is a dozen rows an impact, not 365.
create table impact_rollup_month (
  account_id uuid   not null references live_account,
  month      date   not null check (extract(day from month) = 1),
  product    text   not null,
  impact     text   not null,
  quantity   bigint not null,
  primary key (account_id, month, product, impact)
);
select restrict_to_account('impact_rollup_month', 'select');

-- What an account funded of each project, so that its pages do not add up its whole ledger.
create table impact_rollup_project (
  account_id    uuid   not null references live_account,
  project_id    text   not null,
  impact        text   not null,
  quantity      bigint not null,
  last_entry_id bigint not null,
  primary key (account_id, project_id, impact)
);
select restrict_to_account('impact_rollup_project', 'select');

-- The platform's totals by project, in shards so that many accounts can settle at the same moment.
create table impact_platform_total (
  shard      integer not null check (shard between 0 and 63),
  impact     text    not null,
  project_id text    not null,
  quantity   bigint  not null,
  primary key (shard, impact, project_id)
);

-- Adds each inserted batch to the totals, in key order: exact, and without deadlocks. Nothing else writes
-- totals, so it runs as their owner.
create function fold_into_rollups() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into impact_rollup_day as kept (account_id, day, product, impact, quantity)
  select account_id, effective_from, product, impact, sum(quantity)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, day, product, impact)
    do update set quantity = kept.quantity + excluded.quantity;

  insert into impact_rollup_month as kept (account_id, month, product, impact, quantity)
  select account_id, date_trunc('month', effective_from::timestamp)::date, product, impact, sum(quantity)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, month, product, impact)
    do update set quantity = kept.quantity + excluded.quantity;

  insert into impact_rollup_project as kept (account_id, project_id, impact, quantity, last_entry_id)
  select account_id, project_id, impact, sum(quantity), max(id)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, project_id, impact)
    do update set quantity = kept.quantity + excluded.quantity,
                  last_entry_id = greatest(kept.last_entry_id, excluded.last_entry_id);

  insert into impact_platform_total as kept (shard, impact, project_id, quantity)
  select get_byte(uuid_send(account_id), 15) % 64, impact, project_id, sum(quantity)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (shard, impact, project_id)
    do update set quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
create trigger fold_into_rollups after insert on impact_ledger_entry
  referencing new table as added for each statement execute function fold_into_rollups();

-- What test accounts fund: the columns of the ledger, and neither totals nor log nor supply.
create table test_ledger_entry (like impact_ledger_entry including defaults including constraints including identity);
alter table test_ledger_entry add primary key (id),
  add unique (source_id, source_kind, revision, impact, part),
  add foreign key (account_id) references test_account,
  add foreign key (project_id) references project;
create index test_ledger_by_account on test_ledger_entry
  (account_id, effective_from) include (impact, product, quantity);
create trigger append_only before update or delete or truncate on test_ledger_entry
  for each statement execute function refuse_change();
select restrict_to_account('test_ledger_entry', 'select, insert');
