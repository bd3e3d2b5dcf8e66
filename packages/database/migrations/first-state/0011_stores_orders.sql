-- The database has two sides. The order side is the tables that grow with orders (order-side.ts); the book side is
-- everything else. No key, trigger, view or function names tables of both, so that the order side can stand on other
-- servers, spread by account. What joins them does so by key, in the application.

-- The newest known state of each order, and what it contributes by it. Wide columns come first.
create table store_order (
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
  -- When goods of it were last returned or it was cancelled, where its platform says so. After a bill, the ledger is
  -- reversed on that day, and not on that of a later note to the order.
  lowered_at    timestamptz,
  -- An invoice run bills what counts by then, so the next one looks at the orders that were created since, and at late
  -- ones: those that came to contribute otherwise after the run that should have had them, or did not fit into it.
  -- Without the mark each run, and each look at what is pending, would go through all orders that there ever were.
  is_late       boolean     not null default false,
  -- What the currency of the amounts of a rule was worth in the billing currency, where it is not the order's.
  amount_rate   text,
  -- Every change of an order adds one. Whoever read an order changes it only while it still has that version.
  version       integer     not null default 1,
  primary key (account_id, store_id, external_id),
  check ((reason is null) = (billed_by is not null)),
  check (reason is null or (milli_trees = 0 and money_minor = 0))
);
-- An order is looked up by its key, which begins with the account and the store. A second index that began
-- like it was a trap: PostgreSQL takes the two for independent, believed that these alone name one order,
-- and read all orders of a store to find one.
create index store_order_listed on store_order (account_id, created_at, store_id);
create index store_order_late on store_order (account_id, store_id) where is_late;
-- Each hour, orders that wait for a rate are looked for, among all that there are.
create index store_order_without_rate on store_order (account_id) where reason = 'no-rate';
-- Orders that are too large to count by themselves are reported to the operator.
create index store_order_too_large on store_order (account_id, store_id) where reason = 'too-large';
-- Orders that fund nothing, by their day: those that no bill has are removed once they are old.
create index store_order_funds_nothing on store_order (created_at)
  where milli_trees = 0 and money_minor = 0;
select restrict_to_account('store_order', 'select');

