-- The day of an order, and of a refund, is that of the shop's own zone as it was when it was billed: a bill's days never
-- change. Where the vendor says no zone, it is UTC.
alter table store add column time_zone text not null default 'UTC'
  check (time_zone ~ '^[A-Za-z0-9_+/:-]{1,64}$');
