-- What stores are billed. Bills, the orders on them and credits never change: a refund after the bill is a
-- credit on a later one. Only how far a bill's payment is changes (store_bill_charge).

-- Orders created before then were billed, as far as they counted by then.
alter table store add column billed_until timestamptz;
-- Shopify bills its own shops; every other store is billed by the card of its account.
alter table store add column charged_by text not null default 'card'
  check (charged_by in ('card', 'shopify'));

-- The plan of stores was ended: the last bill is charged, and then the subscription ends.
alter table subscription add column ending_at timestamptz;

-- Orders that are created while an account has no plan contribute nothing, as in any other gap.
alter table store_gap drop constraint store_gap_reason_check;
alter table store_gap add check (reason in ('paused', 'after-disconnection', 'no-plan'));

-- The orders of a store that count from one invoice run to the next.
create table store_bill (
  account_id   uuid        not null references account,
  store_id     uuid        not null,
  -- Counts from 1 within its store.
  number       integer     not null check (number > 0),
  id           uuid        not null,
  charged_by   text        not null check (charged_by in ('card', 'shopify')),
  from_at      timestamptz not null,
  -- Orders created at that moment or later belong to the next bill.
  until_at       timestamptz not null check (until_at > from_at),
  currency     text        not null check (currency in ('GBP', 'EUR', 'USD')),
  -- The merchant's own limit of the cycle as it was then.
  cap_minor    bigint      check (cap_minor > 0),
  orders       integer     not null check (orders >= 0),
  over_cap     integer     not null check (over_cap >= 0 and orders + over_cap > 0),
  -- Its orders together, and what earlier refunds take off.
  gross_minor  bigint      not null check (gross_minor >= 0),
  credit_minor bigint      not null check (credit_minor between 0 and gross_minor),
  total_minor  bigint      not null generated always as (gross_minor - credit_minor) stored,
  -- Of its orders, and what their sum pays for beyond that.
  milli_trees  bigint      not null check (milli_trees >= 0),
  remainder_milli_trees bigint not null check (remainder_milli_trees >= 0),
  created_at   timestamptz not null,
  primary key (account_id, store_id, number),
  unique (account_id, id),
  foreign key (account_id, store_id) references store (account_id, id)
);
select restrict_to_account('store_bill', 'select');

-- An order on its bill: the key allows one bill for each order. Over the cap it has nothing, for good.
create table store_bill_order (
  account_id  uuid    not null references account,
  store_id    uuid    not null,
  external_id text    not null,
  bill_number integer not null,
  -- Its line on the bill.
  line        integer not null check (line > 0),
  is_over_cap boolean not null,
  billed_by   text    not null check (billed_by in ('trees', 'money')),
  money_minor bigint  not null check (money_minor >= 0),
  milli_trees bigint  not null check (milli_trees >= 0),
  price_book_version text not null,
  created_on  date    not null,
  primary key (account_id, store_id, external_id),
  unique (account_id, store_id, bill_number, line),
  foreign key (account_id, store_id, bill_number)
    references store_bill (account_id, store_id, number),
  foreign key (account_id, store_id, external_id)
    references store_order (account_id, store_id, external_id),
  check (not is_over_cap or (money_minor = 0 and milli_trees = 0))
);
select restrict_to_account('store_bill_order', 'select');

-- What an order contributes less than it was billed, found by a later invoice run.
create table store_credit (
  account_id  uuid        not null references account,
  store_id    uuid        not null,
  external_id text        not null,
  -- Counts from 1 within its order.
  number      integer     not null check (number > 0),
  id          uuid        not null,
  money_minor bigint      not null check (money_minor >= 0),
  milli_trees bigint      not null check (milli_trees >= 0 and money_minor + milli_trees > 0),
  -- The day of the refund.
  dated       date        not null,
  created_at  timestamptz not null,
  primary key (account_id, store_id, external_id, number),
  unique (account_id, id),
  foreign key (account_id, store_id, external_id)
    references store_bill_order (account_id, store_id, external_id)
);
select restrict_to_account('store_credit', 'select');

-- How far the payment of a bill is. Without anything to pay it is paid at once.
create table store_bill_charge (
  account_id uuid        not null references account,
  bill_id    uuid        not null,
  charged_by text        not null check (charged_by in ('card', 'shopify')),
  -- Waiting: to be sent to the provider. Void: it will never be paid.
  status     text        not null check (status in ('waiting', 'sent', 'paid', 'refunded', 'void')),
  -- By card: the cycle of the ecommerce subscription whose invoice it is on.
  cycle_id   uuid,
  -- The provider's id of what it is charged by: an invoice item, a usage record.
  gateway_id text        unique,
  -- How often it has entered the ledger: again after a refund that failed.
  ledger_revision integer not null default 0 check (ledger_revision >= 0),
  sent_at    timestamptz,
  paid_at    timestamptz,
  refunded_at timestamptz,
  primary key (account_id, bill_id),
  foreign key (account_id, bill_id) references store_bill (account_id, id),
  check ((paid_at is not null) = (status in ('paid', 'refunded'))),
  check ((refunded_at is not null) = (status = 'refunded'))
);
create index store_bill_charge_waiting on store_bill_charge (account_id) where status = 'waiting';
create index store_bill_charge_cycle on store_bill_charge (cycle_id);
select restrict_to_account('store_bill_charge', 'select');

