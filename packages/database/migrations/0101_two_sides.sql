-- The database has two sides. The order side is the tables that grow with orders (packages/database/src/order-side.ts);
-- the book side is everything else. No key, trigger, view or function names tables of both, so that the order side
-- can stand on other servers, spread by account. What joins them does so by key, in the application.

-- What one credit took back of one bill, on the book side: it is read with bills, without their orders.
create table store_credit_note (
  id          uuid        not null,
  account_id  uuid        not null,
  store_id    uuid        not null,
  bill_id     uuid        not null,
  -- The day of the refund.
  dated       date        not null,
  money_minor bigint      not null check (money_minor >= 0),
  milli_trees bigint      not null check (milli_trees >= 0 and money_minor + milli_trees > 0),
  created_at  timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, store_id) references store (account_id, id),
  foreign key (account_id, bill_id) references store_bill (account_id, id)
);
create index store_credit_note_store on store_credit_note (account_id, store_id);
create index store_credit_note_bill on store_credit_note (account_id, bill_id);
select restrict_to_account('store_credit_note', 'select');
create trigger append_only before update or delete or truncate on store_credit_note
  for each statement execute function refuse_change();

insert into store_credit_note (id, account_id, store_id, bill_id, dated, money_minor, milli_trees, created_at)
select k.id, k.account_id, k.store_id, b.id, k.dated, k.money_minor, k.milli_trees, k.created_at
from store_credit k
  join store_bill_order o using (account_id, store_id, external_id)
  join store_bill b on (b.account_id, b.store_id, b.number) = (o.account_id, o.store_id, o.bill_number);

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

-- At the commit a bill has its charge, and takes off no more than was credited.
create or replace function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if new.credit_minor > 0 and (
      select coalesce(sum(b.credit_minor) filter (where c.status not in ('refunded', 'void')), 0)
        + coalesce(sum(c.withdrawn_minor), 0)
      from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
      where (b.account_id, b.store_id) = (new.account_id, new.store_id))
    > (select coalesce(sum(money_minor), 0) from store_credit_note k
        where (k.account_id, k.store_id) = (new.account_id, new.store_id)) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;

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

-- Of each order there is one delivery, and orders are in the order of their keys. One that is stored already as it
-- was computed is a repeat: its delivery is stored and nothing else. The answer names the places, counted from one,
-- of the orders that are stored otherwise, or whose store changed: neither they nor their deliveries are written.
create function store_orders(
  changed_stores uuid[], orders json, bodies bytea[], received_at timestamptz
) returns int[] language plpgsql as $$
declare
  computed store_order[] := array(select n from json_populate_recordset(null::store_order, orders) n);
  stored int[];
  not_taken int[];
begin
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
  select d.account_id, d.store_id, store_orders.received_at, 'order', d.unnest, store_orders.received_at
  from rows from (unnest(computed), unnest(bodies)) with ordinality as d
  where d.ordinality <> all (not_taken);

  return not_taken;
end $$;

-- Both, where one server has both sides. `null`: nothing was written, because the prices are not as remembered.
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
  return store_orders(changed_stores, orders, bodies, received_at);
end $$;

create or replace view certificate_statement with (security_invoker = true) as
select c.id, c.code, c.account_id, c.issued_at, s.*
from certificate c cross join lateral (
  select 'purchase' as source_kind, array[p.id] as source_ids, p.status = 'refunded' as is_refunded,
    a.display_name, null::text as gift_from, null::text as gift_message,
    p.theme, p.reference, p.hide_cost, p.address_on_certificate, p.effective_from, p.effective_to,
    q.milli_trees, q.co2e_grams, q.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project,
    b.line1, b.line2, b.city, b.postcode, b.country
  from purchase p join purchase_quote q on q.id = p.quote_id
    join account a on a.id = c.account_id left join billing_address b on b.account_id = c.account_id
  where p.id = c.purchase_id

  union all
  select 'gift', array[g.id], p.status = 'refunded', g.recipient_name, g.from_name, g.message,
    g.theme, null, true, false, p.effective_from, p.effective_to,
    g.milli_trees, g.co2e_grams, g.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project, null, null, null, null, null
  from gift g join purchase p on p.id = g.purchase_id join purchase_quote q on q.id = p.quote_id
  where g.id = c.gift_id

  union all
  select 'granted', array[g.id], g.reversed_at is not null, a.display_name, null, null,
    'none', g.title, true, false, g.effective_on, g.effective_on,
    g.milli_trees, g.co2e_grams, g.plastic_grams, 0, 'GBP',
    g.tree_project, g.co2e_project, g.plastic_project, null, null, null, null, null
  from granted_impact g join account a on a.id = c.account_id
  where g.id = c.granted_id

  union all
  select 'subscription', paid.cycles, paid.cycles = '{}', a.display_name, null, null,
    'none', null, true, false, coalesce(paid.from_date, s.created_at::date),
    coalesce(paid.to_date, s.created_at::date),
    f.milli_trees, f.co2e_grams, f.plastic_grams, paid.total_minor, s.currency,
    coalesce(f.tree_project, ''), coalesce(f.co2e_project, ''), coalesce(f.plastic_project, ''),
    b.line1, b.line2, b.city, b.postcode, b.country
  from subscription s join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    cross join lateral (
      select coalesce(array_agg(y.id), '{}') as cycles, min(y.from_date) as from_date,
        max(y.to_date) as to_date, coalesce(sum(y.amount_minor), 0)::bigint as total_minor
      from subscription_cycle y
      where y.subscription_id = s.id and y.status = 'paid' and y.refunded_at is null) paid
    cross join lateral (
      select coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as milli_trees,
        coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e_grams,
        coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic_grams,
        max(project_id) filter (where impact = 'trees') as tree_project,
        max(project_id) filter (where impact = 'co2e') as co2e_project,
        max(project_id) filter (where impact = 'plastic') as plastic_project
      from impact_ledger_entry where source_id = any(paid.cycles)) f
  where s.id = c.subscription_id

  union all
  select 'store', paid.sources, paid.bills = 0, a.display_name, null, null,
    'none', t.name, true, false, coalesce(paid.from_date, c.issued_at::date),
    coalesce(paid.to_date, c.issued_at::date),
    f.milli_trees, 0, 0, paid.total_minor, t.billing_currency,
    coalesce(f.tree_project, ''), '', '', b.line1, b.line2, b.city, b.postcode, b.country
  from store t join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    cross join lateral (
      select coalesce(array_agg(l.id), '{}') || coalesce((
          select array_agg(k.id) from store_credit_note k
          where (k.account_id, k.store_id) = (t.account_id, t.id)), '{}') as sources,
        count(*) as bills, (min(l.from_at) at time zone 'UTC')::date as from_date,
        -- The moment of the cut belongs to the next bill.
        ((max(l.cut_at) - interval '1 millisecond') at time zone 'UTC')::date as to_date,
        coalesce(sum(l.total_minor), 0)::bigint as total_minor
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)) paid
    cross join lateral (
      select coalesce(sum(quantity), 0)::bigint as milli_trees, max(project_id) as tree_project
      from impact_ledger_entry where source_id = any(paid.sources)) f
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;
