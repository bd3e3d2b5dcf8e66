-- What a company says of its report itself, beside the figures: of each year that a footprint begins in.
create table disclosure_profile (
  account_id     uuid        not null references account,
  year           integer     not null check (year between 2000 and 2100),
  responsible    text        check (length(responsible) between 1 and 200),
  intended_users text        check (length(intended_users) between 1 and 500),
  purpose        text        check (length(purpose) between 1 and 500),
  -- Which indirect emissions are counted, and why.
  significance   text        check (length(significance) between 1 and 500),
  removals       text        check (length(removals) between 1 and 500),
  updated_at     timestamptz not null,
  primary key (account_id, year)
);
select restrict_to_account('disclosure_profile');
