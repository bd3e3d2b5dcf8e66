-- What stores are billed. Bills, what they are in the ledger and credits never change: a refund after the bill is a
-- credit on a later one. Only how far a bill's payment is changes (store_bill_charge).
--
-- A bill enters the ledger as one entry for each impact, project, day and price book, however many orders are behind
-- it: an entry has the root of their Merkle tree. Everything here has an impact and a quantity with its unit, so that
-- shops can fund other things than trees.

-- The orders of a store that count from one invoice run to the next.
create table store_bill (
  account_id   uuid        not null references live_account,
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
  foreign key (account_id, store_id) references store (account_id, id),
  -- No day of a store is on two bills that its card pays. What Shopify charges may take up older orders that did not
  -- fit under a limit, so its bills may reach back.
  constraint no_time_billed_twice exclude using gist (
    uuid_range(store_id, store_id, '[]') with &&,
    tstzrange(from_at, until_at) with &&
  ) where (charged_by = 'card')
);
select restrict_to_account('store_bill', 'select');
create trigger append_only before update or delete or truncate on store_bill
  for each statement execute function refuse_change();

-- How far the payment of a bill is. Without anything to pay it is paid at once.
create table store_bill_charge (
  account_id uuid        not null references live_account,
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
  -- A bill that was refunded takes back what was credited on it and not used yet: all of its money went back. What was
  -- used on a later bill stays used, and the credit that the bill itself used is free again.
  withdrawn_minor bigint not null default 0,
  primary key (account_id, bill_id),
  foreign key (account_id, bill_id) references store_bill (account_id, id),
  check ((paid_at is not null) = (status in ('paid', 'refunded'))),
  check ((refunded_at is not null) = (status = 'refunded')),
  check (withdrawn_minor >= 0 and (withdrawn_minor = 0 or status = 'refunded'))
);
create index store_bill_charge_waiting on store_bill_charge (account_id) where status = 'waiting';
create index store_bill_charge_cycle on store_bill_charge (cycle_id);
select restrict_to_account('store_bill_charge', 'select');

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

