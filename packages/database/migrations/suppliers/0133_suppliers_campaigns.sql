-- Several suppliers that are asked the same, under one name.
create table supplier_campaign (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null references footprint on delete cascade,
  name         text        not null check (length(name) between 1 and 100),
  message      text        check (length(message) <= 1000),
  due_on       date        not null,
  -- How often who has not answered is reminded at most.
  reminders    integer     not null check (reminders between 0 and 3),
  made_by      uuid        references app_user on delete set null,
  made_at      timestamptz not null,
  ended_at     timestamptz
);
create index supplier_campaign_account on supplier_campaign (account_id);
create index supplier_campaign_footprint on supplier_campaign (footprint_id);
create index supplier_campaign_maker on supplier_campaign (made_by);
select restrict_to_account('supplier_campaign');

-- Named by its id alone: both go with their footprint.
alter table supplier_request add column campaign_id uuid;
