-- A shop that a business connected. What reaches it is encrypted by the server before it comes here.
create table store (
  id              uuid        primary key,
  account_id      uuid        not null references account,
  connector       text        not null check (connector in ('rutter', 'shopify', 'woocommerce')),
  platform        text        not null check (length(platform) between 1 and 40),
  -- The vendor's id of the connection.
  connection_id   text        not null check (length(connection_id) between 1 and 200),
  unique_name     text        not null check (length(unique_name) between 1 and 300),
  name            text        not null check (length(name) between 1 and 200),
  currency        text        check (currency ~ '^[A-Z]{3}$'),
  status          text        not null
    check (status in ('connecting', 'connected', 'needs-update', 'disabled', 'disconnected')),
  update_url      text        check (length(update_url) <= 2000),
  -- Erased when it is disconnected.
  sealed_secrets  text,
  billing_currency text       not null check (billing_currency in ('GBP', 'EUR', 'USD')),
  -- Orders created from then on contribute; `null`: there is no plan yet.
  counts_from     timestamptz,
  -- What one cycle contributes at most, by the merchant's own wish, in the currency of the plan.
  cap_minor       bigint      check (cap_minor > 0),
  connected_at    timestamptz not null,
  disconnected_at timestamptz,
  -- Every change up to then was read.
  read_until      timestamptz not null,
  -- Not to be read before then, because the last attempts failed.
  read_after      timestamptz,
  failed_reads    integer     not null default 0 check (failed_reads >= 0),
  -- A delivery could not be taken: it is to be read soon.
  refused_at      timestamptz,
  created_at      timestamptz not null,
  unique (account_id, connector, platform, unique_name),
  unique (account_id, id),
  check ((status = 'disconnected') = (disconnected_at is not null)),
  check (sealed_secrets is not null or disconnected_at is not null)
);
-- Of all accounts one at most is connected to a store.
create unique index store_connected_once on store (platform, unique_name)
  where disconnected_at is null;
create unique index store_connection on store (connector, connection_id)
  where disconnected_at is null;
select restrict_to_account('store');

-- A link that began and has not ended; what the visitor brings back is tied to it.
create table store_link (
  id         uuid        primary key,
  account_id uuid        not null references account,
  user_id    uuid        not null references app_user on delete cascade,
  connector  text        not null check (connector in ('rutter', 'shopify', 'woocommerce')),
  -- SHA-256 of what comes back with the visitor.
  state_hash text        not null unique,
  shop       text        check (length(shop) <= 300),
  -- Encrypted: keys that the vendor sent meanwhile.
  sealed     text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index store_link_account on store_link (account_id);
create index store_link_user on store_link (user_id);
create index store_link_expiry on store_link (expires_at);
select restrict_to_account('store_link');

-- What a store contributes, from a moment on; a change is a new row and never counts backwards.
create table store_settings (
  id         uuid        not null,
  account_id uuid        not null references account,
  store_id   uuid        not null,
  rule       jsonb       not null,
  plant_tree_always boolean not null,
  in_force_from timestamptz not null,
  created_by uuid        references app_user on delete set null,
  primary key (account_id, id),
  unique (account_id, store_id, in_force_from),
  foreign key (account_id, store_id) references store (account_id, id)
);
create index store_settings_author on store_settings (created_by);
select restrict_to_account('store_settings', 'select, insert');

-- Orders that are created while it lasts contribute nothing, for good.
create table store_gap (
  account_id uuid        not null references account,
  store_id   uuid        not null,
  reason     text        not null check (reason in ('paused', 'after-disconnection')),
  began_at   timestamptz not null,
  ended_at   timestamptz check (ended_at >= began_at),
  primary key (account_id, store_id, reason, began_at),
  foreign key (account_id, store_id) references store (account_id, id)
);
create unique index one_open_gap on store_gap (account_id, store_id, reason) where ended_at is null;
select restrict_to_account('store_gap', 'select, insert, update');

-- Reference rates of a day: units of the second currency for one of the first. They never change.
create table exchange_rate_of_day (
  day      date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  billing  text not null check (billing in ('GBP', 'EUR', 'USD')),
  rate     text not null check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,12})?$'),
  source   text not null,
  primary key (currency, billing, day)
);
create trigger append_only before update or delete or truncate on exchange_rate_of_day
  for each statement execute function refuse_change();
select grant_reading('exchange_rate_of_day');

-- Deliveries whose signature was right. Nothing of the shopper is kept. Wide columns come first, and an order
-- that was applied is packed: there are more of these rows than of any others.
create table store_delivery (
  -- That of the store, which refers to it.
  account_id   uuid        not null,
  store_id     uuid        not null,
  id           bigint      not null generated always as identity,
  received_at  timestamptz not null,
  processed_at timestamptz,
  topic        text        not null check (length(topic) <= 100),
  body         text,
  -- The same, deflated with the dictionary of packed-body.ts.
  packed_body  bytea,
  -- The state of an order that is to be applied later, as JSON; there was no time for it on arrival.
  waiting_order text,
  -- Why nothing could be made of it; staff look at it.
  problem      text        check (length(problem) <= 500),
  foreign key (account_id, store_id) references store (account_id, id),
  check (num_nonnulls(body, packed_body) = 1),
  check (waiting_order is null or (processed_at is null and problem is null))
);
-- It has no primary key, so logical replication goes by whole rows.
alter table store_delivery replica identity full;
create index store_delivery_store on store_delivery (account_id, store_id);
create unique index store_delivery_open on store_delivery (account_id, store_id, id)
  where processed_at is null;
create index store_delivery_waiting on store_delivery (received_at)
  where waiting_order is not null;
select restrict_to_account('store_delivery', 'select');

-- The newest known state of each order, and what it contributes by it. Wide columns come first.
create table store_order (
  -- That of the store, which refers to it.
  account_id    uuid        not null,
  store_id      uuid        not null,
  settings_id   uuid,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  cart_minor    bigint      not null check (cart_minor >= 0),
  net_minor     bigint      not null check (net_minor between 0 and cart_minor),
  milli_trees   bigint      not null default 0 check (milli_trees >= 0),
  money_minor   bigint      not null default 0 check (money_minor >= 0),
  -- Two states of the same moment differ: it is to be read again.
  is_ambiguous  boolean     not null default false,
  external_id   text        not null check (length(external_id) between 1 and 100),
  label         text        not null check (length(label) between 1 and 100),
  standing      text        not null check (standing in ('paid', 'unpaid', 'cancelled', 'refunded',
                  'deleted', 'test', 'gift-cards-only')),
  currency      text        not null check (currency ~ '^[A-Z]{3}$'),
  -- Why it contributes nothing; `null`: it contributes.
  reason        text,
  billed_by     text        check (billed_by in ('trees', 'money')),
  billing_currency   text   check (billing_currency in ('GBP', 'EUR', 'USD')),
  price_book_version text,
  rate          text,
  returned      jsonb       not null default '[]',
  primary key (account_id, store_id, external_id),
  foreign key (account_id, store_id) references store (account_id, id),
  foreign key (account_id, settings_id) references store_settings (account_id, id),
  check ((reason is null) = (billed_by is not null)),
  check (reason is null or (milli_trees = 0 and money_minor = 0))
);
create index store_order_listed on store_order (account_id, store_id, created_at);
select restrict_to_account('store_order', 'select');
