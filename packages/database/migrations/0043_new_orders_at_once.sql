-- Most deliveries are of orders that nobody has seen yet, of stores that did not change since a process read
-- them. Those are computed before the database is asked and stored here, in one statement that is its own
-- transaction, instead of in eight. Of each order there is one delivery, and orders are in the order of their keys.
--
-- The answer names the places, counted from one, of the orders that are stored already: neither they nor their
-- deliveries are written. `null`: nothing was written, because a store or the prices are not as the process
-- remembers them. Price books are only ever added, so as many as it knows are those that it knows.
create function take_new_orders(
  stripes int[], known_stores uuid[], known_revisions uuid[], known_price_books int,
  accounts uuid[], stores uuid[], external_ids text[], orders json, bodies bytea[], received_at timestamptz
) returns int[] language plpgsql as $$
declare
  stored_already int[];
begin
  -- As store-locks.ts takes them: whoever changes how orders count holds one of them alone until the change is
  -- committed. Each statement after this one sees what was committed before it.
  perform pg_advisory_xact_lock_shared(x'53544f52'::int, stripe)
    from unnest(stripes) with ordinality as s (stripe, at) order by at;
  if (select count(*) from price_book) <> known_price_books or exists (
    select from unnest(known_stores, known_revisions) as k (id, revision)
      left join store s on s.id = k.id
    where s.revision is distinct from k.revision
  ) then
    return null;
  end if;

  -- `offset 0`: each is looked up by its key, whatever is believed of a table that was just filled.
  stored_already := array(
    select k.at::int from unnest(accounts, stores, external_ids) with ordinality
        as k (account, store, external, at)
      cross join lateral (select from store_order where account_id = k.account and store_id = k.store
        and external_id = k.external offset 0) o);

  insert into store_order (account_id, store_id, external_id, label, created_at, updated_at, standing, currency,
    cart_minor, returned, net_minor, is_ambiguous, reason, billed_by, milli_trees, money_minor, billing_currency,
    price_book_version, settings_id, rate)
  select n.account_id, n.store_id, n.external_id, n.label, n.created_at, n.updated_at, n.standing, n.currency,
    n.cart_minor, n.returned, n.net_minor, n.is_ambiguous, n.reason, n.billed_by, n.milli_trees, n.money_minor,
    n.billing_currency, n.price_book_version, n.settings_id, n.rate
  from rows from (json_to_recordset(orders) as (account_id uuid, store_id uuid, external_id text, label text,
    created_at timestamptz, updated_at timestamptz, standing text, currency text, cart_minor bigint,
    returned jsonb, net_minor bigint, is_ambiguous boolean, reason text, billed_by text, milli_trees bigint,
    money_minor bigint, billing_currency text, price_book_version text, settings_id uuid, rate text))
    with ordinality as n
  where n.ordinality <> all (stored_already);

  insert into store_delivery (account_id, store_id, received_at, topic, packed_body, processed_at)
  select d.account, d.store, take_new_orders.received_at, 'order', d.packed, take_new_orders.received_at
  from unnest(accounts, stores, bodies) with ordinality as d (account, store, packed, at)
  where d.at <> all (stored_already);

  return stored_already;
end $$;
