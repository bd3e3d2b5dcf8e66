-- Orders of a shop fund CO2e or plastic as they fund trees: by the rule of the shop, which may name the project.

-- An order funds one impact, that of its settings; the other two quantities are zero.
alter table store_order add column co2e_grams bigint not null default 0;
alter table store_order add column plastic_grams bigint not null default 0;
alter table store_order add constraint store_order_funds_one_impact check (
  co2e_grams >= 0 and plastic_grams >= 0
  and (milli_trees > 0)::int + (co2e_grams > 0)::int + (plastic_grams > 0)::int
    <= case when reason is null then 1 else 0 end) not valid;
alter table store_order drop constraint store_order_billed_by_check;
alter table store_order add constraint store_order_billed_by_check
  check (billed_by in ('trees', 'grams', 'money')) not valid;
alter table store_bill_order drop constraint store_bill_order_billed_by_check;
alter table store_bill_order add constraint store_bill_order_billed_by_check
  check (billed_by in ('trees', 'grams', 'money')) not valid;

alter table store_settings drop constraint store_settings_check;
alter table store_settings add constraint store_settings_amounts_have_currency check (
  (rule ->> 'kind' in ('trees-per-amount', 'grams-per-amount', 'percentage-by-range')) = (currency is not null))
  not valid;

-- Of the orders of a bill, and what their sum pays for beyond that.
alter table store_bill add column co2e_grams bigint not null default 0;
alter table store_bill add column plastic_grams bigint not null default 0;
alter table store_bill add column remainder_co2e_grams bigint not null default 0;
alter table store_bill add column remainder_plastic_grams bigint not null default 0;
alter table store_bill add constraint store_bill_grams_check
  check (least(co2e_grams, plastic_grams, remainder_co2e_grams, remainder_plastic_grams) >= 0) not valid;

-- The project that the newest paid bill of a store funded this impact by; empty: none did.
create function newest_project(account uuid, store uuid, wanted text) returns text language sql stable as $$
  select coalesce((
    select e.project_id
    from store_total k
      join store_bill l on (l.account_id, l.store_id) = (k.account_id, k.store_id)
      join store_bill_charge g on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      join store_bill_entry e on (e.account_id, e.store_id, e.bill_number, e.impact)
        = (l.account_id, l.store_id, l.number, k.impact)
    where (k.account_id, k.store_id, k.impact) = (account, store, wanted)
    order by l.number desc, e.entry limit 1), '')
$$;

create or replace function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if not exists (
      select from store_bill_entry e where (e.account_id, e.store_id, e.bill_number)
        = (new.account_id, new.store_id, new.number)
      having coalesce(sum(quantity) filter (where impact = 'trees' and orders > 0), 0) = new.milli_trees
        and coalesce(sum(quantity) filter (where impact = 'trees' and orders = 0), 0) = new.remainder_milli_trees
        and coalesce(sum(quantity) filter (where impact = 'co2e' and orders > 0), 0) = new.co2e_grams
        and coalesce(sum(quantity) filter (where impact = 'co2e' and orders = 0), 0) = new.remainder_co2e_grams
        and coalesce(sum(quantity) filter (where impact = 'plastic' and orders > 0), 0) = new.plastic_grams
        and coalesce(sum(quantity) filter (where impact = 'plastic' and orders = 0), 0)
          = new.remainder_plastic_grams) then
    raise exception 'the entries of bill % of store % do not add up to it', new.number, new.store_id;
  end if;
  if new.credit_minor > 0 and exists (select from store_credit_balance k
      where (k.account_id, k.store_id) = (new.account_id, new.store_id) and k.minor < 0) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;

