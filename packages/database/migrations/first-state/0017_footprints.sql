-- Published factors, loaded from seed/emission-factors: kg per unit. A set never changes once it is
-- loaded, because figures that were computed with it name its rows.
create table emission_factor_set (
  id     text primary key,
  market text not null check (market in ('uk', 'us')),
  year   integer not null,
  -- Per unit of an activity, or per unit of money in the prices of the year.
  kind   text not null check (kind in ('activity', 'spend')),
  -- A corrected publication of the same year has the next one.
  revision integer not null check (revision >= 1),
  -- Of the file it was loaded from.
  sha256 text not null
);
select grant_reading('emission_factor_set');
create trigger append_only before update or delete or truncate on emission_factor_set
  for each statement execute function refuse_change();

create table emission_factor (
  id              text    primary key,
  set_id          text    not null references emission_factor_set,
  -- What finds the same factor in the set of another year.
  key             text    not null,
  scope           integer not null check (scope between 1 and 3),
  category        text    not null,
  name            text    not null,
  unit            text    not null,
  kg_co2e         double precision not null,
  -- By gas, where the source gives them.
  kg_co2          double precision,
  kg_ch4          double precision,
  kg_n2o          double precision,
  -- Of biogenic origin: outside the scopes, and not in kg_co2e.
  kg_biogenic_co2 double precision,
  unique (set_id, key)
);
create index emission_factor_words on emission_factor
  using gin (to_tsvector('simple', category || ' ' || name));
create index emission_factor_key on emission_factor (key);
select grant_reading('emission_factor');
create trigger append_only before update or delete or truncate on emission_factor
  for each statement execute function refuse_change();

-- What a company emits in a year. It ends the month before the account's next one begins, so periods
-- cannot overlap.
create table footprint (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  status       text        not null check (status in ('estimated', 'declared', 'verifying', 'verified')),
  start_month  date        not null check (extract(day from start_month) = 1),
  company_name text        not null check (length(company_name) between 1 and 160),
  frequency    text        not null check (frequency in ('annual', 'quarterly', 'monthly')),
  -- What was given, and what the model gave for it; never computed again unasked.
  input        jsonb       not null,
  estimate     jsonb       not null,
  model        text        not null,
  -- The sums of its inventory when it was declared.
  declared     jsonb,
  declared_at  timestamptz,
  co2e_grams   bigint      not null check (co2e_grams >= 0),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (account_id, start_month),
  check ((status = 'estimated') = (declared is null)),
  check ((declared is null) = (declared_at is null))
);
select restrict_to_account('footprint');

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

-- How far a company means to reduce, by when. Recommended bands are told beside a target, not enforced.
create table target (
  id                     uuid        primary key,
  account_id             uuid        not null references account,
  kind                   text        not null check (kind in ('near-term', 'net-zero')),
  covers                 text        not null check (covers in ('all', 'scopes-1-2', 'scope-3')),
  -- The first month of the base year, and so of every fiscal year.
  base_month             date        not null check (extract(day from base_month) = 1),
  target_year            integer     not null check (target_year between 1991 and 2100),
  reduction_basis_points integer     not null check (reduction_basis_points between 1 and 10000),
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  unique (account_id, kind, covers),
  check (target_year > extract(year from base_month))
);
select restrict_to_account('target');

create table planned_action (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  title        text        not null check (length(title) between 1 and 120),
  category     text        not null
    check (category in ('reduction', 'offset', 'future-generation', 'knowledge')),
  status       text        not null check (status in ('estimated', 'declared', 'verified')),
  -- Where it reduces.
  scope        integer     check (scope between 1 and 3),
  grams_a_year bigint      not null check (grams_a_year >= 0),
  cost_minor   bigint      check (cost_minor >= 0),
  currency     text        check (length(currency) = 3),
  owner        text        check (length(owner) between 1 and 120),
  due_on       date,
  verified_at  timestamptz,
  verified_by  uuid        references app_user on delete set null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  check ((category = 'reduction') = (scope is not null)),
  check ((cost_minor is null) = (currency is null)),
  check ((status = 'verified') = (verified_at is not null))
);
create index planned_action_account on planned_action (account_id);
create index planned_action_verifier on planned_action (verified_by);
select restrict_to_account('planned_action');
-- Only staff say that an action is verified.
create policy company_never_verifies on planned_action as restrictive for insert to understory_tenant
  with check (status <> 'verified');
create policy company_changes_open_ones on planned_action as restrictive for update to understory_tenant
  using (status <> 'verified') with check (status <> 'verified');

-- Emissions per unit of something that the company makes or has.
create table intensity_figure (
  id         uuid        primary key,
  account_id uuid        not null references account,
  title      text        not null check (length(title) between 1 and 120),
  unit       text        not null check (length(unit) between 1 and 60),
  base_month date        not null check (extract(day from base_month) = 1),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index intensity_figure_account on intensity_figure (account_id);
select restrict_to_account('intensity_figure');

create table intensity_year (
  figure_id  uuid             not null references intensity_figure on delete cascade,
  account_id uuid             not null references account,
  year       integer          not null check (year between 1990 and 2100),
  units      double precision not null check (units > 0),
  primary key (figure_id, year)
);
create index intensity_year_account on intensity_year (account_id);
select restrict_to_account('intensity_year');

-- When base-year emissions are recalculated: written before it is needed.
create table base_year_policy (
  account_id             uuid        primary key references account,
  base_month             date        not null check (extract(day from base_month) = 1),
  -- Why this year, and what the company does when something changes.
  reason                 text        not null check (length(reason) between 1 and 500),
  policy                 text        not null check (length(policy) between 1 and 2000),
  threshold_basis_points integer     not null check (threshold_basis_points between 1 and 10000),
  written_at             timestamptz not null,
  updated_at             timestamptz not null
);
select restrict_to_account('base_year_policy');

-- What changes the emissions of the base year, by how much.
create table base_year_change (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  kind         text        not null check (kind in ('structure', 'method', 'boundary', 'error')),
  description  text        not null check (length(description) between 1 and 500),
  change_grams bigint      not null check (change_grams <> 0),
  happened_on  date        not null,
  recorded_at  timestamptz not null
);
create index base_year_change_account on base_year_change (account_id, recorded_at);
select restrict_to_account('base_year_change', 'select, insert');
create trigger append_only before update or delete or truncate on base_year_change
  for each statement execute function refuse_change();

create table base_year_recalculation (
  id                 uuid        primary key,
  account_id         uuid        not null references account,
  base_month         date        not null check (extract(day from base_month) = 1),
  original_grams     bigint      not null check (original_grams >= 0),
  recalculated_grams bigint      not null check (recalculated_grams >= 0),
  reason             text        not null check (length(reason) between 1 and 500),
  -- Who decided it, as the company says.
  approver           text        not null check (length(approver) between 1 and 120),
  recalculated_at    timestamptz not null
);
create index base_year_recalculation_account on base_year_recalculation (account_id, recalculated_at);
select restrict_to_account('base_year_recalculation', 'select, insert');
create trigger append_only before update or delete or truncate on base_year_recalculation
  for each statement execute function refuse_change();
