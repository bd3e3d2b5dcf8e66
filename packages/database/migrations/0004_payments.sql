create table billing_address (
  account_id uuid primary key references account,
  line1      text not null,
  line2      text,
  city       text not null,
  postcode   text not null,
  country    text not null check (country ~ '^[A-Z]{2}$')
);

create table tax_id (
  id           uuid primary key,
  account_id   uuid not null references account,
  gateway_id   text not null unique,
  country      text not null,
  type         text not null,
  value        text not null,
  verification text not null check (verification in ('pending', 'verified', 'unverified', 'unavailable')),
  created_at   timestamptz not null,
  unique (account_id, type, value)
);

create table payment_customer (
  account_id  uuid primary key references account,
  customer_id text not null unique
);

create table payment (
  purchase_id        uuid primary key references instant_purchase,
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
  constraint settled_has_its_time check ((settled_at is not null) = (status = 'succeeded'))
);
create index payment_unsettled on payment (created_at) where status = 'started';

-- One row per event the payment provider sent us; a repeat finds its id here.
create table gateway_event (
  id          text primary key,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);

-- Invoices are numbered without gaps: the counter moves in the transaction that settles.
create table invoice_counter (
  legal_entity text primary key,
  last_number  bigint not null default 0
);
insert into invoice_counter (legal_entity) values ('default');

create table invoice (
  id           uuid primary key,
  legal_entity text   not null references invoice_counter,
  number       bigint not null,
  account_id   uuid   not null references account,
  purchase_id  uuid   not null unique references instant_purchase,
  issued_at    timestamptz not null,
  buyer        jsonb  not null,
  unique (legal_entity, number)
);
create trigger append_only before update or delete or truncate on invoice
  for each statement execute function refuse_change();

create table certificate (
  id          uuid primary key,
  account_id  uuid        not null references account,
  purchase_id uuid        not null unique references instant_purchase,
  issued_at   timestamptz not null
);

-- One row per message we owe somebody; its id is the Message-ID, so a repeat can be dropped.
create table email_message (
  id         text primary key,
  kind       text        not null,
  to_address text        not null,
  queued_at  timestamptz not null,
  sent_at    timestamptz
);
