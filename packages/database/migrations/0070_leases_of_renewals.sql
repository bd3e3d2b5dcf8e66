-- Who renews the access to a store has that long for it, without holding a transaction while the vendor answers.
alter table store add column renewing_until timestamptz;
