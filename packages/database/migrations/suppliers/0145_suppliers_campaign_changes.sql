-- What was changed of a campaign while it ran, by whom; only grows.
create table supplier_campaign_change (
  id          uuid        primary key,
  account_id  uuid        not null references account,
  campaign_id uuid        not null references supplier_campaign on delete cascade,
  changed_by  uuid        references app_user on delete set null,
  changed_at  timestamptz not null,
  name_before text        not null,
  name_after  text        not null,
  due_before  date        not null,
  due_after   date        not null,
  check (name_before <> name_after or due_before <> due_after)
);
create index supplier_campaign_change_account on supplier_campaign_change (account_id);
create index supplier_campaign_change_campaign on supplier_campaign_change (campaign_id, changed_at);
create index supplier_campaign_change_author on supplier_campaign_change (changed_by);
select restrict_to_account('supplier_campaign_change', 'select, insert');
