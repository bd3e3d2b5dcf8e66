-- No day of a plan is paid for twice, and no day of a store is on two bills that its card pays. What Shopify
-- charges may take up older orders that did not fit under a limit, so its bills may reach back.
create type uuid_range as range (subtype = uuid);

alter table subscription_cycle add constraint no_day_paid_twice exclude using gist (
  uuid_range(subscription_id, subscription_id, '[]') with &&,
  daterange(from_date, to_date, '[]') with &&
) where (status = 'paid' and refunded_at is null and not bills_usage);
drop index one_paid_cycle_of_a_period;

alter table store_bill add constraint no_time_billed_twice exclude using gist (
  uuid_range(store_id, store_id, '[]') with &&,
  tstzrange(from_at, until_at) with &&
) where (charged_by = 'card');