-- What a bill is in the ledger once it is paid. What its sum pays for beyond its orders is an entry without orders.
create table store_bill_entry (
  account_id  uuid     not null,
  store_id    uuid     not null,
  bill_number integer  not null,
  -- Counts from 1 within its bill.
  entry       smallint not null check (entry > 0),
  impact      text     not null check (impact in ('trees', 'co2e', 'plastic')),
  project_id  text     not null references project,
  day         date     not null,
  -- The version of prices.
  basis       text     not null,
  orders      integer  not null check (orders between 0 and 100000),
  quantity    bigint   not null check (quantity >= greatest(orders, 1)),
  unit        text     not null,
  first_line  integer,
  last_line   integer,
  root        bytea    check (octet_length(root) = 32),
  primary key (account_id, store_id, bill_number, entry),
  foreign key (account_id, store_id, bill_number)
    references store_bill (account_id, store_id, number),
  check (num_nonnulls(root, first_line, last_line) = case when orders > 0 then 3 else 0 end),
  check (last_line - first_line = orders - 1),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
select restrict_to_account('store_bill_entry', 'select');
create trigger append_only before update or delete or truncate on store_bill_entry
  for each statement execute function refuse_change();

-- What one invoice run took back of one entry of a bill, of one day of refunds.
create table store_credit_note (
  id          uuid        not null,
  account_id  uuid        not null,
  store_id    uuid        not null,
  run         integer     not null check (run > 0),
  bill_id     uuid        not null,
  -- `null`: of orders that funded nothing.
  entry       smallint,
  dated       date        not null,
  impact      text        not null check (impact in ('trees', 'co2e', 'plastic')),
  -- Of which something that they funded is taken back, and of which all.
  orders      integer     not null check (orders between 0 and 100000),
  returned    integer     not null check (returned between 0 and orders),
  money_minor bigint      not null check (money_minor >= 0),
  quantity    bigint      not null check (quantity >= orders and money_minor + quantity > 0),
  unit        text        not null,
  root        bytea       check (octet_length(root) = 32),
  created_at  timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, store_id) references store (account_id, id),
  foreign key (account_id, bill_id) references store_bill (account_id, id),
  check ((root is null) = (orders = 0) and (orders = 0) = (quantity = 0)),
  check (entry is not null or orders = 0),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
create index store_credit_note_store on store_credit_note (account_id, store_id);
create index store_credit_note_bill on store_credit_note (account_id, bill_id);
select restrict_to_account('store_credit_note', 'select');
create trigger append_only before update or delete or truncate on store_credit_note
  for each statement execute function refuse_change();

-- Of the paid bills of a store: orders that funded something of an impact, how many of them were given back whole
-- since, and what is left.
create table store_total (
  account_id uuid    not null,
  store_id   uuid    not null,
  impact     text    not null check (impact in ('trees', 'co2e', 'plastic')),
  orders     integer not null default 0 check (orders >= 0),
  returned   integer not null default 0 check (returned between 0 and orders),
  quantity   bigint  not null default 0 check (quantity >= 0),
  unit       text    not null,
  primary key (account_id, store_id, impact),
  foreign key (account_id, store_id) references store (account_id, id),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
select restrict_to_account('store_total', 'select');

-- What was credited to a store and no bill has taken off yet. A bill that was refunded or given up takes nothing off,
-- and what was withdrawn with a refunded one is credited no more. Kept beside every change, so that neither a page
-- nor an invoice run adds up all bills and credits of a store.
create table store_credit_balance (
  account_id uuid   not null,
  store_id   uuid   not null,
  minor      bigint not null,
  primary key (account_id, store_id),
  foreign key (account_id, store_id) references store (account_id, id)
);
select restrict_to_account('store_credit_balance', 'select');

create function takes_credit(status text) returns boolean language sql immutable
  return status not in ('refunded', 'void');

create function change_credit_balance(account uuid, store uuid, change bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into store_credit_balance as kept (account_id, store_id, minor) values (account, store, change)
  on conflict (account_id, store_id) do update set minor = kept.minor + change
$$;

create function credit_by_note() returns trigger language plpgsql as $$ begin
  perform change_credit_balance(new.account_id, new.store_id, new.money_minor);
  return null;
end $$;
create trigger credit_by_note after insert on store_credit_note
  for each row when (new.money_minor > 0) execute function credit_by_note();

create function credit_by_charge() returns trigger language plpgsql as $$
declare bill store_bill; change bigint;
begin
  select * into strict bill from store_bill b where (b.account_id, b.id) = (new.account_id, new.bill_id);
  change := case when takes_credit(new.status) then -bill.credit_minor else 0 end - new.withdrawn_minor;
  if tg_op = 'UPDATE' then
    change := change - (case when takes_credit(old.status) then -bill.credit_minor else 0 end - old.withdrawn_minor);
  end if;
  if change <> 0 then
    perform change_credit_balance(bill.account_id, bill.store_id, change);
  end if;
  return null;
end $$;
create trigger credit_by_charge_inserted after insert on store_bill_charge
  for each row execute function credit_by_charge();
create trigger credit_by_charge_changed after update of status, withdrawn_minor on store_bill_charge
  for each row when (old.status <> new.status or old.withdrawn_minor <> new.withdrawn_minor)
  execute function credit_by_charge();

-- At the commit a bill has its charge, its entries add up to it, and it takes off at most what is left of the credits.
create function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if not exists (
      select from store_bill_entry e where impact = 'trees' and (e.account_id, e.store_id, e.bill_number)
        = (new.account_id, new.store_id, new.number)
      having coalesce(sum(quantity) filter (where orders > 0), 0) = new.milli_trees
        and coalesce(sum(quantity) filter (where orders = 0), 0) = new.remainder_milli_trees) then
    raise exception 'the entries of bill % of store % do not add up to it', new.number, new.store_id;
  end if;
  if new.credit_minor > 0 and exists (select from store_credit_balance k
      where (k.account_id, k.store_id) = (new.account_id, new.store_id) and k.minor < 0) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;
create constraint trigger bill_is_whole after insert on store_bill
  deferrable initially deferred for each row execute function check_bill();

-- How stores are billed by their platform: what the merchant approved there, and what was recorded as used.

-- A plan of usage with a cap, as the platform has it; it is asked, and what it says is stored here.
create table store_app_plan (
  account_id   uuid        not null references live_account,
  store_id     uuid        not null,
  id           uuid        not null unique,
  -- The platform's ids of the subscription and of its line for usage.
  external_id  text        not null unique check (length(external_id) <= 200),
  line_item_id text        not null check (length(line_item_id) <= 200),
  status       text        not null
    check (status in ('pending', 'active', 'declined', 'expired', 'frozen', 'cancelled')),
  -- In US dollars, of one period. A raise waits for its approval.
  cap_minor    bigint      not null check (cap_minor > 0),
  asked_cap_minor bigint   check (asked_cap_minor > cap_minor),
  used_minor   bigint      not null default 0 check (used_minor >= 0),
  period_end   timestamptz,
  -- Orders wait for the next period, or for a higher cap.
  is_at_cap    boolean     not null default false,
  -- The end of the period for which the merchant was told of 90 per cent.
  warned_for   timestamptz,
  -- Where the merchant approves what is asked.
  approval_url text        check (length(approval_url) <= 2000),
  created_by   uuid        references app_user on delete set null,
  created_at   timestamptz not null,
  activated_at timestamptz,
  checked_at   timestamptz not null,
  primary key (account_id, store_id, id),
  foreign key (account_id, store_id) references store (account_id, id)
);
create unique index one_app_plan on store_app_plan (account_id, store_id)
  where status in ('active', 'frozen');
create index store_app_plan_author on store_app_plan (created_by);
select restrict_to_account('store_app_plan', 'select, insert, update');

-- A bill that is about to be recorded under a plan, before the platform is called: unknown answers are asked
-- again with the same key.
create table store_usage_attempt (
  account_id uuid        not null references live_account,
  bill_id    uuid        not null,
  plan_id    uuid        not null references store_app_plan (id),
  key        text        not null unique check (length(key) <= 255),
  began_at   timestamptz not null,
  primary key (account_id, bill_id, plan_id),
  foreign key (account_id, bill_id) references store_bill (account_id, id)
);
create index store_usage_attempt_plan on store_usage_attempt (plan_id);
select restrict_to_account('store_usage_attempt', 'select');
create trigger append_only before update or delete or truncate on store_usage_attempt
  for each statement execute function refuse_change();

-- A bill that the platform recorded: it charges it with its own next invoice to the merchant.
create table store_usage_record (
  account_id   uuid        not null references live_account,
  bill_id      uuid        not null,
  plan_id      uuid        not null references store_app_plan (id),
  external_id  text        not null unique check (length(external_id) <= 200),
  amount_minor bigint      not null check (amount_minor > 0),
  recorded_at  timestamptz not null,
  primary key (account_id, bill_id),
  foreign key (account_id, bill_id, plan_id)
    references store_usage_attempt (account_id, bill_id, plan_id)
);
create index store_usage_record_plan on store_usage_record (plan_id);
create index store_usage_record_attempt on store_usage_record (account_id, bill_id, plan_id);
select restrict_to_account('store_usage_record', 'select');
create trigger append_only before update or delete or truncate on store_usage_record
  for each statement execute function refuse_change();

create function check_usage_record() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill b where b.id = new.bill_id and b.account_id = new.account_id
      and b.charged_by = 'shopify' and b.currency = 'USD' and b.total_minor = new.amount_minor) then
    raise exception 'usage record % is not what bill % comes to', new.external_id, new.bill_id;
  end if;
  return new;
end $$;
create trigger record_is_bill before insert on store_usage_record
  for each row execute function check_usage_record();

-- The platform may repeat a refusal for a key, also once there is room under the cap. A bill that was refused is
-- sent again under its next key: nothing was recorded under those before.
create table store_usage_refusal (
  account_id uuid        not null references live_account,
  bill_id    uuid        not null,
  plan_id    uuid        not null,
  -- Counts from 1 for each plan.
  number     integer     not null check (number > 0),
  refused_at timestamptz not null,
  primary key (account_id, bill_id, plan_id, number),
  foreign key (account_id, bill_id, plan_id)
    references store_usage_attempt (account_id, bill_id, plan_id)
);
select restrict_to_account('store_usage_refusal', 'select');
create trigger append_only before update or delete or truncate on store_usage_refusal
  for each statement execute function refuse_change();
