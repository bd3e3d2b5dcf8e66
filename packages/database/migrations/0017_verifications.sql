-- A declared footprint that people check: what was bought, and what came of it.
create table footprint_verification (
  id           uuid        primary key,
  footprint_id uuid        not null references footprint,
  account_id   uuid        not null references account,
  -- A verification that was paid for is used once.
  purchase_id  uuid        not null unique references purchase,
  requested_at timestamptz not null,
  outcome      text        check (outcome in ('verified', 'returned')),
  -- Against what and how firmly: 'ISO 14064-3:2019', limited or reasonable.
  standard     text        check (length(standard) between 1 and 120),
  assurance    text        check (assurance in ('limited', 'reasonable')),
  -- To be published with the result; findings are for the company.
  statement    text        check (length(statement) between 1 and 4000),
  findings     text        check (length(findings) between 1 and 4000),
  decided_at   timestamptz,
  decided_by   uuid        references app_user on delete set null,
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'verified' or (standard is not null and assurance is not null
    and statement is not null)),
  check (outcome is distinct from 'returned' or findings is not null)
);
create unique index one_open_verification on footprint_verification (footprint_id)
  where outcome is null;
create index footprint_verification_footprint on footprint_verification (footprint_id);
create index footprint_verification_account on footprint_verification (account_id);
create index footprint_verification_decider on footprint_verification (decided_by);
select restrict_to_account('footprint_verification', 'select, insert');

-- A verified footprint is locked; its company may ask to change it.
create table unlock_request (
  id           uuid        primary key,
  footprint_id uuid        not null references footprint,
  account_id   uuid        not null references account,
  reason       text        not null check (length(reason) between 1 and 1000),
  requested_at timestamptz not null,
  answer       text        check (answer in ('granted', 'refused')),
  note         text        check (length(note) between 1 and 1000),
  answered_at  timestamptz,
  answered_by  uuid        references app_user on delete set null,
  check ((answer is null) = (answered_at is null))
);
create unique index one_open_unlock_request on unlock_request (footprint_id) where answer is null;
create index unlock_request_footprint on unlock_request (footprint_id);
create index unlock_request_account on unlock_request (account_id);
create index unlock_request_answerer on unlock_request (answered_by);
select restrict_to_account('unlock_request', 'select, insert');
