-- Payments, invoices, what the payment provider reports, and the emails about them.

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
  account_id   uuid        not null references account,
  gateway_id   text        not null unique,
  country      text        not null,
  type         text        not null,
  value        text        not null,
  verification text        not null
    check (verification in ('pending', 'verified', 'unverified', 'unavailable')),
  created_at   timestamptz not null,
  unique (account_id, type, value)
);
select restrict_to_account('tax_id');

create table payment_customer (
  account_id   uuid primary key references account,
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

-- One row per event of the payment provider; a repeated event finds its id here.
create table gateway_event (
  id          text        primary key,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);

-- Of a purchase or of a cycle. Settling writes the invoice; its number is given just after the commit, so
-- that settlements do not wait for one another. A number cannot repeat (it is unique) and cannot leave a
-- gap: each refers to the one before it.
create table invoice (
  id              uuid        primary key,
  legal_entity    text        not null,
  number          bigint,
  previous_number bigint      generated always as (nullif(number - 1, 0)) stored,
  account_id      uuid        not null references account,
  purchase_id     uuid        unique references purchase,
  cycle_id        uuid        unique references subscription_cycle,
  issued_at       timestamptz not null,
  stored_at       timestamptz not null default now(),
  buyer           jsonb       not null,
  -- How the seller accounted for VAT on the day of the invoice: { country, percent }; null, not at all.
  vat_terms       jsonb,
  unique (legal_entity, number),
  constraint of_one_thing check (num_nonnulls(purchase_id, cycle_id) = 1),
  constraint numbers_count_from_one check (number > 0),
  constraint numbers_leave_no_gap
    foreign key (legal_entity, previous_number) references invoice (legal_entity, number)
);
create index invoice_account on invoice (account_id, issued_at desc);
create index invoice_unnumbered on invoice (issued_at, id) where number is null;
select restrict_to_account('invoice', 'select');

-- The number is the one thing that is ever added to an invoice.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if old.number is not null
    or to_jsonb(new) - array['number', 'previous_number']
      <> to_jsonb(old) - array['number', 'previous_number'] then
    raise exception 'invoice % stays as it was issued', old.id;
  end if;
  return new;
end $$;
create trigger append_only before delete or truncate on invoice
  for each statement execute function refuse_change();
create trigger refuse_invoice_change before update on invoice
  for each row execute function refuse_invoice_change();

-- What staff must look at: money that was disputed, could not be refunded, or does not add up.
create table payment_alert (
  id                 uuid        primary key,
  kind               text        not null check (kind in ('dispute-opened', 'dispute-won', 'dispute-lost',
                       'refund-failed', 'fraud-warning', 'amount-differs', 'second-subscription', 'supply-exceeded')),
  -- The provider's id of the dispute, refund, warning or payment it is about.
  subject            text        not null,
  gateway_payment_id text        not null,
  account_id         uuid        references account,
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

-- Emails to send. The id is the Message-ID, so that a repeat can be dropped.
create table email_message (
  id         text        primary key,
  kind       text        not null,
  to_address text        not null,
  queued_at  timestamptz not null,
  sent_at    timestamptz
);
create index email_message_address on email_message (to_address, queued_at desc);

-- What each invoice shows, whatever it is of: a purchase, or a cycle of a subscription. Each reader of the
-- view sees the rows they may see.
create view invoice_statement with (security_invoker = true) as
select i.id, i.account_id, i.purchase_id, i.cycle_id, i.number, i.issued_at, i.buyer, i.vat_terms, s.*
from invoice i cross join lateral (
  select 'purchase' as source_kind, p.product, q.currency, q.price_book_version, q.total_minor, p.paid_at,
    p.reference, q.milli_trees, q.co2e_grams, q.plastic_grams, q.trees_minor, q.co2e_minor, q.plastic_minor,
    q.services, y.card_brand, y.card_last4,
    null::date as from_date, null::date as to_date, null::jsonb as lines,
    null::text as billing_interval, null::integer as cycle_number
  from purchase p join purchase_quote q on q.id = p.quote_id left join payment y on y.purchase_id = p.id
  where p.id = i.purchase_id

  union all
  select 'cycle', s.product, c.currency, q.price_book_version, c.amount_minor, c.paid_at,
    null, null, null, null, null, null, null, null, null, null,
    c.from_date, c.to_date, q.lines, q.billing_interval, c.number
  from subscription_cycle c join subscription s on s.id = c.subscription_id
    join subscription_revision r
      on r.subscription_id = c.subscription_id and r.revision = c.revision
    join plan_quote q on q.id = r.quote_id
  where c.id = i.cycle_id
) s;
select grant_reading('invoice_statement');
