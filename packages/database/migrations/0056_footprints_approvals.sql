-- Whether a second person of the account approves what is declared. No row: nobody is asked.
create table declaration_policy (
  account_id     uuid        primary key references account,
  needs_approval boolean     not null,
  changed_by     uuid        references app_user on delete set null,
  changed_at     timestamptz not null
);
create index declaration_policy_author on declaration_policy (changed_by);
select restrict_to_account('declaration_policy');

-- A declaration that someone asked another to approve.
create table declaration_approval (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null references footprint on delete cascade,
  asked_by     uuid        references app_user on delete set null,
  asked_at     timestamptz not null,
  -- When the figures had changed last, and their total: it is approved as it was then, or not at all.
  inventory_at timestamptz not null,
  total_grams  bigint      not null check (total_grams >= 0),
  state        text        not null check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  decided_by   uuid        references app_user on delete set null,
  decided_at   timestamptz,
  reason       text        check (length(reason) between 10 and 500),
  -- Of the declaration that it became.
  number       integer     check (number >= 1),
  constraint approved_with_number check ((state = 'approved') = (number is not null)),
  constraint decided_with_time check ((state = 'asked') = (decided_at is null)),
  constraint refused_with_reason check ((state = 'refused') = (reason is not null)),
  constraint another_person check (state <> 'approved' or decided_by is distinct from asked_by or decided_by is null)
);
create unique index declaration_approval_open on declaration_approval (footprint_id) where state = 'asked';
create unique index declaration_approval_number on declaration_approval (footprint_id, number);
create index declaration_approval_footprint on declaration_approval (footprint_id, asked_at desc);
create index declaration_approval_account on declaration_approval (account_id);
create index declaration_approval_asker on declaration_approval (asked_by);
create index declaration_approval_decider on declaration_approval (decided_by);
select restrict_to_account('declaration_approval', 'select, insert, update');
