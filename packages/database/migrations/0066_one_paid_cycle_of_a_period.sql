-- A period of a plan is paid for once. The second payment of one goes back and funds nothing, like the first
-- payment of a second subscription. What stores used is billed by the days of its bills, which may coincide.
alter table subscription_cycle add column bills_usage boolean not null default false;
update subscription_cycle y set bills_usage = true
  from subscription s where s.id = y.subscription_id and s.product = 'business-ecommerce-recurring';
create unique index one_paid_cycle_of_a_period on subscription_cycle (subscription_id, from_date)
  where status = 'paid' and refunded_at is null and not bills_usage;

alter table payment_alert drop constraint payment_alert_kind_check;
alter table payment_alert add constraint payment_alert_kind_check check (kind in (
    'dispute-opened', 'dispute-won', 'dispute-lost', 'refund-failed', 'fraud-warning',
    'amount-differs', 'second-subscription', 'second-cycle', 'second-offset',
    'decided-and-refunded', 'supply-exceeded'));