create or replace function store_orders(account uuid, orders json, bodies bytea[], received_at timestamptz)
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
      cart_minor, returned, net_minor, is_ambiguous, reason, billed_by, milli_trees, co2e_grams, plastic_grams,
      money_minor, billing_currency, price_book_version, settings_id, rate)
    select n.account_id, n.store_id, n.external_id, n.label, n.created_at, n.updated_at, n.standing, n.currency,
      n.cart_minor, n.returned, n.net_minor, n.is_ambiguous, n.reason, n.billed_by, n.milli_trees,
      coalesce(n.co2e_grams, 0), coalesce(n.plastic_grams, 0), n.money_minor, n.billing_currency, n.price_book_version, n.settings_id, n.rate
    from unnest(computed) n
    on conflict (account_id, store_id, external_id) do update set version = o.version + 1
    where (o.label, o.created_at, o.updated_at, o.standing, o.currency, o.cart_minor, o.returned, o.net_minor,
        o.is_ambiguous, o.reason, o.billed_by, o.milli_trees, o.co2e_grams, o.plastic_grams, o.money_minor,
        o.billing_currency,
        o.price_book_version, o.settings_id, o.rate)
      is distinct from
      (excluded.label, excluded.created_at, excluded.updated_at, excluded.standing, excluded.currency,
        excluded.cart_minor, excluded.returned, excluded.net_minor, excluded.is_ambiguous, excluded.reason,
        excluded.billed_by, excluded.milli_trees, excluded.co2e_grams, excluded.plastic_grams,
        excluded.money_minor, excluded.billing_currency,
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

create or replace function save_orders(account uuid, orders json) returns integer language plpgsql as $$
declare
  stored record;
  saved integer := 0;
begin
  -- Counted by what is answered: where orders stand on several servers, the count of rows is that of the selection.
  for stored in
    insert into store_order as o (account_id, store_id, external_id, version, label, created_at, updated_at, standing,
      currency, cart_minor, returned, lowered_at, net_minor, is_ambiguous, reason, billed_by, milli_trees, co2e_grams,
      plastic_grams, money_minor, billing_currency, price_book_version, settings_id, rate, amount_rate, is_late)
    select n.account_id, n.store_id, n.external_id, n.version, n.label, n.created_at, n.updated_at, n.standing,
      n.currency, n.cart_minor, n.returned, n.lowered_at, n.net_minor, n.is_ambiguous, n.reason, n.billed_by,
      n.milli_trees, coalesce(n.co2e_grams, 0), coalesce(n.plastic_grams, 0), n.money_minor, n.billing_currency, n.price_book_version, n.settings_id, n.rate, n.amount_rate,
      n.is_late
    from json_populate_recordset(null::store_order, orders) n
    on conflict (account_id, store_id, external_id) do update set
      version = excluded.version, label = excluded.label, created_at = excluded.created_at,
      updated_at = excluded.updated_at, standing = excluded.standing, currency = excluded.currency,
      cart_minor = excluded.cart_minor, returned = excluded.returned, lowered_at = excluded.lowered_at,
      net_minor = excluded.net_minor, is_ambiguous = excluded.is_ambiguous, reason = excluded.reason,
      billed_by = excluded.billed_by, milli_trees = excluded.milli_trees, co2e_grams = excluded.co2e_grams,
      plastic_grams = excluded.plastic_grams, money_minor = excluded.money_minor,
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
  select 'store', '{}'::uuid[], last.number is null, a.display_name, null, null,
    'none', t.name, true, false,
    coalesce((select (l.from_at at time zone 'UTC')::date from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number limit 1), c.issued_at::date),
    coalesce(last.to_date, c.issued_at::date),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'trees')), 0),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'co2e')), 0),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'plastic')), 0),
    -- One row for each bill, 365 a year.
    coalesce((select sum(l.total_minor)::bigint from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)), 0),
    t.billing_currency, newest_project(t.account_id, t.id, 'trees'), newest_project(t.account_id, t.id, 'co2e'),
    newest_project(t.account_id, t.id, 'plastic'),
    b.line1, b.line2, b.city, b.postcode, b.country
  from store t join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    left join lateral (
      -- The moment of the invoice run belongs to the next bill.
      select l.number, ((l.until_at - interval '1 millisecond') at time zone 'UTC')::date as to_date
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number desc limit 1) last on true
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;

create or replace view invoice_statement with (security_invoker = true) as
select i.id, i.account_id, i.purchase_id, i.cycle_id, i.number, i.issued_at, i.buyer, i.vat_terms, s.*, i.seller
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
    null, null, null, null, null, null, null, null, c.card_brand, c.card_last4,
    c.from_date, c.to_date, case when s.product = 'business-ecommerce-recurring' then (
      select jsonb_agg(jsonb_build_object('store', t.name, 'orders', b.orders,
        'milliTrees', b.milli_trees + b.remainder_milli_trees, 'co2eGrams', b.co2e_grams + b.remainder_co2e_grams,
        'plasticGrams', b.plastic_grams + b.remainder_plastic_grams, 'grossMinor', b.gross_minor,
        'creditMinor', b.credit_minor) order by t.name, b.number)
      from store_bill_charge g
        join store_bill b on (b.account_id, b.id) = (g.account_id, g.bill_id)
        join store t on (t.account_id, t.id) = (b.account_id, b.store_id)
      where g.cycle_id = c.id) else q.lines end, q.billing_interval, c.number
  from subscription_cycle c join subscription s on s.id = c.subscription_id
    join subscription_revision r
      on r.subscription_id = c.subscription_id and r.revision = c.revision
    join plan_quote q on q.id = r.quote_id
  where c.id = i.cycle_id
) s;
