-- When goods of an order were last returned or it was cancelled, where its platform says so. After a bill, the
-- ledger is reversed on that day, and not on that of a later note to the order.
alter table store_order add column lowered_at timestamptz;
