-- One entry of the ledger stands for all orders of a bill on one day: how many they are, and the root of the Merkle
-- tree of them. What is refunded of them since is an entry below zero, which names the entry that it lowers.
alter table impact_ledger_entry
  add column orders integer check (orders between 1 and 100000),
  add column orders_root bytea check (octet_length(orders_root) = 32),
  -- The entry that it takes back, wholly or in part.
  add column reverses bigint references impact_ledger_entry,
  add check ((orders is null) = (orders_root is null)),
  add check (reverses is null or quantity < 0),
  add check (orders is null or source_kind in ('order-contribution', 'order-credit')),
  -- As their leaf has it: what has no form could not be logged, and what cannot be logged stops all behind it.
  add constraint orders_are_of_one_day check (orders is null or effective_from = effective_to),
  add constraint orders_have_a_unit_each check (orders is null or abs(quantity) >= orders),
  add constraint credits_are_of_orders check (source_kind <> 'order-credit' or orders is not null),
  drop constraint impact_ledger_entry_source_kind_check,
  add check (source_kind in ('purchase', 'subscription-cycle', 'order-contribution', 'order-credit',
    'vehicle-offset', 'gift', 'offer', 'off-platform', 'reversal')),
  drop constraint impact_ledger_entry_check1,
  add check ((quantity < 0) = (source_kind in ('reversal', 'order-credit')));
create index impact_ledger_entry_reverses on impact_ledger_entry (reverses) where reverses is not null;
