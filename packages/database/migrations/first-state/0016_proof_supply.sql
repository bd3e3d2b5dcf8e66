-- What was bought from a project, or retired at a registry: entered by staff with its evidence, and never
-- changed. A mistake is reversed by a lot of its own, as in the ledger.
create table supply_lot (
  id               bigint      generated always as identity primary key,
  -- Made where it is entered, so that entering it twice is entering it once.
  request_id       uuid        not null unique,
  project_id       text        not null references project,
  impact           text        not null check (impact in ('trees', 'co2e', 'plastic')),
  quantity         bigint      not null check (quantity <> 0
                     and quantity between -9007199254740991 and 9007199254740991),
  vintage          integer     check (vintage between 1990 and 2100),
  registry         text        not null check (registry ~ '^[!-~]{1,32}$'),
  -- The serial of the registry with its running range replaced by one asterisk.
  series           text        check (series ~ '^[!-)+-~]{0,120}\*[!-)+-~]{0,120}$'),
  first_unit       bigint      check (first_unit between 0 and 9007199254740991),
  last_unit        bigint      check (last_unit between 0 and 9007199254740991),
  retirement_url   text        check (retirement_url ~ '^https://[!-~]+$' and length(retirement_url) < 500),
  evidence_id      uuid        not null,
  evidence_name    text        not null check (length(evidence_name) between 1 and 120),
  evidence_type    text        not null,
  evidence_sha256  text        not null check (evidence_sha256 ~ '^[0-9a-f]{64}$'),
  reverses         bigint      unique references supply_lot,
  reason           text        check (length(reason) between 10 and 500),
  entered_by       uuid        references app_user on delete set null,
  entered_at       timestamptz not null,
  constraint registered_has_block check ((registry = 'none') = (series is null)
    and (series is null) = (first_unit is null) and (series is null) = (last_unit is null)
    and coalesce(first_unit <= last_unit, true)),
  constraint reversal_has_reason
    check ((reverses is null) = (quantity > 0) and (reverses is null) = (reason is null)),
  -- A unit is a tonne, or a tree.
  constraint units_are_quantity check (series is null or abs(quantity) =
    (last_unit - first_unit + 1) * case impact when 'trees' then 1000 else 1000000 end)
);
create index supply_lot_project on supply_lot (project_id, id);
create index supply_lot_author on supply_lot (entered_by);

-- A person who is deleted leaves no name here; nothing else ever changes.
create function refuse_lot_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'entered_by' <> to_jsonb(new) - 'entered_by' or new.entered_by is not null then
    raise exception 'lot % stays as it was entered', old.id;
  end if;
  return new;
end $$;
create trigger refuse_lot_change before update on supply_lot
  for each row execute function refuse_lot_change();
create trigger append_only before delete or truncate on supply_lot
  for each statement execute function refuse_change();

-- The units of lots that were not reversed. None is in two of them: the exclusion refuses the second.
create type text_range as range (subtype = text, collation = "C");
create table supply_block (
  lot_id     bigint primary key references supply_lot,
  registry   text   not null,
  series     text   not null,
  first_unit bigint not null,
  last_unit  bigint not null,
  constraint unit_supplies_once exclude using gist (
    text_range(registry || ' ' || series, registry || ' ' || series, '[]') with &&,
    int8range(first_unit, last_unit, '[]') with &&)
);

-- What a project promises, and for one that is bought ahead the running sums that it may not exceed.
create table supply_cover (
  project_id          text    primary key references project,
  is_bought_ahead     boolean not null default false,
  -- Of the others: what is funded is retired within so many days.
  retired_within_days integer not null default 90 check (retired_within_days between 1 and 3650),
  supplied            bigint  not null default 0 check (supplied >= 0),
  -- Counted while it is bought ahead alone: otherwise every order of a project would wait for one row.
  allocated           bigint  not null default 0,
  constraint never_oversold check (not is_bought_ahead or allocated <= supplied)
);
select grant_reading('supply_cover');

create function take_up_lot() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  reversed supply_lot;
begin
  if new.impact <> (select impact from project where id = new.project_id) then
    raise exception 'project % has another impact than lot %', new.project_id, new.id;
  end if;
  if new.reverses is not null then
    select * into reversed from supply_lot where id = new.reverses;
    if reversed.reverses is not null or reversed.quantity <> -new.quantity
      or (reversed.project_id, reversed.registry, reversed.series, reversed.first_unit, reversed.last_unit)
        is distinct from (new.project_id, new.registry, new.series, new.first_unit, new.last_unit) then
      raise exception 'lot % does not reverse lot %', new.id, new.reverses;
    end if;
    delete from supply_block where lot_id = new.reverses;
  elsif new.series is not null then
    insert into supply_block (lot_id, registry, series, first_unit, last_unit)
    values (new.id, new.registry, new.series, new.first_unit, new.last_unit);
  end if;
  insert into supply_log_queue (lot_id) values (new.id);
  insert into supply_cover (project_id) values (new.project_id) on conflict do nothing;
  update supply_cover set supplied = supplied + new.quantity where project_id = new.project_id;
  return null;
end $$;

-- Counts what is allocated of projects that are bought ahead, in the order of their ids so that two orders
-- never wait for each other; `never_oversold` refuses what exceeds their supply.
create function count_allocated() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  with held as materialized (
    select c.project_id from supply_cover c
    where c.is_bought_ahead and c.project_id in (select project_id from added)
    order by c.project_id for update)
  update supply_cover c set allocated = c.allocated + a.quantity
  from held join (select project_id, sum(quantity) as quantity from added group by 1) a using (project_id)
  where c.project_id = held.project_id;
  return null;
end $$;
create trigger count_allocated after insert on impact_ledger_entry
  referencing new table as added for each statement execute function count_allocated();

-- Lots are leaves of the log, too.
create table supply_log_queue (
  lot_id bigint primary key references supply_lot
);
create table supply_leaf (
  lot_id     bigint primary key references supply_lot,
  leaf_index bigint not null unique references ledger_log_leaf
);
create trigger append_only before update or delete or truncate on supply_leaf
  for each statement execute function refuse_change();
create trigger take_up_lot after insert on supply_lot for each row execute function take_up_lot();

-- Which units stand behind which entry, computed from the log by a rule that anyone can repeat: first supplied, first
-- used. It goes on from where it was left: the books of each project are two lines, one of what is supplied and not used
-- and one of who waits for supply, and one of the two is always empty.

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
