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
