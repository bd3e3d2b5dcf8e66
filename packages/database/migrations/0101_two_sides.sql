-- The database has two sides. The order side is the tables that grow with orders (packages/database/src/order-side.ts);
-- the book side is everything else. No key, trigger, view or function names tables of both, so that the order side
-- can stand on other servers, spread by account. What joins them does so by key, in the application.

drop trigger orders_add_up on store_bill_order;
drop trigger append_only on store_bill_order;
drop trigger credit_within_bill on store_credit;
drop trigger append_only on store_credit;
drop function check_bill_orders();
drop function check_credit();

do $$
declare
  order_side regclass[] := array['store_order', 'store_bill_order', 'store_credit', 'store_delivery'];
  across record;
begin
  for across in select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and conrelid = any (order_side) and confrelid <> all (order_side)
  loop
    execute format('alter table %s drop constraint %I', across.name, across.conname);
  end loop;
end $$;
alter table store_order drop column store_without_settings;
drop index store_order_without_rate;
create index store_order_without_rate on store_order (account_id) where reason = 'no-rate';

-- Most deliveries are of orders that nobody has seen yet, of stores that did not change since a process read
-- them. Those are computed before the database is asked and stored here, in one statement that is its own
-- transaction, instead of in eight: what the books say of their stores, and then the orders.
drop function take_new_orders;

-- Shares the stores and answers which of them are not as the process remembers them. `null`: the prices are not.
-- Price books are only ever added, so as many as it knows are those that it knows.
create function share_stores(
  stripes int[], known_stores uuid[], known_revisions uuid[], known_price_books int
) returns uuid[] language plpgsql as $$
begin
  -- As store-locks.ts takes them: whoever changes how orders count holds one of them alone until the change is
  -- committed. Each statement after this one sees what was committed before it.
  perform pg_advisory_xact_lock_shared(x'53544f52'::int, stripe)
    from unnest(stripes) with ordinality as s (stripe, at) order by at;
  if (select count(*) from price_book) <> known_price_books then
    return null;
  end if;
  return array(
    select k.id from unnest(known_stores, known_revisions) as k (id, revision)
      left join store s on s.id = k.id
    where s.revision is distinct from k.revision);
end $$;
