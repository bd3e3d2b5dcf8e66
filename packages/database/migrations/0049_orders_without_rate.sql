-- Each hour, orders that wait for a rate are looked for, among all that there are.
create index store_order_without_rate on store_order (created_at) where reason = 'no-rate';
