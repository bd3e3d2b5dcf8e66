-- What stores are billed. Bills, the orders on them and credits never change: a refund after the bill is a
-- credit on a later one. Only how far a bill's payment is changes (store_bill_charge).

-- Orders created before then were cut into bills, as far as they counted by then.
alter table store add column cut_until timestamptz;

-- The orders of a store that count from one cut to the next.
create table store_bill (
  account_id   uuid        not null references account,
  store_id     uuid        not null,
  -- Counts from 1 within its store.
  number       integer     not null check (number > 0),
  id           uuid        not null unique,
  charged_by   text        not null check (charged_by in ('card', 'shopify')),
  from_at      timestamptz not null,
  -- Orders created at that moment or later belong to the next bill.
  cut_at       timestamptz not null check (cut_at > from_at),
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

-- What an order contributes less than it was billed, found by a later cut.
create table store_credit (
  account_id  uuid        not null references account,
  store_id    uuid        not null,
  external_id text        not null,
  -- Counts from 1 within its order.
  number      integer     not null check (number > 0),
  id          uuid        not null unique,
  money_minor bigint      not null check (money_minor >= 0),
  milli_trees bigint      not null check (milli_trees >= 0 and money_minor + milli_trees > 0),
  -- The day of the refund.
  dated       date        not null,
  created_at  timestamptz not null,
  primary key (account_id, store_id, external_id, number),
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
