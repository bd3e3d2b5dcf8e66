-- New orders and their deliveries in one statement of the order side, which looks nothing up first: what is stored
-- already is found by its key as it is inserted.

-- Every change of an order adds one. Whoever read an order changes it only while it still has that version.
alter table store_order add column version integer not null default 1;

-- Which orders stand on one server together, as a number that is not 0. On one PostgreSQL all do.
create function order_slice(account uuid) returns integer language sql stable as $$ select 0 $$;

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

-- Both sides, where one server has them. `null`: nothing was written, because the prices are not as remembered. Where
-- a store is not as remembered, which is rare, no order of the batch is taken.
create or replace function take_new_orders(
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
