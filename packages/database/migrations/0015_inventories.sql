-- What a company measured itself, beneath a footprint that began as an estimate.
create table footprint_inventory (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null unique references footprint on delete cascade,
  approach     text        not null
    check (approach in ('operationalControl', 'financialControl', 'equityShare')),
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
create index footprint_inventory_account on footprint_inventory (account_id);
select restrict_to_account('footprint_inventory');

-- Companies that the inventory is made of. What counts of them follows from the approach.
create table inventory_entity (
  id                      uuid    primary key,
  inventory_id            uuid    not null references footprint_inventory on delete cascade,
  account_id              uuid    not null references account,
  name                    text    not null check (length(name) between 1 and 120),
  equity_basis_points     integer not null check (equity_basis_points between 0 and 10000),
  has_financial_control   boolean not null,
  has_operational_control boolean not null,
  unique (inventory_id, name),
  unique (id, inventory_id)
);
create index inventory_entity_account on inventory_entity (account_id);
select restrict_to_account('inventory_entity');

-- One without a row has not begun. 'unknownScopeOne' and 'unknownScopeTwo' stand for the whole scope.
create table inventory_category (
  inventory_id uuid not null references footprint_inventory on delete cascade,
  account_id   uuid not null references account,
  category     text not null,
  state        text not null check (state in ('benchmark', 'entered', 'not-applicable')),
  reason       text check (length(reason) between 1 and 500),
  primary key (inventory_id, category),
  check ((state = 'not-applicable') = (reason is not null))
);
create index inventory_category_account on inventory_category (account_id);
select restrict_to_account('inventory_category');

-- Activity times factor, as it was computed; the factor stays as it was.
create table inventory_line (
  id               uuid             primary key,
  inventory_id     uuid             not null references footprint_inventory on delete cascade,
  account_id       uuid             not null references account,
  entity_id        uuid,
  category         text             not null,
  description      text             not null check (length(description) <= 200),
  site             text             check (length(site) between 1 and 120),
  quantity         double precision not null check (quantity >= 0),
  unit             text             not null,
  -- One of the two: a published factor, or one with its source.
  factor_id        text             references emission_factor,
  own_factor       jsonb,
  -- Of bought electricity: kg per unit by contract or certificate, with its source.
  market_factor    jsonb,
  quality          jsonb,
  note             text             check (length(note) between 1 and 500),
  -- The months of the footprint that the quantity is of; the first day of each.
  from_month       date             not null check (extract(day from from_month) = 1),
  to_month         date             not null check (extract(day from to_month) = 1),
  -- Of money: how the amount became that of the factor's currency and prices.
  spend            jsonb,
  -- Its question in quick entry, which is answered once.
  quick_item       text             check (length(quick_item) between 1 and 40),
  -- The saved vehicle that it is of, and its emissions as they were then.
  vehicle_id       uuid             references vehicle,
  vehicle_grams    bigint           check (vehicle_grams >= 0),
  -- The line that a well-to-tank or grid-loss line belongs to.
  parent_id        uuid             references inventory_line on delete cascade,
  co2e_grams       bigint           not null check (co2e_grams >= 0),
  market_grams     bigint           check (market_grams >= 0),
  biogenic_grams   bigint           check (biogenic_grams >= 0),
  uncertainty      double precision not null check (uncertainty >= 1),
  created_by       uuid             references app_user on delete set null,
  created_at       timestamptz      not null,
  updated_at       timestamptz      not null,
  check ((factor_id is null) <> (own_factor is null)),
  check (to_month >= from_month),
  check ((vehicle_id is null) = (vehicle_grams is null)),
  foreign key (entity_id, inventory_id) references inventory_entity (id, inventory_id)
);
create index inventory_line_inventory on inventory_line (inventory_id, category, created_at, id);
create index inventory_line_account on inventory_line (account_id);
create index inventory_line_entity on inventory_line (entity_id, inventory_id);
create index inventory_line_parent on inventory_line (parent_id);
create index inventory_line_author on inventory_line (created_by);
create index inventory_line_factor on inventory_line (factor_id);
create index inventory_line_vehicle on inventory_line (vehicle_id);
create unique index inventory_line_quick_item on inventory_line (inventory_id, quick_item)
  where quick_item is not null and parent_id is null;
select restrict_to_account('inventory_line');

-- The months that a vehicle is counted in. One vehicle, or registration number, is counted once in each,
-- whichever footprint of the account it is drawn into.
create table inventory_vehicle_month (
  account_id  uuid not null references account,
  vehicle_key text not null,
  month       date not null,
  line_id     uuid not null references inventory_line on delete cascade,
  primary key (account_id, vehicle_key, month)
);
create index inventory_vehicle_month_line on inventory_vehicle_month (line_id);
select restrict_to_account('inventory_vehicle_month', 'select');

create function count_vehicle_months() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from inventory_vehicle_month where line_id = new.id;
  insert into inventory_vehicle_month (account_id, vehicle_key, month, line_id)
    select v.account_id, coalesce(v.registration_number, v.id::text), month::date, new.id
    from vehicle v, generate_series(new.from_month, new.to_month, interval '1 month') month
    where v.id = new.vehicle_id and v.account_id = new.account_id;
  return null;
end $$;
create trigger count_vehicle_months
  after insert or update of vehicle_id, from_month, to_month on inventory_line
  for each row when (new.vehicle_id is not null) execute function count_vehicle_months();

-- When an inventory was computed again with other factors: what changed and why.
create table inventory_recalculation (
  id              uuid        primary key,
  inventory_id    uuid        not null references footprint_inventory on delete cascade,
  account_id      uuid        not null references account,
  recalculated_by uuid        references app_user on delete set null,
  recalculated_at timestamptz not null,
  -- The total by location, before and after.
  old_grams       bigint      not null check (old_grams >= 0),
  new_grams       bigint      not null check (new_grams >= 0),
  -- Each line with its factor and emissions before and after.
  changes         jsonb       not null
);
create index inventory_recalculation_inventory on inventory_recalculation (inventory_id);
create index inventory_recalculation_account on inventory_recalculation (account_id);
create index inventory_recalculation_author on inventory_recalculation (recalculated_by);
select restrict_to_account('inventory_recalculation', 'select, insert');
-- All but its author, who may leave.
create trigger append_only before truncate or
  update of id, inventory_id, account_id, recalculated_at, old_grams, new_grams, changes
  on inventory_recalculation for each statement execute function refuse_change();

-- While others verify an inventory, and once they have, nobody changes it.
create function refuse_locked_inventory() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  of_inventory uuid := case when tg_op = 'DELETE' then old.inventory_id else new.inventory_id end;
begin
  if exists (select from footprint_inventory i join footprint f on f.id = i.footprint_id
             where i.id = of_inventory and f.status in ('verifying', 'verified')) then
    raise exception using errcode = 'UV002', message = 'this footprint is locked';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger refuse_locked before insert or update or delete on inventory_entity
  for each row execute function refuse_locked_inventory();
create trigger refuse_locked before insert or update or delete on inventory_category
  for each row execute function refuse_locked_inventory();
create trigger refuse_locked before insert or update or delete on inventory_line
  for each row execute function refuse_locked_inventory();
