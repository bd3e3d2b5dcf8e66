-- The amounts of a rule are of the currency that the shop sold in when they were typed. Orders in another one are
-- exchanged before they are compared with them.
alter table store_settings add column currency text check (currency ~ '^[A-Z]{3}$');
update store_settings s set currency = coalesce(t.currency, t.billing_currency)
from store t
where t.id = s.store_id and s.rule ->> 'kind' in ('trees-per-amount', 'percentage-by-range');
alter table store_settings add check (
  (rule ->> 'kind' in ('trees-per-amount', 'percentage-by-range')) = (currency is not null));

-- What the currency of the amounts was worth in the billing currency, where it is another one than the order's.
alter table store_order add column amount_rate text;