-- What an order contributes of one impact, on its bill. Over the cap it has nothing, for good. An order has one line
-- for each impact; the key allows it on one bill.
create table store_bill_order (
  account_id  uuid     not null,
  store_id    uuid     not null,
  external_id text     not null,
  impact      text     not null check (impact in ('trees', 'co2e', 'plastic')),
  bill_number integer  not null,
  -- The invoice run of the store that wrote it.
  run         integer  not null check (run > 0),
  -- Its place on the bill; lines of one entry follow one another.
  line        integer  not null check (line > 0),
  -- The place in the bill of the entry that it is behind; `null`: it funds nothing.
  entry       smallint check (entry > 0),
  is_over_cap boolean  not null,
  billed_by   text     not null check (billed_by in ('trees', 'money')),
  money_minor bigint   not null check (money_minor >= 0),
  quantity    bigint   not null check (quantity >= 0),
  unit        text     not null,
  price_book_version text not null,
  created_on  date     not null,
  primary key (account_id, store_id, external_id, impact),
  unique (account_id, bill_number, store_id, line),
  foreign key (account_id, store_id, external_id)
    references store_order (account_id, store_id, external_id),
  check (not is_over_cap or (money_minor = 0 and quantity = 0)),
  check ((entry is null) = (quantity = 0)),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
select restrict_to_account('store_bill_order', 'select');

-- Of the tree of the orders behind an entry, the root of each 256 leaves.
create table store_order_node (
  account_id  uuid     not null,
  store_id    uuid     not null,
  bill_number integer  not null,
  entry       smallint not null check (entry > 0),
  place       integer  not null check (place >= 0),
  run         integer  not null check (run > 0),
  hash        bytea    not null check (octet_length(hash) = 32),
  primary key (account_id, store_id, bill_number, entry, place)
);
select restrict_to_account('store_order_node', 'select');

-- What an order contributes less than it was billed, found by a later invoice run.
create table store_credit (
  account_id  uuid        not null,
  store_id    uuid        not null,
  external_id text        not null,
  impact      text        not null,
  -- Counts from 1 within its order and impact.
  number      integer     not null check (number > 0),
  run         integer     not null check (run > 0),
  -- The credit note that it is on.
  note_id     uuid        not null,
  money_minor bigint      not null check (money_minor >= 0),
  quantity    bigint      not null check (quantity >= 0 and money_minor + quantity > 0),
  unit        text        not null,
  -- The day of the refund, which is never before that of the order.
  dated       date        not null,
  created_at  timestamptz not null,
  primary key (account_id, store_id, external_id, impact, number),
  foreign key (account_id, store_id, external_id, impact)
    references store_bill_order (account_id, store_id, external_id, impact),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
create index store_credit_note_of on store_credit (account_id, note_id);
select restrict_to_account('store_credit', 'select');

-- Deliveries that were taken: they are only ever added, and go by the month. This one has what no month takes.
-- `db:migrate` and the worker make the months (delivery-months.ts), and move into them what they find here.
create table store_delivery_rest (
  account_id  uuid        not null,
  store_id    uuid        not null,
  received_at timestamptz not null,
  topic       text        not null check (length(topic) <= 100),
  -- Deflated with the dictionary of packed-body.ts. Nothing of the shopper is kept.
  packed_body bytea       not null
);
-- No table of deliveries has a key, so logical replication goes by whole rows.
alter table store_delivery_rest replica identity full;

create table store_delivery (like store_delivery_rest including all) partition by range (received_at);
create index store_delivery_store on store_delivery (account_id, store_id);
select restrict_to_account('store_delivery', 'select');
alter table store_delivery attach partition store_delivery_rest default;

-- Which orders stand on one server together, as a number that is not 0. On one PostgreSQL all do.
create function order_slice(account uuid) returns integer language sql stable as $$ select 0 $$;

-- New orders and their deliveries in one statement of the order side, which looks nothing up first: what is stored
-- already is found by its key as it is inserted.
--
-- Of accounts that stand together, of which `account` is one. Of each order there is one delivery, and orders are in
-- the order of their keys. One that is stored already just as it was computed is a repeat: its delivery is stored and
-- nothing else. The answer names the places, counted from one, of the orders that are stored otherwise: they keep what
-- they have, and their deliveries are not stored.
create function store_orders(account uuid, orders json, bodies bytea[], received_at timestamptz)
returns int[] language plpgsql as $$
declare
  computed store_order[] := array(select n from json_populate_recordset(null::store_order, orders) n);
  stored record;
  others text[] := '{}';
  not_taken int[] := '{}';
begin
  -- What is new has the first version now, what is stored otherwise a later one, and a repeat is not answered.
  for stored in
    insert into store_order as o (account_id, store_id, external_id, label, created_at, updated_at, standing, currency,
      cart_minor, returned, net_minor, is_ambiguous, reason, billed_by, milli_trees, money_minor, billing_currency,
      price_book_version, settings_id, rate)
    select n.account_id, n.store_id, n.external_id, n.label, n.created_at, n.updated_at, n.standing, n.currency,
      n.cart_minor, n.returned, n.net_minor, n.is_ambiguous, n.reason, n.billed_by, n.milli_trees, n.money_minor,
      n.billing_currency, n.price_book_version, n.settings_id, n.rate
    from unnest(computed) n
    on conflict (account_id, store_id, external_id) do update set version = o.version + 1
    where (o.label, o.created_at, o.updated_at, o.standing, o.currency, o.cart_minor, o.returned, o.net_minor,
        o.is_ambiguous, o.reason, o.billed_by, o.milli_trees, o.money_minor, o.billing_currency,
        o.price_book_version, o.settings_id, o.rate)
      is distinct from
      (excluded.label, excluded.created_at, excluded.updated_at, excluded.standing, excluded.currency,
        excluded.cart_minor, excluded.returned, excluded.net_minor, excluded.is_ambiguous, excluded.reason,
        excluded.billed_by, excluded.milli_trees, excluded.money_minor, excluded.billing_currency,
        excluded.price_book_version, excluded.settings_id, excluded.rate)
    returning o.store_id, o.external_id, o.version
  loop
    if stored.version > 1 then
      others := others || (stored.store_id || ' ' || stored.external_id);
    end if;
  end loop;

  if cardinality(others) > 0 then
    not_taken := array(select n.ordinality::int from unnest(computed) with ordinality as n
      where n.store_id || ' ' || n.external_id = any (others));
  end if;

  insert into store_delivery (account_id, store_id, received_at, topic, packed_body)
  select d.account_id, d.store_id, store_orders.received_at, 'order', d.unnest
  from rows from (unnest(computed), unnest(bodies)) with ordinality as d
  where d.ordinality <> all (not_taken);

  return not_taken;
end $$;

-- Most deliveries are of orders that nobody has seen yet, of stores that did not change since a process read them. Those
-- are computed before the database is asked, and stored in one statement that is its own transaction, instead of in
-- eight: what the books say of their stores, and then the orders.
--
-- Both sides, where one server has them. `null`: nothing was written, because the prices are not as remembered. Where
-- a store is not as remembered, which is rare, no order of the batch is taken.
create function take_new_orders(
  stripes int[], known_stores uuid[], known_revisions uuid[], known_price_books int,
  orders json, bodies bytea[], received_at timestamptz
) returns int[] language plpgsql as $$
declare
  changed_stores uuid[] := share_stores(stripes, known_stores, known_revisions, known_price_books);
begin
  if changed_stores is null then
    return null;
  end if;
  if cardinality(changed_stores) > 0 then
    return array(select generate_series(1, cardinality(bodies)));
  end if;
  return store_orders(null, orders, bodies, received_at);
end $$;

-- The stored orders among some, as they are now, of accounts that stand together, of which `account` is one. Each is
-- looked up by its key alone: a join with a list of keys is taken for a scan of a busy shop as long as PostgreSQL
-- does not know yet how busy it is.
create function find_orders(account uuid, accounts uuid[], stores uuid[], external_ids text[])
returns json language plpgsql stable as $$
declare
  stored json;
  known json[] := '{}';
begin
  for at in 1 .. cardinality(external_ids) loop
    select to_json(o) into stored from store_order o
      where o.account_id = accounts[at] and o.store_id = stores[at] and o.external_id = external_ids[at];
    if found then
      known := known || stored;
    end if;
  end loop;
  return array_to_json(known);
end $$;

-- Orders that were looked up, new ones and changed ones, in the order of their keys, which is that in which every
-- transaction stores them. Of accounts that stand together, of which `account` is one. Each has the version that it
-- gets: 1, or one more than it was read with. One that has another version by now, or is there where it was not, stays
-- as it is. Answers how many were stored: fewer than were given means that another transaction came first.
create function save_orders(account uuid, orders json) returns integer language plpgsql as $$
declare
  stored record;
  saved integer := 0;
begin
  -- Counted by what is answered: where orders stand on several servers, the count of rows is that of the selection.
  for stored in
    insert into store_order as o (account_id, store_id, external_id, version, label, created_at, updated_at, standing,
      currency, cart_minor, returned, lowered_at, net_minor, is_ambiguous, reason, billed_by, milli_trees, money_minor,
      billing_currency, price_book_version, settings_id, rate, amount_rate, is_late)
    select n.account_id, n.store_id, n.external_id, n.version, n.label, n.created_at, n.updated_at, n.standing,
      n.currency, n.cart_minor, n.returned, n.lowered_at, n.net_minor, n.is_ambiguous, n.reason, n.billed_by,
      n.milli_trees, n.money_minor, n.billing_currency, n.price_book_version, n.settings_id, n.rate, n.amount_rate,
      n.is_late
    from json_populate_recordset(null::store_order, orders) n
    on conflict (account_id, store_id, external_id) do update set
      version = excluded.version, label = excluded.label, created_at = excluded.created_at,
      updated_at = excluded.updated_at, standing = excluded.standing, currency = excluded.currency,
      cart_minor = excluded.cart_minor, returned = excluded.returned, lowered_at = excluded.lowered_at,
      net_minor = excluded.net_minor, is_ambiguous = excluded.is_ambiguous, reason = excluded.reason,
      billed_by = excluded.billed_by, milli_trees = excluded.milli_trees, money_minor = excluded.money_minor,
      billing_currency = excluded.billing_currency, price_book_version = excluded.price_book_version,
      settings_id = excluded.settings_id, rate = excluded.rate, amount_rate = excluded.amount_rate,
      is_late = excluded.is_late
    where o.version = excluded.version - 1
    returning o.version
  loop
    saved := saved + 1;
  end loop;
  return saved;
end $$;
