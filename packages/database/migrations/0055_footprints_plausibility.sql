-- Why a figure that is hard to believe is right. The key is made of the figures, so that another figure asks anew.
create table plausibility_clearance (
  inventory_id uuid        not null references footprint_inventory on delete cascade,
  account_id   uuid        not null references account,
  key          text        not null check (length(key) between 1 and 100),
  reason       text        not null check (length(reason) between 1 and 500),
  cleared_by   uuid        references app_user on delete set null,
  cleared_at   timestamptz not null,
  primary key (inventory_id, key)
);
create index plausibility_clearance_account on plausibility_clearance (account_id);
create index plausibility_clearance_author on plausibility_clearance (cleared_by);
select restrict_to_account('plausibility_clearance');
