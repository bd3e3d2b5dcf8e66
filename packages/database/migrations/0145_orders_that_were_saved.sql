-- Orders that were looked up, new ones and changed ones, in the order of their keys, which is that in which every
-- transaction stores them. Of accounts that stand together, of which `account` is one. Each has the version that it
-- gets: 1, or one more than it was read with. One that has another version by now, or is there where it was not, stays
-- as it is. Answers how many were stored: fewer than were given means that another transaction came first.
create or replace function save_orders(account uuid, orders json) returns integer language plpgsql as $$
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