do $$ declare name text; begin
  foreach name in array array['store_bill', 'store_bill_order', 'store_credit'] loop
    execute format('create trigger append_only before update or delete or truncate on %I '
      'for each statement execute function refuse_change()', name);
  end loop;
end $$;

-- The orders of a bill are inserted in one statement after it, and add up to it.
create function check_bill_orders() returns trigger language plpgsql as $$
declare wrong record; begin
  select b.account_id, b.store_id, b.number into wrong
  from (select distinct account_id, store_id, bill_number from added) a
    join store_bill b on (b.account_id, b.store_id, b.number) = (a.account_id, a.store_id, a.bill_number)
    cross join lateral (
      select count(*) filter (where not is_over_cap) as orders,
        count(*) filter (where is_over_cap) as over_cap, sum(money_minor) as money, sum(milli_trees) as trees
      from store_bill_order o
      where (o.account_id, o.store_id, o.bill_number) = (b.account_id, b.store_id, b.number)) s
  where (s.orders, s.over_cap, s.money, s.trees)
    is distinct from (b.orders, b.over_cap, b.gross_minor, b.milli_trees)
  limit 1;
  if found then
    raise exception 'the orders of bill % of store % do not add up to it', wrong.number, wrong.store_id;
  end if;
  return null;
end $$;
create trigger orders_add_up after insert on store_bill_order
  referencing new table as added for each statement execute function check_bill_orders();

-- At the commit a bill has its orders and its charge, and takes off no more than was credited.
create function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_order o where (o.account_id, o.store_id, o.bill_number)
      = (new.account_id, new.store_id, new.number)) then
    raise exception 'bill % of store % has no orders', new.number, new.store_id;
  end if;
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if (select coalesce(sum(credit_minor), 0) from store_bill b
        where (b.account_id, b.store_id) = (new.account_id, new.store_id))
    > (select coalesce(sum(money_minor), 0) from store_credit c
        where (c.account_id, c.store_id) = (new.account_id, new.store_id)) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;
create constraint trigger bill_is_whole after insert on store_bill
  deferrable initially deferred for each row execute function check_bill();

create function check_credit() returns trigger language plpgsql as $$ begin
  if exists (
    select from store_bill_order o cross join lateral (
      select sum(money_minor) as money, sum(milli_trees) as trees from store_credit c
      where (c.account_id, c.store_id, c.external_id) = (o.account_id, o.store_id, o.external_id)) s
    where (o.account_id, o.store_id, o.external_id) = (new.account_id, new.store_id, new.external_id)
      and (s.money > o.money_minor or s.trees > o.milli_trees)) then
    raise exception 'order % of store % is credited with more than it was billed', new.external_id, new.store_id;
  end if;
  return null;
end $$;
create trigger credit_within_bill after insert on store_credit
  for each row execute function check_credit();

create function allow_charge_transition() returns trigger language plpgsql as $$ begin
  if old.status <> new.status and not (
       (old.status = 'waiting' and new.status in ('sent', 'paid', 'void'))
    or (old.status = 'sent' and new.status in ('paid', 'void'))
    or (old.status = 'paid' and new.status = 'refunded')
    or (old.status = 'refunded' and new.status = 'paid')) then
    raise exception 'the charge of a bill cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger charge_transition before update on store_bill_charge
  for each row execute function allow_charge_transition();

-- A store has one certificate, which grows with each bill that is paid.
alter table certificate add column store_id uuid unique;
alter table certificate add foreign key (account_id, store_id) references store (account_id, id);
create index certificate_store on certificate (account_id, store_id);
alter table certificate drop constraint of_one_thing;
alter table certificate add constraint of_one_thing
  check (num_nonnulls(purchase_id, subscription_id, gift_id, granted_id, store_id) = 1);

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
          select array_agg(k.id) from store_credit k
          where (k.account_id, k.store_id) = (t.account_id, t.id)), '{}') as sources,
        count(*) as bills, min(l.from_at)::date as from_date, max(l.until_at)::date as to_date,
        coalesce(sum(l.total_minor), 0)::bigint as total_minor
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)) paid
    cross join lateral (
      select coalesce(sum(quantity), 0)::bigint as milli_trees, max(project_id) as tree_project
      from impact_ledger_entry where source_id = any(paid.sources)) f
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;

-- The invoice of a cycle of stores has a line for each bill.
create or replace view invoice_statement with (security_invoker = true) as
select i.id, i.account_id, i.purchase_id, i.cycle_id, i.number, i.issued_at, i.buyer, i.vat_terms, s.*
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
    null, null, null, null, null, null, null, null, null, null,
    c.from_date, c.to_date, case when s.product = 'business-ecommerce-recurring' then (
      select jsonb_agg(jsonb_build_object('store', t.name, 'orders', b.orders,
        'milliTrees', b.milli_trees + b.remainder_milli_trees, 'grossMinor', b.gross_minor,
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
