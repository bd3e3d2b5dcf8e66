-- A person's household footprint as it was computed on the day it was saved: it is never computed again by itself.
create table household_result (
  id         uuid        primary key,
  account_id uuid        not null references account,
  country    text        not null check (country ~ '^[A-Z]{2}$'),
  answers    jsonb       not null check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 4000),
  version    text        not null check (length(version) between 1 and 40),
  estimate   jsonb       not null check (jsonb_typeof(estimate) = 'object'),
  saved_at   timestamptz not null
);
create index household_result_account on household_result (account_id, saved_at desc);
select restrict_to_account('household_result');
