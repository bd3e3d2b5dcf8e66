-- When staff last decided that nothing is to be done about what was given up of it.
alter table webhook_endpoint add column seen_at timestamptz;
