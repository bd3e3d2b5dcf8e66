-- { kind, isRenewable, kWhNet, kWhGross } of a line that uses energy. Null: it uses none, its source does not say
-- how much, or it is from before energy was stored and follows from its factor.
alter table inventory_line add column energy jsonb check (jsonb_typeof(energy) = 'object');
