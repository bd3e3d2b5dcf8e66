-- What was handed over to be verified, by name: scopes 1 and 2 as one, and categories of scope 3. Null: it was handed
-- over before parts were named, and what was bought says how many; that stays as it was.
alter table footprint_verification add column covers text[] check (cardinality(covers) between 1 and 16);

-- How firmly it is checked, the hundredths of a per cent from which on an error is material, and where in its first
-- interval the sample of lines begins. Null: it was handed over before that was stored.
alter table footprint_verification
  add column level text check (level in ('limited', 'reasonable')),
  add column materiality_basis_points integer not null default 500
    check (materiality_basis_points between 50 and 500),
  add column sample_start double precision check (sample_start >= 0 and sample_start < 1);

-- What staff looked at of each line of the sample. A line may be gone once the footprint is open again.
create table verification_line_check (
  verification_id uuid        not null references footprint_verification,
  account_id      uuid        not null references account,
  line_id         uuid        not null,
  checks          text[]      not null check (
    checks <@ array['documentSeen', 'quantity', 'unit', 'period', 'factor', 'category']),
  checked_by      uuid        references app_user on delete set null,
  checked_at      timestamptz not null,
  primary key (verification_id, line_id)
);
create index verification_line_check_account on verification_line_check (account_id);
create index verification_line_check_author on verification_line_check (checked_by);
select restrict_to_account('verification_line_check', 'select');

-- The checklist of a verification, point by point.
create table verification_point (
  verification_id uuid        not null references footprint_verification,
  account_id      uuid        not null references account,
  point           text        not null check (length(point) between 1 and 40),
  answer          text        not null check (answer in ('yes', 'no', 'not-applicable')),
  note            text        check (length(note) between 1 and 1000),
  answered_by     uuid        references app_user on delete set null,
  answered_at     timestamptz not null,
  check (answer = 'yes' or note is not null),
  primary key (verification_id, point)
);
create index verification_point_account on verification_point (account_id);
create index verification_point_author on verification_point (answered_by);
select restrict_to_account('verification_point', 'select');

-- Errors that were found and not corrected: grams that are stated too much, or, below nothing, too little.
create table verification_error (
  id              uuid        primary key,
  verification_id uuid        not null references footprint_verification,
  account_id      uuid        not null references account,
  line_id         uuid,
  grams           bigint      not null check (grams <> 0),
  note            text        not null check (length(note) between 1 and 1000),
  noted_by        uuid        references app_user on delete set null,
  noted_at        timestamptz not null
);
create index verification_error_of on verification_error (verification_id, noted_at, id);
create index verification_error_account on verification_error (account_id);
create index verification_error_author on verification_error (noted_by);
select restrict_to_account('verification_error', 'select');

-- Lines of an inventory that rows of a ledger stand behind.
create function lines_of_ledgers(inventory uuid) returns setof uuid language sql stable as $$
  select distinct r.line_id from ledger_row r join inventory_line l on l.id = r.line_id
  where l.inventory_id = inventory
$$;
