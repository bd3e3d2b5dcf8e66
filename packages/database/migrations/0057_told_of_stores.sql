-- What the owners of an account were last told of how a store stands, so that each change is told once.
alter table store
  add column told_status text not null default 'connected',
  -- The end of the last cut, when its own cap was told to be reached.
  add column told_cap_after timestamptz;
update store set told_status = status;

-- Orders that are too large to count by themselves are told to whoever runs the site.
create index store_order_too_large on store_order (account_id, store_id) where reason = 'too-large';
