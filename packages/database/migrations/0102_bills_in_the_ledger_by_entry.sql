-- A bill enters the ledger as one entry for each impact, project, day and price book, however many orders are behind
-- it: an entry has the root of their Merkle tree. Everything here has an impact and a quantity with its unit, so that
-- shops can fund other things than trees.

-- An invoice run takes the store alone. What it wrote beside the orders has its number, so that the next one finds
-- what a run left whose own transaction was lost.
alter table store add column runs integer not null default 0 check (runs >= 0);

drop view certificate_statement;
drop table store_credit;
drop table store_bill_order;

-- What an order contributes of one impact, on its bill. Over the cap it has nothing, for good. An order has one line
-- for each impact; the key allows it on one bill.
create table store_bill_order (
  account_id  uuid     not null,
  store_id    uuid     not null,
  external_id text     not null,
  impact      text     not null check (impact in ('trees', 'co2e', 'plastic')),
  bill_number integer  not null,
  -- The invoice run of the store that wrote it.
  run         integer  not null check (run > 0),
  -- Its place on the bill; lines of one entry follow one another.
  line        integer  not null check (line > 0),
  -- The place in the bill of the entry that it is behind; `null`: it funds nothing.
  entry       smallint check (entry > 0),
  is_over_cap boolean  not null,
  billed_by   text     not null check (billed_by in ('trees', 'money')),
  money_minor bigint   not null check (money_minor >= 0),
  quantity    bigint   not null check (quantity >= 0),
  unit        text     not null,
  price_book_version text not null,
  created_on  date     not null,
  primary key (account_id, store_id, external_id, impact),
  unique (account_id, bill_number, store_id, line),
  foreign key (account_id, store_id, external_id)
    references store_order (account_id, store_id, external_id),
  check (not is_over_cap or (money_minor = 0 and quantity = 0)),
  check ((entry is null) = (quantity = 0)),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
select restrict_to_account('store_bill_order', 'select');

-- Of the tree of the orders behind an entry, the root of each 256 leaves.
create table store_order_node (
  account_id  uuid     not null,
  store_id    uuid     not null,
  bill_number integer  not null,
  entry       smallint not null check (entry > 0),
  place       integer  not null check (place >= 0),
  run         integer  not null check (run > 0),
  hash        bytea    not null check (octet_length(hash) = 32),
  primary key (account_id, store_id, bill_number, entry, place)
);
select restrict_to_account('store_order_node', 'select');

-- What an order contributes less than it was billed, found by a later invoice run.
create table store_credit (
  account_id  uuid        not null,
  store_id    uuid        not null,
  external_id text        not null,
  impact      text        not null,
  -- Counts from 1 within its order and impact.
  number      integer     not null check (number > 0),
  run         integer     not null check (run > 0),
  -- The credit note that it is on.
  note_id     uuid        not null,
  money_minor bigint      not null check (money_minor >= 0),
  quantity    bigint      not null check (quantity >= 0 and money_minor + quantity > 0),
  unit        text        not null,
  -- The day of the refund, which is never before that of the order.
  dated       date        not null,
  created_at  timestamptz not null,
  primary key (account_id, store_id, external_id, impact, number),
  foreign key (account_id, store_id, external_id, impact)
    references store_bill_order (account_id, store_id, external_id, impact),
  check (unit = case impact when 'trees' then 'mtree' else 'g' end)
);
create index store_credit_note_of on store_credit (account_id, note_id);
select restrict_to_account('store_credit', 'select');

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

do $$ declare name text; begin
  foreach name in array array['store_bill_entry', 'store_credit_note'] loop
    execute format('create trigger append_only before update or delete or truncate on %I '
      'for each statement execute function refuse_change()', name);
  end loop;
end $$;

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

-- At the commit the entries of a bill add up to it.
create or replace function check_bill() returns trigger language plpgsql as $$ begin
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

-- What takes back names what it takes back of.
alter table impact_ledger_entry
  add constraint taking_back_names_its_entry check ((reverses is not null) = (quantity < 0));
create unique index reversed_once on impact_ledger_entry (reverses) where source_kind = 'reversal';

alter table public_ledger_entry
  drop constraint public_ledger_entry_reverses_key,
  add column orders integer;
create index public_ledger_entry_reverses on public_ledger_entry (reverses) where reverses is not null;

create or replace function publish_logged_entries() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  with published as (
    insert into public_ledger_entry (log_index, entry_id, month, recorded_at, source_kind, impact, quantity,
      project_id, effective_from, effective_to, basis, reverses, orders)
    select a.index, e.id, date_trunc('month', e.recorded_at at time zone 'UTC')::date,
      date_trunc('minute', e.recorded_at), e.source_kind, e.impact, e.quantity, e.project_id,
      e.effective_from, e.effective_to, e.basis, e.reverses, e.orders
    from added a join impact_ledger_entry e on e.id = a.entry_id
    returning month, project_id, impact, quantity)
  insert into public_ledger_month as kept (month, project_id, impact, entries, quantity)
  select month, project_id, impact, count(*), sum(quantity) from published group by 1, 2, 3
  on conflict (month, project_id, impact) do update
    set entries = kept.entries + excluded.entries, quantity = kept.quantity + excluded.quantity;
  return null;
end $$;

-- The certificate of a store is of its paid bills, and of what was credited on those.
create view certificate_statement with (security_invoker = true) as
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
          select array_agg(k.id) from store_credit_note k join store_bill_charge p
            on (p.account_id, p.bill_id) = (k.account_id, k.bill_id) and p.status = 'paid'
          where (k.account_id, k.store_id) = (t.account_id, t.id)), '{}') as sources,
        count(*) as bills, (min(l.from_at) at time zone 'UTC')::date as from_date,
        -- The moment of the invoice run belongs to the next bill.
        ((max(l.until_at) - interval '1 millisecond') at time zone 'UTC')::date as to_date,
        coalesce(sum(l.total_minor), 0)::bigint as total_minor
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)) paid
    cross join lateral (
      select coalesce(sum(quantity), 0)::bigint as milli_trees, max(project_id) as tree_project
      from impact_ledger_entry where source_id = any(paid.sources)) f
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;
grant select on certificate_statement to understory_tenant;
