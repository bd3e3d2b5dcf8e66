-- The platform may repeat a refusal for a key, also once there is room under the cap. A bill that was refused is
-- sent again under its next key: nothing was recorded under those before.
create table store_usage_refusal (
  account_id uuid        not null references account,
  bill_id    uuid        not null,
  plan_id    uuid        not null,
  -- Counts from 1 for each plan.
  number     integer     not null check (number > 0),
  refused_at timestamptz not null,
  primary key (account_id, bill_id, plan_id, number),
  foreign key (account_id, bill_id, plan_id)
    references store_usage_attempt (account_id, bill_id, plan_id)
);
select restrict_to_account('store_usage_refusal', 'select');
create trigger append_only before update or delete or truncate on store_usage_refusal
  for each statement execute function refuse_change();
