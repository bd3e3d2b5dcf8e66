-- Payments, and what the payment provider reports.

create table billing_address (
  account_id uuid primary key references account,
  line1      text not null,
  line2      text,
  city       text not null,
  postcode   text not null,
  country    text not null check (country ~ '^[A-Z]{2}$')
);
select restrict_to_account('billing_address');

create table tax_id (
  id           uuid        primary key,
  account_id   uuid        not null references live_account,
  gateway_id   text        not null unique,
  country      text        not null,
  type         text        not null,
  value        text        not null,
  verification text        not null
    check (verification in ('pending', 'verified', 'unverified', 'unavailable')),
  created_at   timestamptz not null,
  -- When the payment provider was last asked for its verdict, so that an id without one is asked about again.
  checked_at   timestamptz,
  unique (account_id, type, value)
);
select restrict_to_account('tax_id');

create table payment_customer (
  account_id   uuid primary key references live_account,
  customer_id  text not null unique,
  default_card text
);
select restrict_to_account('payment_customer');

create table payment (
  purchase_id        uuid        primary key references purchase,
  gateway_payment_id text        unique,
  client_secret      text,
  amount_minor       bigint      not null check (amount_minor > 0),
  currency           text        not null check (currency in ('GBP', 'EUR', 'USD')),
  status             text        not null check (status in ('started', 'succeeded', 'canceled')),
  -- Fixed by the first attempt, because a retry must ask the provider for the very same thing.
  save_card          boolean     not null,
  last_decline       text,
  card_brand         text,
  card_last4         text        check (card_last4 ~ '^[0-9]{4}$'),
  created_at         timestamptz not null,
  settled_at         timestamptz,
  -- When the reconciler asked the provider last, so that every payment has its turn.
  checked_at         timestamptz,
  constraint settled_has_its_time check ((settled_at is not null) = (status = 'succeeded'))
);
create index payment_unsettled on payment (checked_at nulls first, created_at) where status = 'started';

-- A payment belongs to the account of its purchase.
alter table payment enable row level security;
grant select, insert, update on payment to understory_tenant;
create policy own_account on payment to understory_tenant
  using (exists (select from purchase p where p.id = purchase_id));

-- A payment names its purchase alone, and no test account pays.
create function require_live_purchase() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from purchase p join test_account t on t.id = p.account_id where p.id = new.purchase_id) then
    raise exception 'purchase % is of a test account', new.purchase_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger live_purchase after insert on payment
  for each row execute function require_live_purchase();

-- One row per event of the payment provider; a repeated event finds its id here.
create table gateway_event (
  id          text        primary key,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index gateway_event_age on gateway_event (received_at);

-- What staff must look at: money that was disputed, could not be refunded, or does not add up. A bank may ask about
-- a payment before it disputes it; no money moves then. A platform may refuse what a store is billed, for a reason
-- that neither a higher cap nor the merchant ends.
create table payment_alert (
  id                 uuid        primary key,
  kind               text        not null check (kind in ('dispute-inquiry', 'dispute-opened', 'dispute-won',
                       'dispute-lost', 'refund-failed', 'fraud-warning', 'amount-differs', 'second-subscription',
                       'second-cycle', 'second-offset', 'decided-and-refunded', 'supply-exceeded', 'usage-refused')),
  -- The provider's id of the dispute, refund, warning or payment it is about.
  subject            text        not null,
  gateway_payment_id text        not null,
  account_id         uuid        references live_account,
  purchase_id        uuid        references purchase,
  cycle_id           uuid        references subscription_cycle,
  amount_minor       bigint      not null,
  currency           text        not null check (currency in ('GBP', 'EUR', 'USD')),
  raised_at          timestamptz not null,
  handled_at         timestamptz,
  handled_by         uuid,
  note               text        check (length(note) between 3 and 500),
  unique (kind, subject),
  constraint handled_has_its_note
    check ((handled_at is null) = (note is null) and (handled_at is null) = (handled_by is null))
);
create index payment_alert_open on payment_alert (raised_at) where handled_at is null;
create index payment_alert_account on payment_alert (account_id);

-- Every refund of a payment that the provider reports, of all of it or of a part, in the currency of the
-- payment. An invoice keeps its sums and says what was given back since.
create table payment_refund (
  gateway_id   text        primary key,
  account_id   uuid        not null references live_account,
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

-- Where the reading of a list of the payment provider goes on: since then, or from its beginning again.
create table provider_list_place (
  list          text        primary key check (list in ('refunds', 'disputes')),
  read_until    timestamptz not null,
  read_whole_at timestamptz not null,
  check (read_whole_at <= read_until)
);

-- Payments at the provider that are for something else than we sell: nothing about them is asked for again.
create table foreign_payment (
  gateway_payment_id text        primary key check (length(gateway_payment_id) <= 255),
  seen_at            timestamptz not null
);
create index foreign_payment_age on foreign_payment (seen_at);
