-- Every refund of a payment that the provider tells of, of all of it or of a part, in the currency of the
-- payment. An invoice keeps its sums and says what was given back since.

create table payment_refund (
  gateway_id   text        primary key,
  account_id   uuid        not null references account,
  purchase_id  uuid        references purchase,
  cycle_id     uuid        references subscription_cycle,
  amount_minor bigint      not null check (amount_minor > 0),
  made_at      timestamptz not null,
  has_failed   boolean     not null,
  constraint of_one_thing check (num_nonnulls(purchase_id, cycle_id) = 1)
);
create index payment_refund_account on payment_refund (account_id);
create index payment_refund_purchase on payment_refund (purchase_id) where purchase_id is not null;
create index payment_refund_cycle on payment_refund (cycle_id) where cycle_id is not null;
select restrict_to_account('payment_refund', 'select');
