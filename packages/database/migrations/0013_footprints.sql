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
