-- Most deliveries are of orders that nobody has seen yet, of stores that did not change since a process read
-- them. Those are computed before the database is asked and stored here, in one statement that is its own
-- transaction, instead of in eight. Of each order there is one delivery, and orders are in the order of their keys.
-- An order that is stored already as it was computed is a repeat: its delivery is stored and nothing else.
--
-- The answer names the places, counted from one, of the orders that are stored otherwise, or whose store is not as
-- the process remembers it: neither they nor their deliveries are written. `null`: nothing was written, because
-- the prices are not as it remembers them. Price books are only ever added, so as many as it knows are those that
-- it knows.
create function take_new_orders(
  stripes int[], known_stores uuid[], known_revisions uuid[], known_price_books int,
  orders json, bodies bytea[], received_at timestamptz
) returns int[] language plpgsql as $$
declare
  computed store_order[];
  changed_stores uuid[];
  stored int[];
  not_taken int[];
begin
  -- As store-locks.ts takes them: whoever changes how orders count holds one of them alone until the change is
  -- committed. Each statement after this one sees what was committed before it.
  perform pg_advisory_xact_lock_shared(x'53544f52'::int, stripe)
    from unnest(stripes) with ordinality as s (stripe, at) order by at;
  if (select count(*) from price_book) <> known_price_books then
    return null;
  end if;

  computed := array(select n from json_populate_recordset(null::store_order, orders) n);
  -- `offset 0`: each is looked up by its key, whatever is believed of a table that was just filled.
  select coalesce(array_agg(n.ordinality), '{}'), coalesce(array_agg(n.ordinality) filter (where
      (o.label, o.created_at, o.updated_at, o.standing, o.currency, o.cart_minor, o.returned, o.net_minor,
        o.is_ambiguous, o.reason, o.billed_by, o.milli_trees, o.money_minor, o.billing_currency,
        o.price_book_version, o.settings_id, o.rate)
      is distinct from
      (n.label, n.created_at, n.updated_at, n.standing, n.currency, n.cart_minor, n.returned, n.net_minor,
        n.is_ambiguous, n.reason, n.billed_by, n.milli_trees, n.money_minor, n.billing_currency,
        n.price_book_version, n.settings_id, n.rate)), '{}')
    into stored, not_taken
  from unnest(computed) with ordinality as n
    cross join lateral (select * from store_order where account_id = n.account_id
      and store_id = n.store_id and external_id = n.external_id offset 0) o;

  changed_stores := array(
    select k.id from unnest(known_stores, known_revisions) as k (id, revision)
      left join store s on s.id = k.id
    where s.revision is distinct from k.revision);
  if cardinality(changed_stores) > 0 then
    not_taken := not_taken || array(
      select n.ordinality::int from unnest(computed) with ordinality as n
      where n.store_id = any (changed_stores));
  end if;

  insert into store_order (account_id, store_id, external_id, label, created_at, updated_at, standing, currency,
    cart_minor, returned, net_minor, is_ambiguous, reason, billed_by, milli_trees, money_minor, billing_currency,
    price_book_version, settings_id, rate)
  select n.account_id, n.store_id, n.external_id, n.label, n.created_at, n.updated_at, n.standing, n.currency,
    n.cart_minor, n.returned, n.net_minor, n.is_ambiguous, n.reason, n.billed_by, n.milli_trees, n.money_minor,
    n.billing_currency, n.price_book_version, n.settings_id, n.rate
  from unnest(computed) with ordinality as n
  where n.ordinality <> all (stored || not_taken);

  insert into store_delivery (account_id, store_id, received_at, topic, packed_body, processed_at)
  select d.account_id, d.store_id, take_new_orders.received_at, 'order', d.unnest, take_new_orders.received_at
  from rows from (unnest(computed), unnest(bodies)) with ordinality as d
  where d.ordinality <> all (not_taken);

  return not_taken;
end $$;
